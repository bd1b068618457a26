import { css } from '#styled/css'

export const scrim = css({
  position: 'fixed',
  inset: '0',
  background: 'rgb(31 42 48 / .56)',
  zIndex: 'drawer',
  animation: 'fade token(durations.drawer)',
})
export const panel = css({
  position: 'fixed',
  left: '0',
  bottom: '0',
  width: 'min(400px, 92vw)',
  // S-041: all of the viewport but up to 40 px
  height: 'calc(100dvh - 40px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 20px 32px',
  background: 'surface.page',
  borderTopRightRadius: 'panel',
  boxShadow: 'float',
  zIndex: 'drawer',
  animation: 'slide token(durations.drawer) token(easings.out)',
  transition: 'transform token(durations.drawer) token(easings.out)',
  '&[data-closing=true]': { transform: 'translateX(-100%)' },
})
export const top = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginRight: '-12px',
  marginBottom: '10px',
})
export const finder = css({
  background: 'surface.sunken',
  borderRadius: 'panel',
  padding: '16px',
  marginBottom: '18px',
})
export const person = css({ display: 'inline-flex', alignItems: 'center', gap: '12px' })
export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '64px',
  borderTop: '1px solid token(colors.border.hairline)',
  fontWeight: '620',
  fontSize: '17px',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { transition: 'transform token(durations.quick)' },
  '&[aria-expanded=true] > svg, details[open] > & > svg': { transform: 'rotate(180deg)' },
})
export const group = css({ paddingBottom: '16px' })
export const foot = css({ borderTop: '1px solid token(colors.border.hairline)', paddingTop: '20px', marginTop: '8px' })
