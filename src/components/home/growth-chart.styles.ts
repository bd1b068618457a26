import { css } from '#styled/css'

export const head = css({ marginBottom: { base: '32px', lg: '48px' } })

/** Below 1024 px an upright ruler runs beside the ages; each has its mark on it. */
export const list = css({
  display: 'grid',
  gap: { base: '36px', lg: '24px' },
  position: 'relative',
  lgDown: {
    paddingLeft: '52px',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0',
      bottom: '0',
      width: '26px',
      borderRadius: '3px',
      background:
        'repeating-linear-gradient(0deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 100% 0/13px 100% no-repeat, repeating-linear-gradient(0deg, rgb(31 42 48 / .7) 0 1px, transparent 1px 12px) 100% 0/7px 100% no-repeat, token(colors.sun.500)',
    },
  },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
  alignItems: { lg: 'end' },
})
export const age = css({
  position: 'relative',
  minWidth: '0',
  lgDown: {
    _before: {
      content: '""',
      position: 'absolute',
      left: '-52px',
      top: '40px',
      width: '34px',
      height: '6px',
      borderRadius: '3px',
      background: 'accent',
      boxShadow: '0 0 0 2px token(colors.paper.0)',
    },
  },
  // each age stands 34 px higher on the ruler than the one before
  lg: {
    '&[data-band="1"]': { paddingBottom: '30px' },
    '&[data-band="2"]': { paddingBottom: '64px' },
    '&[data-band="3"]': { paddingBottom: '98px' },
    '&[data-band="4"]': { paddingBottom: '132px' },
    '&[data-band="5"]': { paddingBottom: '166px' },
  },
})
export const card = css({
  display: { base: 'block', md: 'grid', lg: 'block' },
  position: 'relative',
  gap: 'var(--gap)',
  gridTemplateColumns: { md: '2fr 3fr' },
  alignItems: { md: 'center' },
})
export const picture = css({
  transition: 'transform token(durations.quick) token(easings.out)',
  'li:hover &': { transform: 'translateY(-4px)' },
})
/** Room for three lines of text in each, so that the pictures rise in even steps. */
export const words = css({
  paddingTop: { base: '14px', md: '0', lg: '14px' },
  minWidth: '0',
  minHeight: { lg: '190px' },
})
export const title = css({ textStyle: 'h3', color: 'accent.deep', marginTop: '10px' })
export const link = css({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  },
})
export const text = css({ fontSize: '15px', color: 'text.soft', marginTop: '4px' })
export const price = css({ marginTop: '8px' })
export const perKit = css({ color: 'text.muted' })
