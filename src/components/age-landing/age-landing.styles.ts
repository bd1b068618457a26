import { css } from '#styled/css'

export const soft = css({ background: 'accent.soft' })
export const last = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
