import { css } from '#styled/css'

/** The account has a side column of 208 px from 1024 px, none below (the header's menu leads there). */
export const frame = css({
  display: 'grid',
  gap: '32px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  columnGap: { lg: '56px' },
  paddingBlock: { base: '8px 64px', lg: '32px 96px' },
})
export const side = css({ display: { base: 'none', lg: 'block' }, paddingTop: '8px' })
export const place = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  padding: '0 14px',
  marginLeft: '-14px',
  borderRadius: '8px',
  textDecoration: 'none',
  _hover: { background: 'surface.sunken' },
  '&[aria-current=page]': {
    fontWeight: '620',
    boxShadow: 'inset 4px 0 0 token(colors.sun.500)',
    borderRadius: '0',
  },
})
/** Where the side column has no room. */
export const adminAbove = css({
  display: { base: 'inline-flex', lg: 'none' },
  alignItems: 'center',
  minHeight: 'touchMin',
})
export const content = css({ minWidth: '0' })
/** Without a breadcrumb above it, it keeps its distance itself. */
export const first = css({ marginTop: { base: '16px', lg: '0' } })
export const lead = css({ marginTop: '10px' })
export const banners = css({ display: 'grid', gap: '20px', marginTop: '24px' })
export const powered = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginTop: '16px',
  textStyle: 'small',
  color: 'text.muted',
})
