import { css } from '#styled/css'

export const chart = css({ paddingTop: '40px', paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const bottom = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const divider = css({ overflow: 'hidden', '& img': { minWidth: '720px' } })
