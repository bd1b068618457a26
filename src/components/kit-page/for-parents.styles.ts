import { css } from '#styled/css'

export const words = css({ display: 'grid', gap: '16px', alignContent: 'center' })
export const list = css({ marginTop: '4px' })
