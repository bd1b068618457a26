import { css } from '#styled/css'

export const locked = css({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: 'touchMin',
  fontSize: '15px',
  fontWeight: '520',
  color: 'text.muted',
})
