import { css } from '#styled/css'

const hairline = '1px solid token(colors.border.hairline)'

export const looks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  paddingBlock: '12px',
  borderBottom: hairline,
  background: 'surface.page',
  _print: { display: 'none' },
  // what every link depends on stays in sight
  md: { position: 'sticky', top: '0', zIndex: '1' },
})
export const toggles = css({
  display: 'inline-flex',
  background: 'surface.sunken',
  borderRadius: '9px',
  padding: '3px',
  md: { marginLeft: 'auto' },
})
export const view = css({
  minHeight: '40px',
  paddingInline: '14px',
  borderRadius: '7px',
  fontSize: '13px',
  fontWeight: '520',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.soft',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: 'surface.page', color: 'text.default', fontWeight: '620', boxShadow: 'lift' },
  md: { minHeight: '30px' },
})
export const who = css({ fontSize: '12.5px', color: 'text.muted' })
export const notice = css({
  flexBasis: '100%',
  paddingBlock: '8px',
  paddingInline: '14px',
  borderLeft: '4px solid token(colors.error.fg)',
  background: 'error.bg',
  color: 'error.fg',
  fontSize: '13px',
})
export const machine = css({
  display: 'grid',
  gap: '2px 10px',
  paddingTop: '22px',
  marginTop: '10px',
  borderTop: hairline,
  '& p': { color: 'text.soft', maxWidth: '680px' },
  md: { gridTemplateColumns: 'auto 1fr', alignItems: 'baseline', '& p': { gridColumn: '1 / -1' } },
})
export const machineTitle = css({
  fontFamily: 'display',
  fontSize: '18px',
  fontWeight: '500',
  lineHeight: '1.3',
  '& a': { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
export const cards = css({
  display: 'grid',
  gap: '28px 24px',
  paddingBlock: '16px 12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
export const missing = css({
  fontSize: '13px',
  '& > div': { paddingBlock: '7px', borderTop: hairline, md: { display: 'grid', gridTemplateColumns: '240px 1fr' } },
  '& dt': { fontWeight: '620' },
  '& dd': { color: 'text.soft' },
})
