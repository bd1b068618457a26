import { css } from '#styled/css'

const tile = { position: 'relative', minWidth: '0', gridColumn: { lg: 'span 5' } } as const
/** The first is the larger one; the second stands on the same floor. */
export const places = {
  large: css({ ...tile, gridColumn: { lg: 'span 7' } }),
  small: css({ ...tile, alignSelf: { lg: 'end' } }),
}
const cut = {
  overflow: 'hidden',
  borderRadius: 'paper',
  background: 'surface.sunken',
  '& img': { objectPosition: '50% 85%' },
} as const
export const cuts = {
  large: css({ ...cut, aspectRatio: { base: '4/3', md: '3/2' } }),
  small: css({ ...cut, aspectRatio: { base: '4/3', md: '3/2' } }),
}
export const title = css({ textStyle: 'h3', marginTop: '16px' })
export const text = css({ color: 'text.soft', margin: '4px 0 8px' })
export const link = css({
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  },
})
