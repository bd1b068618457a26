import { css } from '#styled/css'

export const done = css({ display: 'grid', gap: '24px', marginTop: '28px' })
