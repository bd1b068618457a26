import { css } from '#styled/css'

export const root = css({
  position: 'relative',
  overflow: 'hidden',
  background: { base: '#f3e7d3', lg: 'surface.quiet' },
})
/** From 1024 px the picture is torn along its left edge. */
export const stage = css({
  lg: {
    position: 'absolute',
    inset: '0 0 0 45%',
    clipPath: 'polygon(1.4% 0, 100% 0, 100% 100%, .5% 100%, 1.1% 82%, 0 61%, .9% 33%)',
  },
})
export const picture = css({
  display: 'block',
  width: '100%',
  height: { base: 'auto', lg: '100%' },
  // `auto` would take the picture's own proportions away from it until it is there
  // on phones a strip of it: the question stands in the first screen
  aspectRatio: { base: '2', md: '16/9' },
  objectFit: 'cover',
  objectPosition: { base: '50% 74%', lg: '74% 82%' },
})
export const inner = css({
  position: 'relative',
  display: 'grid',
  // what is said about a date grows downwards: nothing above it moves
  alignItems: 'start',
  minHeight: { lg: '660px' },
})
export const copy = css({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: { base: '24px 52px', lg: '64px 88px' },
  width: { base: '100%', lg: '42%' },
  maxWidth: { md: '640px', lg: 'none' },
})
export const lead = css({ marginTop: { base: '22px', md: '18px' }, order: { base: '2', md: '0' } })
export const finder = css({ marginTop: { base: '18px', md: '28px' } })
export const wave = css({
  position: 'absolute',
  left: '0',
  right: '0',
  bottom: '-1px',
  width: '100%',
  height: '26px',
  color: 'surface.page',
  fill: 'currentColor',
})
