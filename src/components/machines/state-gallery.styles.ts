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
export const row = css({
  borderTop: hairline,
  _last: { borderBottom: hairline },
  // what is open is told apart from the rows around it
  '&[open]': { background: 'surface.quiet' },
})
export const rowHead = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '2px 10px',
  alignItems: 'start',
  minHeight: 'touchMin',
  paddingBlock: '10px',
  paddingRight: '10px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { background: 'surface.sunken' },
  md: { gridTemplateColumns: '20px 250px minmax(0, 1fr) 80px', alignItems: 'baseline', paddingBlock: '9px' },
})
export const arrow = css({
  display: 'grid',
  placeItems: 'center',
  height: '24px',
  color: 'text.muted',
  alignSelf: 'start',
  'details[open] > summary > &': { transform: 'rotate(90deg)' },
  _motionSafe: { transition: 'transform 90ms' },
})
export const rowName = css({ display: 'grid', '& code': { color: 'text.muted' } })
export const rowText = css({
  color: 'text.soft',
  fontSize: '13px',
  textWrap: 'pretty',
  gridColumn: '2 / -1',
  gridRow: '2',
  md: { gridColumn: 'auto', gridRow: 'auto' },
})
export const rowCount = css({
  color: 'text.muted',
  fontSize: '12.5px',
  lineHeight: '24px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const inside = css({
  paddingInline: '12px',
  paddingBottom: '20px',
  // below its row, and below what stays in sight above it
  scrollMarginTop: '120px',
  md: { paddingLeft: '30px' },
})
export const insideWays = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  fontSize: '13px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touchMin', textDecoration: 'underline' },
  md: { '& a': { minHeight: '28px' } },
})
export const machineTitle = css({ fontFamily: 'display', fontSize: '17px', fontWeight: '500', lineHeight: '24px' })
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
