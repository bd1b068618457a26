import { css } from '#styled/css'

/** Each rule is a notch: sun is tested, white is waived. */
export const tape = css({
  display: 'flex',
  height: '46px',
  marginTop: '16px',
  borderRadius: '3px',
  overflow: 'hidden',
  background: 'sun.500',
})
export const notch = css({ flex: '1', background: 'paper.200', '&[data-tested]': { background: 'transparent' } })
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '13px',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 14px 8px 0',
    borderTop: '1px solid token(colors.border.hairline)',
  },
  '& thead th': { borderTop: '0', fontSize: '12px', fontWeight: '520', color: 'text.muted', paddingBlock: '4px' },
  '& tbody th': { fontFamily: 'code', fontWeight: '700', fontSize: '12.5px', whiteSpace: 'nowrap' },
  mdDown: {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& tr': { borderTop: '1px solid token(colors.border.hairline)', paddingBlock: '10px' },
    '& th, & td': { borderTop: '0', padding: '2px 0' },
  },
})
export const columns = { rule: css({ md: { width: '72px' } }), kept: css({ md: { width: '34%' } }) }
export const keeper = css({ fontWeight: '620' })
export const where = css({ display: 'block', color: 'text.muted', overflowWrap: 'anywhere' })
export const test = css({ listStyle: 'none', '& + &': { marginTop: '4px' } })
export const file = css({ fontFamily: 'code', fontSize: '11.5px', color: 'text.muted', overflowWrap: 'anywhere' })
export const more = css({ '& summary': { cursor: 'pointer', minHeight: '24px', color: 'text.soft' } })
