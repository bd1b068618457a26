import { css } from '#styled/css'

export const picture = css({ gridColumn: { lg: 'span 5' }, minWidth: '0' })
export const words = css({ gridColumn: { lg: '7 / -1' }, minWidth: '0' })
export const text = css({ marginTop: '10px', maxWidth: '520px' })
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: '22px',
})
