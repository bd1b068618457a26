import { css } from '#styled/css'

export const list = css({
  listStyle: 'disc',
  paddingLeft: '18px',
  marginTop: '4px',
  overflowWrap: 'break-word',
  '& li + li': { marginTop: '4px' },
})
export const bullets = css({
  listStyle: 'disc',
  paddingLeft: '20px',
  marginTop: '14px',
  color: 'text.soft',
  '& li + li': { marginTop: '6px' },
  '& li::marker': { color: 'error.fg' },
})
export const request = css({ textStyle: 'small', color: 'text.muted', marginTop: '24px', overflowWrap: 'anywhere' })
