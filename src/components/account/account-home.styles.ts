import { css } from '#styled/css'

export const status = css({ color: 'text.soft', marginTop: '6px' })
export const tiles = css({
  display: 'grid',
  gap: '36px var(--gap)',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
  marginTop: '32px',
})
/** The first is the larger one; the others share its baseline. */
export const large = css({ gridColumn: { md: 'span 7' } })
export const small = css({ gridColumn: { md: 'span 5' }, alignSelf: { md: 'end' } })
