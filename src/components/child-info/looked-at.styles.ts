import { css } from '#styled/css'

export const privacy = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  marginTop: '20px',
  textStyle: 'small',
  color: 'text.soft',
  '& svg': { color: 'sun.700' },
})
