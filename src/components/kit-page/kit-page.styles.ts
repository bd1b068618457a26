import { css } from '#styled/css'

export const after = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
export const nearby = css({ marginTop: '56px' })
