import { css } from '#styled/css'

export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '13px',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 12px 8px 0',
    borderTop: '1px solid token(colors.border.hairline)',
    overflowWrap: 'anywhere',
  },
  '& tr > :first-child': { paddingLeft: '10px' },
  '& thead th': { borderTop: '0', fontSize: '12px', fontWeight: '520', color: 'text.muted', paddingBlock: '4px' },
  '& tr[data-on] > *': { background: 'sun.100' },
  '& tr[data-on] > :first-child': { boxShadow: 'inset 3px 0 0 token(colors.sun.500)' },
  '& tr': { breakInside: 'avoid' },
  mdDown: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': { borderTop: '1px solid token(colors.border.hairline)', paddingBlock: '8px' },
    '& th, & td': { borderTop: '0', padding: '2px 10px' },
  },
})
export const state = css({ fontWeight: '620', md: { width: '180px' } })
export const path = css({
  display: 'block',
  fontFamily: 'code',
  fontSize: '11px',
  fontWeight: '400',
  color: 'text.muted',
})
/** On paper all of it stands open. */
export const more = css({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touchMin',
    paddingInline: '10px',
    borderTop: '1px solid token(colors.border.hairline)',
    fontSize: '13px',
    fontWeight: '620',
    textDecoration: 'underline',
    cursor: 'pointer',
    listStyle: 'none',
    _print: { display: 'none' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  _print: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
})
export const moreText = css({ 'details[open] > summary > &': { display: 'none' } })
export const fewer = css({ 'details:not([open]) > summary > &': { display: 'none' } })
/** Its columns have been named above. */
export const moreHead = css({
  tableLayout: 'auto',
  '& thead th': { lineHeight: '0', paddingBlock: '0 !important', '&, & *': { visibility: 'hidden' } },
})
export const event = css({ display: 'block', fontFamily: 'code', fontSize: '11px', color: 'text.muted' })
export const origin = css({ md: { width: '148px' } })
/** A phone says what the number is, where a wide screen has a column for it. */
export const times = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  md: { width: '110px', textAlign: 'right !important' },
})
export const timesName = css({ md: { display: 'none' } })
export const timesShare = css({
  fontSize: '12px',
  color: 'text.muted',
  mdDown: { marginLeft: '6px' },
  md: { display: 'block' },
})
export const origins = css({ display: 'flex', flexWrap: 'wrap', gap: '4px' })
