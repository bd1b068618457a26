import { css } from '#styled/css'

export const picture = css({ width: '112px', marginBottom: '20px' })
