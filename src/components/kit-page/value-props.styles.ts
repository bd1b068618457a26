import { css } from '#styled/css'

export const list = css({ display: 'grid', gap: '12px', fontSize: '15px', color: 'text.soft' })
export const item = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  lineHeight: '1.5',
  '& svg': { color: 'accent', marginTop: '1px' },
  '& strong, & b': { fontWeight: '620', color: 'text.default' },
})
