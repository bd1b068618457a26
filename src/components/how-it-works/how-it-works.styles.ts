import { css } from '#styled/css'

export const hero = css({ background: 'surface.sunken' })
export const inner = css({
  display: 'grid',
  gap: { base: '24px', lg: '72px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
  alignItems: 'center',
  paddingBlock: { base: '36px 40px', lg: '72px 80px' },
})
export const lead = css({ marginTop: '16px', maxWidth: '520px' })
export const steps = css({ paddingBlock: '28px clamp(52px, 6.6vw, 88px)' })
/** Pictures stand left, right and left again; the last one is smaller, so that no edge repeats. */
export const step = css({
  display: 'grid',
  gap: '22px',
  alignItems: 'center',
  '& + &': { marginTop: '56px' },
  // a tall picture: what it is about stands at its foot
  '&:nth-child(3) img': { objectPosition: '50% 92%' },
  lg: {
    gap: '72px',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '&:nth-child(2)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '&:nth-child(3)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)' },
  },
})
export const pictureSide = css({
  minWidth: '0',
  order: { lg: '0' },
  'li:nth-child(2) > &': { order: { lg: '2' } },
})
export const wordSide = css({ minWidth: '0' })
export const number = css({
  fontFamily: 'display',
  fontSize: '64px',
  lineHeight: '1',
  fontWeight: '430',
  color: '#b8452a',
  fontVariantNumeric: 'lining-nums',
})
export const title = css({ textStyle: 'h2', marginTop: '8px' })
export const text = css({ color: 'text.soft', marginTop: '8px', maxWidth: '440px' })
export const divider = css({ overflow: 'hidden', '& img': { minWidth: '720px' } })
export const questions = css({
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: '56px',
  alignItems: 'start',
})
