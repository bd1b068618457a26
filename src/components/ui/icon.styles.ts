import { css } from '#styled/css'

export const icon = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
