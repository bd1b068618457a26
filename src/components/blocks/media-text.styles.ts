import { css } from '#styled/css'

export const heading = css({ textStyle: 'h2' })
export const text = css({ color: 'text.soft', marginTop: '16px', whiteSpace: 'pre-line' })
export const action = css({ marginTop: '24px' })
