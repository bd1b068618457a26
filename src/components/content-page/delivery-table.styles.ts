import { css } from '#styled/css'

export const root = css({
  rowGap: '10px',
  paddingBlock: { base: '28px', md: '40px' },
  borderBottom: '1px solid token(colors.border.default)',
})
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: { base: '14px', md: '16px' },
  '& th, & td': {
    padding: '12px 10px 12px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid token(colors.border.default)',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: '620' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
})
export const days = css({ display: 'block', textStyle: 'small', color: 'text.soft' })
export const note = css({ marginTop: '14px', textStyle: 'small', color: 'text.soft' })
