import { css } from '#styled/css'

export const chart = css({ paddingTop: '40px', paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const gift = css({ background: 'surface.quiet' })
export const divider = css({ overflow: 'hidden', '& img': { minWidth: '720px' } })
