import { css } from '#styled/css'

export const orders = css({ marginTop: '28px', borderTop: '1px solid token(colors.border.default)' })
/** The whole row is the link's; on a phone state and sum stand below what they are about. */
export const order = css({
  position: 'relative',
  display: 'grid',
  gap: '6px 20px',
  gridTemplateColumns: { base: '96px minmax(0, 1fr) auto', md: '148px minmax(0, 1fr) auto 112px' },
  alignItems: { base: 'start', md: 'center' },
  padding: '20px 0',
  borderBottom: '1px solid token(colors.border.hairline)',
  _hover: { background: 'surface.sunken' },
})
/** What else is in it shows behind the first thing. */
export const pictures = css({
  display: 'flex',
  gridRow: { base: 'span 2', md: 'auto' },
  minHeight: '80px',
  '& img': { width: { base: '72px', md: '80px' }, height: { base: '72px', md: '80px' } },
  '& img + img': { marginLeft: { base: '-60px', md: '-56px' } },
  '&[data-many] img': {
    flex: 'none',
    position: 'relative',
    boxShadow: '2px 0 0 token(colors.paper.0)',
    _first: { zIndex: '2' },
    '&:nth-child(2)': { zIndex: '1' },
  },
})
export const about = css({ minWidth: '0', gridColumn: { base: '2 / -1', md: 'auto' } })
export const day = css({ textStyle: 'h3' })
export const contains = css({ color: 'text.soft', overflowWrap: 'anywhere' })
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  fontVariantNumeric: 'tabular-nums',
  _before: { content: '""', position: 'absolute', inset: '0' },
})
export const state = css({ justifySelf: { md: 'end' } })
export const sum = css({ textStyle: 'price', justifySelf: { md: 'end' }, fontVariantNumeric: 'tabular-nums' })
export const pages = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: '32px',
  color: 'text.soft',
})
