import { css } from '#styled/css'

export const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: { base: '8px', sm: '11px' },
  minHeight: 'touchMin',
  marginRight: { base: '0', lg: '8px', xl: '20px' },
  fontFamily: 'display',
  fontSize: { base: '21px', sm: '25px' },
  lineHeight: '1',
  fontWeight: '560',
  letterSpacing: '-0.03em',
  textDecoration: 'none',
  '& svg': { width: '30px', height: '34px' },
})
