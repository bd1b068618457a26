import { css } from '#styled/css'

export const price = css({ textStyle: 'price' })
export const was = css({
  color: 'text.muted',
  textDecoration: 'line-through',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: '400',
})
