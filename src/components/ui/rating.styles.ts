import { css } from '#styled/css'

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
export const stars = css({ display: 'inline-flex', gap: '2px' })
const star = { width: '18px', height: '18px', stroke: '#b9861a', strokeWidth: '1' } as const
export const filled = css({ ...star, fill: 'sun.500' })
export const hollow = css({ ...star, fill: 'paper.0' })
export const figure = css({ textStyle: 'price' })
export const text = css({ color: 'text.soft', marginTop: '8px' })
export const sample = css({ marginTop: '12px' })
