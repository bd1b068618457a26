import { css } from '#styled/css'

export const after = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const nearby = css({ marginTop: '56px' })
/** All below the place where one buys: only here has the bar of the summary a place. */
export const belowPanel = css({ position: 'relative' })
