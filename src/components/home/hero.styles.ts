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
  aspectRatio: { base: '1', md: '16/9' },
  objectFit: 'cover',
  objectPosition: { base: '50% 70%', lg: '74% 82%' },
})
export const inner = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: { lg: '660px' },
})
export const copy = css({
  paddingBlock: { base: '36px 52px', lg: '56px 88px' },
  width: { base: '100%', lg: '42%' },
  maxWidth: { md: '640px', lg: 'none' },
})
export const lead = css({ marginTop: '18px' })
export const finder = css({ marginTop: '28px' })
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
