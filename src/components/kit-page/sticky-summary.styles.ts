import { css } from '#styled/css'

const HEIGHT = '77px'

/**
 * Where the bar may stand: from one window below the place where one buys, so that there is never a second solid button
 * beside that one, down to the end of the page.
 */
export const rail = css({
  position: 'absolute',
  inset: `calc(100svh - ${HEIGHT}) 0 0`,
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
})
/** Desktops have the panel beside the pictures and need no second one. */
export const phone = css({ lg: { display: 'none' } })
export const buyBar = css({ animation: 'none' })
/** Keeps the place of the bar at the end of the page. */
export const ownPlace = css({ height: HEIGHT })
/** Sticks to the window's lower edge until its own place, above the marker at the end of the page, comes into view. */
export const bar = css({
  position: 'sticky',
  bottom: '0',
  pointerEvents: 'auto',
  background: 'surface.page',
  borderTop: '1px solid token(colors.border.hairline)',
  boxShadow: '0 -8px 24px -18px rgb(58 34 48 / .4)',
  animation: 'rise token(durations.quick) token(easings.out)',
  transition: 'transform token(durations.quick) token(easings.out), box-shadow token(durations.quick)',
  '&[data-leaving]': { transform: 'translateY(100%)' },
  '&[data-stuck]': { boxShadow: 'none' },
})
export const inner = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  minHeight: '76px',
  paddingBlock: '12px',
})
export const words = css({ minWidth: '0', lineHeight: '1.35' })
export const count = css({ textStyle: 'small', color: 'text.muted', display: 'block' })
export const total = css({ display: 'block', fontSize: '17px' })
export const button = css({ flex: '0 1 auto' })
/** Has a height, or it could never come into view. */
export const marker = css({ height: '1px' })
