import { css } from '#styled/css'

const hairline = '1px solid token(colors.border.hairline)'

export const page = css({
  width: '100%',
  maxWidth: 'calc(1040px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
  paddingBlock: '32px 96px',
})
export const brand = css({ display: 'none', marginLeft: 'auto', color: 'text.muted', md: { display: 'block' } })
export const title = css({ textStyle: 'h1' })
export const lead = css({ color: 'text.soft', marginBlock: '8px 24px' })
export const search = css({ display: 'flex', gap: '12px', maxWidth: '640px' })
export const asked = css({ position: 'relative', flex: '1', minWidth: '0', '& input': { paddingLeft: '46px' } })
export const loupe = css({ position: 'absolute', left: '16px', top: '19px', color: 'text.muted', zIndex: '1' })
export const told = css({ textStyle: 'small', color: 'text.muted', marginBlock: '22px 6px' })
export const table = css({
  width: '100%',
  fontSize: '15px',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', color: 'text.muted', fontWeight: '520', fontSize: '14px', paddingBlock: '14px' },
  '& td': { paddingBlock: '14px', paddingRight: '16px', borderTop: hairline, verticalAlign: 'middle' },
  '& td:last-child, & th:last-child': { paddingRight: '0', textAlign: 'right' },
  '& mark': { background: 'sun.300', color: 'inherit', borderRadius: '2px' },
  md: {
    tableLayout: 'fixed',
    '& th:first-child': { width: '32%' },
    '& th:nth-child(2)': { width: '26%' },
    '& th:last-child': { width: '112px' },
  },
  mdDown: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & td': { display: 'block' },
    '& tr': { borderTop: hairline, paddingBlock: '14px' },
    '& td': { border: '0', padding: '2px 0' },
    '& td:last-child': { textAlign: 'left', paddingTop: '10px', _empty: { display: 'none' } },
  },
})
/** A table that stays one on a phone. */
const plainTable = css.raw({
  width: '100%',
  fontSize: '15px',
  borderCollapse: 'collapse',
  '& caption': { textStyle: 'small', color: 'text.muted', textAlign: 'left', paddingBottom: '6px' },
  '& th': { textAlign: 'left', color: 'text.muted', fontWeight: '520', fontSize: '14px', paddingBlock: '10px' },
  '& td': { paddingBlock: '10px', paddingRight: '16px', borderTop: hairline, overflowWrap: 'anywhere' },
})
export const counts = css(plainTable, {
  maxWidth: '640px',
  '& td:last-child, & th:last-child': { paddingRight: '0', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
export const steps = css(plainTable, { marginTop: '28px', '& code': { fontSize: '13px' } })
export const address = css({ display: 'block', fontWeight: '620', overflowWrap: 'anywhere' })
export const personName = css({ display: 'block', color: 'text.soft' })
export const cell = css({ color: 'text.soft' })
export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
export const pager = css({
  display: 'flex',
  gap: '20px',
  alignItems: 'center',
  paddingTop: '20px',
  borderTop: hairline,
})
export const explained = css({
  marginTop: '36px',
  maxWidth: '640px',
  padding: '22px',
  background: 'surface.quiet',
  borderRadius: 'panel',
  '& p': { color: 'text.soft', marginTop: '6px' },
  md: { padding: '28px' },
})
export const panel = css({
  display: 'grid',
  gap: '20px',
  padding: '22px',
  marginBottom: '28px',
  background: 'surface.quiet',
  borderRadius: 'panel',
  md: { padding: '28px' },
})
export const time = css({ display: 'grid', gap: '2px' })
export const timeLabel = css({ textStyle: 'small', color: 'text.muted', textAlign: 'left' })
export const timeValue = css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const field = css({ display: 'grid', gap: '8px', maxWidth: '320px', justifyItems: 'start' })
export const fieldLabel = css({ textStyle: 'label' })
