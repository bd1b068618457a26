import { css } from '#styled/css'

export const list = css({ display: 'grid', gap: '4px', marginTop: '8px' })
export const entry = css({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' })
export const number = css({ fontVariantNumeric: 'tabular-nums', fontWeight: '620', whiteSpace: 'nowrap' })
