import { css } from '#styled/css'

export const root = css({ position: 'relative', minWidth: '0' })
export const cut = css({
  overflow: 'hidden',
  borderRadius: 'paper',
  background: 'surface.sunken',
  aspectRatio: { base: '4/3', md: '3/2' },
  '& img': { objectPosition: '50% 85%' },
})
export const title = css({ textStyle: 'h3', marginTop: '16px' })
export const text = css({ color: 'text.soft', margin: '4px 0 8px' })
/** The whole tile is its link. */
export const link = css({
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  },
})
