import { css } from '#styled/css'

const bar = { background: 'surface.page', zIndex: 'header' } as const

/** The home page's header sticks at once; elsewhere it sticks once scrolled past 200 px (S-029, S-033). */
export const bars = {
  normal: css({ ...bar, position: 'relative' }),
  sticky: css({ ...bar, position: 'sticky', top: '0' }),
}
export const shadow = css({ boxShadow: 'header' })
const row = { display: 'flex', alignItems: 'center', gap: { base: '2px', sm: '8px' } } as const
/** S-045, S-046: 80 px on desktop; on phones 80, 72 on age pages, 64 once the bar is pinned. */
export const rows = {
  page: css({ ...row, height: 'header' }),
  age: css({ ...row, height: { base: 'headerMobileAge', lg: 'header' } }),
  pinned: css({ ...row, height: { base: 'navMobile', lg: 'header' } }),
}
/** S-030: a simple header is the logo alone, on phones only. */
export const menuButton = css({
  marginLeft: '-14px',
  display: { base: 'block', lg: 'none' },
  '[data-simple] &': { display: 'none' },
})
export const right = css({
  marginLeft: 'auto',
  minWidth: '0',
  // the picture of the last icon ends where the page does
  marginRight: '-14px',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  '[data-simple] &': { display: { base: 'none', lg: 'flex' } },
})
export const callToAction = css({
  display: { base: 'none', md: 'inline-flex' },
  flex: 'none',
  '& > a': { paddingInline: { lgToXl: '10px' }, fontSize: { lgToXl: '14px' } },
  whiteSpace: 'nowrap',
  transition: 'opacity token(durations.calm)',
  '&[data-faded=true]': { opacity: '0', pointerEvents: 'none', visibility: 'hidden' },
  '[data-simple] &': { display: { base: 'none', lg: 'inline-flex' } },
})
export const count = css({
  position: 'absolute',
  top: '3px',
  right: '0',
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  borderRadius: 'pebble',
  background: 'sun.500',
  color: 'ink.900',
  fontSize: '12px',
  fontWeight: '700',
  lineHeight: '20px',
  textAlign: 'center',
  '&:empty': { display: 'none' },
})
/** Where the session shows itself: the link to sign in, or the menu of a person. */
export const account = css({ display: 'inline-flex', minWidth: 'touch' })
export const cartLink = css({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  position: 'relative',
  width: 'touch',
  height: 'touch',
  borderRadius: 'control',
  _hover: { background: 'surface.sunken' },
})
export const skip = css({
  position: 'absolute',
  left: '16px',
  top: '-80px',
  zIndex: 'preview',
  padding: '12px 20px',
  background: 'ink.900',
  color: 'paper.0',
  _focus: { top: '12px' },
})
