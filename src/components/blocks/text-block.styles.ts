import { css } from '#styled/css'

export const heading = css({ textStyle: 'h2', marginBottom: '16px', maxWidth: 'reading' })
