import { css } from '#styled/css'

export const charges = css({
  display: 'grid',
  gap: '4px',
  marginBlock: '4px',
  '& li': { fontVariantNumeric: 'tabular-nums' },
})
