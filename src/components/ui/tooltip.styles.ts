import { css } from '#styled/css'

/** What it stands in is positioned: the bubble begins where that does, so that it fits on a phone. */
export const root = css({ display: 'inline-flex', verticalAlign: 'middle', marginLeft: '4px' })
export const trigger = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'touchMin',
  height: 'touchMin',
  marginBlock: '-12px',
  borderRadius: '50%',
  color: 'text.soft',
  cursor: 'help',
})
/** Shown to a pointer on it, to the keyboard, and to a finger, which puts the keyboard there. */
export const bubble = css({
  position: 'absolute',
  zIndex: '10',
  bottom: 'calc(100% + 10px)',
  left: '0',
  width: 'min(280px, 70vw)',
  padding: '12px 16px',
  borderRadius: 'control',
  background: 'surface.inverse',
  color: 'text.onInverse',
  fontSize: '15px',
  fontWeight: '400',
  lineHeight: '1.45',
  visibility: 'hidden',
  opacity: '0',
  transition: 'opacity .12s',
  ':is(:hover, :focus-within) > &': { visibility: 'visible', opacity: '1' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
})
