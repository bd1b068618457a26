import { css } from '#styled/css'

export const form = css({ display: 'grid', gap: '20px', paddingTop: '8px' })
