import { css } from '#styled/css'

export const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '11px',
  minHeight: 'touchMin',
  marginRight: '20px',
  fontFamily: 'display',
  fontSize: '25px',
  lineHeight: '1',
  fontWeight: '560',
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  '& svg': { width: '30px', height: '34px' },
})
