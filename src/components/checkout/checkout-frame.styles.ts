import { css } from '#styled/css'

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  height: 'header',
})
/** There is nothing to leave once it is ordered. */
export const leave = css({
  textAlign: 'right',
  maxWidth: { base: '160px', md: 'none' },
  'body:has([data-machine=checkout][data-over]) &': { display: 'none' },
  _print: { display: 'none' },
})
export const edge = css({ _print: { display: 'none' } })
