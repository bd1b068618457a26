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
/** One that stands beside no other has the whole width: its picture beside its words. */
export const alone = css({
  gridColumn: '1 / -1',
  background: 'surface.quiet',
  borderRadius: 'panel',
  overflow: 'hidden',
  padding: { base: '0 24px 20px', md: '0 40px 0 0' },
  display: { md: 'grid' },
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gridTemplateRows: { md: '1fr auto auto auto 1fr' },
  columnGap: { md: '40px' },
  '& > :first-child': { gridRow: '1 / -1', marginInline: { base: '-24px', md: '0' }, borderRadius: '0' },
  md: {
    '& > :not(:first-child)': { gridColumn: '2', justifySelf: 'start' },
    '& > h2': { gridRow: '2', marginTop: '0' },
    '& > p': { gridRow: '3' },
    '& > a': { gridRow: '4' },
  },
})
/** Without a larger one beside them they are alike. */
export const even = css({ gridColumn: { md: 'span 6' } })
export const small = css({ gridColumn: { md: 'span 5' }, alignSelf: { md: 'end' } })
/** What needs no picture. */
export const lines = css({ marginTop: '48px' })
