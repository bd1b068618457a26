import { css } from '#styled/css'

export const after = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const nearby = css({ marginTop: '56px' })
/** All below the place where one buys: only here has the bar of the summary a place. */
/** Which call to action is shown follows the radio itself, so it is right before any script too. */
export const root = css({
  '&:has([data-option=standalone]:checked) [data-for=subscription]': { display: 'none' },
  '&:not(:has([data-option=standalone]:checked)) [data-for=standalone]': { display: 'none' },
})
export const belowPanel = css({ position: 'relative' })
