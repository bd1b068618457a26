import { css } from '#styled/css'

export const ages = css({ display: 'grid', gap: '8px' })
export const agesTitle = css({ textStyle: 'label' })
export const track = css({
  display: 'flex',
  gap: '4px',
  padding: '5px',
  width: { base: '100%', md: 'fit-content' },
  maxWidth: '100%',
  borderRadius: 'pebble',
  background: 'surface.sunken',
  '& > li': { flex: { base: '1', md: 'none' }, minWidth: '0' },
})
export const age = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touchMin',
  paddingInline: { base: '8px', md: '20px' },
  borderRadius: 'pebble',
  fontSize: '15px',
  fontWeight: '620',
  textAlign: 'center',
  textDecoration: 'none',
  color: 'text.soft',
  _hover: { color: 'text.default' },
  _focusVisible: { borderRadius: 'pebble', outlineOffset: '2px' },
  '&[aria-current=page]': { background: 'surface.page', color: 'text.default', boxShadow: 'lift' },
})
export const panel = css({
  display: 'grid',
  gap: '14px',
  padding: { base: '18px', md: '22px' },
  border: '1.5px solid token(colors.border.default)',
  borderRadius: 'panel',
})
export const priceRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' })
export const amount = css({ fontSize: '28px', lineHeight: '1.2' })
export const fact = css({ display: 'grid', gap: '10px', fontSize: '15px', color: 'text.soft' })
export const row = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  lineHeight: '1.5',
  '& svg': { color: 'accent', marginTop: '1px' },
})
export const quantity = css({ color: 'text.soft' })
export const below = css({ textStyle: 'small', color: 'text.muted', textAlign: 'center' })
export const after = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
