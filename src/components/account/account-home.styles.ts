import { css } from '#styled/css'

export const status = css({ color: 'text.soft', marginTop: '6px' })
export const tiles = css({
  display: 'grid',
  gap: '36px var(--gap)',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  marginTop: '32px',
})
const tile = { position: 'relative', minWidth: '0' } as const
/** The first is the larger one; the others stand on the same floor. */
export const large = css({ ...tile, gridColumn: { md: 'span 7' } })
export const small = css({ ...tile, gridColumn: { md: 'span 5' }, alignSelf: { md: 'end' } })
const cut = {
  overflow: 'hidden',
  borderRadius: 'paper',
  background: 'surface.sunken',
  '& img': { objectPosition: '50% 85%' },
}
export const largeCut = css({ ...cut, aspectRatio: { base: '4/3', md: '3/2' } })
export const smallCut = css({ ...cut, aspectRatio: { base: '4/3', md: '3/2' } })
export const title = css({ textStyle: 'h3', marginTop: '16px' })
export const text = css({ color: 'text.soft', margin: '4px 0 8px' })
export const link = css({
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  },
})
