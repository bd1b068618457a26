import { css } from '#styled/css'

export const root = css({ marginTop: '40px' })
export const table = css({
  width: '100%',
  marginTop: '16px',
  borderCollapse: 'collapse',
  fontSize: { base: '14px', md: '16px' },
  '& th, & td': {
    padding: { base: '10px 6px', md: '12px 12px' },
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid token(colors.border.default)',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: '620', paddingLeft: '0' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
})
export const days = css({ display: 'block', textStyle: 'small', color: 'text.soft' })
export const note = css({ marginTop: '14px', textStyle: 'small', color: 'text.soft' })
