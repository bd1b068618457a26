import { css } from '#styled/css'

export const lastRun = css({ marginTop: '6px', fontSize: '13px', color: 'text.muted', maxWidth: '620px' })
/** Sun passes, white waits, red fails; where nothing ran, what is tested is pale. */
export const tape = css({
  position: 'relative',
  display: 'flex',
  height: '46px',
  marginTop: '20px',
  borderRadius: '3px',
  overflow: 'hidden',
  background: 'sun.500',
})
export const notch = css({
  flex: '1',
  minWidth: '0',
  '&[data-rule=waived]': { background: 'paper.200' },
  '&[data-rule=notRun]': { background: 'sun.300' },
  '&[data-rule=fails], &[data-rule=untested]': { background: 'error.fg' },
})
/** The marks of a ruler, below the notches. */
export const scale = css({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: '14px',
  pointerEvents: 'none',
  backgroundImage:
    'repeating-linear-gradient(90deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 10%), repeating-linear-gradient(90deg, token(colors.ink.900) 0 1px, transparent 1px 2%)',
  backgroundSize: '100% 14px, 100% 7px',
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
})
export const ends = css({ display: 'flex', fontSize: '12.5px', color: 'text.muted', marginTop: '4px' })
export const end = css({
  flex: '0 1 0',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '13px',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 14px 8px 0',
    borderTop: '1px solid token(colors.border.hairline)',
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTop: '0', fontSize: '12px', fontWeight: '520', color: 'text.muted', paddingBlock: '4px' },
  '& tbody th': { fontFamily: 'code', fontWeight: '700', fontSize: '12.5px', whiteSpace: 'nowrap' },
  '& tr[data-rule=fails], & tr[data-rule=untested]': {
    background: 'error.bg',
    boxShadow: 'inset 3px 0 0 token(colors.error.fg)',
    '& > :first-child': { paddingLeft: '10px' },
  },
  mdDown: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': { borderTop: '1px solid token(colors.border.hairline)', paddingBlock: '10px' },
    '& th, & td': { borderTop: '0', padding: '2px 0' },
    // what is not there needs no line of its own
    '& [data-none]': { display: 'none' },
  },
})
export const columns = {
  rule: css({ md: { width: '68px' } }),
  text: css({ md: { width: '31%' } }),
  kept: css({ md: { width: '20%' } }),
  result: css({ md: { width: '164px' } }),
}
export const keeper = css({ fontWeight: '620' })
export const where = css({ color: 'text.muted', overflowWrap: 'anywhere', '& li': { listStyle: 'none' } })
export const play = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  marginLeft: '10px',
  fontSize: '12px',
  color: 'text.soft',
  whiteSpace: 'nowrap',
  _hover: { color: 'text.default' },
  _print: { display: 'none' },
  md: { minHeight: '0' },
})
export const csv = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'touchMin',
  marginLeft: 'auto',
  marginTop: '10px',
  paddingInline: '14px',
  border: '1.5px solid token(colors.border.control)',
  borderRadius: '8px',
  color: 'text.default',
  fontSize: '13px',
  fontWeight: '620',
  textDecoration: 'none',
  _hover: { background: 'surface.sunken' },
  _print: { display: 'none' },
  md: { minHeight: '32px' },
})
/** Drawn when it comes in sight: there are hundreds of rules. */
export const part = css({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 900px',
  _print: { contentVisibility: 'visible' },
})
export const none = css({ color: 'text.muted' })
export const test = css({ listStyle: 'none', '& + &': { marginTop: '4px' }, '&[data-failed]': { color: 'error.fg' } })
export const file = css({ fontFamily: 'code', fontSize: '11.5px', color: 'text.muted', overflowWrap: 'anywhere' })
export const more = css({ '& summary': { cursor: 'pointer', minHeight: '24px', color: 'text.soft' } })
export const result = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  '& svg': { alignSelf: 'center' },
  gap: '6px',
  fontWeight: '620',
  color: 'text.soft',
  '&[data-rule=passes]': { color: 'success.fg' },
  '&[data-rule=fails], &[data-rule=untested]': { color: 'error.fg' },
  '&[data-rule=waived]': { color: 'notice.fg' },
})
export const label = css({ fontSize: '12.5px', color: 'text.muted' })
