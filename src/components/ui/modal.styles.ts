import { css } from '#styled/css'

export const scrim = css({
  position: 'fixed',
  inset: '0',
  background: 'rgb(31 42 48 / .56)',
  zIndex: 'modal',
  animation: 'fade token(durations.quick)',
})
/** Ark takes the pointer from all that is not the surface; a press beside it is the positioner's (modal.tsx). */
export const place = css({
  position: 'fixed',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  zIndex: 'modal',
  pointerEvents: 'auto',
})
/** S-412: 90vw on screens up to 640 px. */
export const surface = css({
  position: 'relative',
  width: 'min(560px, 90vw)',
  maxHeight: '88dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: 'surface.page',
  borderRadius: 'panel',
  boxShadow: 'float',
  padding: { base: '28px 22px', md: '32px' },
  animation: 'fade token(durations.quick)',
  _focusVisible: { borderRadius: 'panel' },
})
export const title = css({ textStyle: 'h2', paddingRight: '36px' })
export const close = css({ position: 'absolute', right: '8px', top: '8px' })
export const body = css({ marginTop: '12px', color: 'text.soft' })
/** Primary left, full width on phones. */
export const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '24px',
})
