import { css } from '#styled/css'

export const root = css({
  display: 'grid',
  gap: '36px 56px',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
})
export const text = css({ marginTop: '10px', maxWidth: '420px' })
export const more = css({ marginTop: '10px' })
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: '620',
  textDecoration: 'underline',
})
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '14px 0',
    borderTop: '1px solid token(colors.border.default)',
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  '& th': { fontWeight: '520' },
  '& td, & thead th:not(:first-child)': { textAlign: 'right', paddingLeft: '12px' },
  '& thead th': { border: '0', paddingBlock: '4px', fontSize: '14px', lineHeight: '1.35', color: 'text.muted' },
  '& b': { fontWeight: '620' },
})
export const square = css({
  display: 'inline-block',
  width: '12px',
  height: '12px',
  marginRight: '10px',
  borderRadius: '3px',
  background: 'accent.bright',
})
export const count = css({ color: 'text.muted', fontWeight: '400', display: { base: 'none', md: 'inline' } })
export const single = css({ color: 'text.soft', '& span': { fontWeight: '400' } })
