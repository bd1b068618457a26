import { css } from '#styled/css'

/**
 * The ruler, drawn out while one waits. A page that comes within 150 ms shows none; how long it takes is not known, so it
 * slows down and never arrives.
 */
export const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  height: '4px',
  zIndex: 'preview',
  background: 'sun.500',
  boxShadow: '0 1px 0 token(colors.ink.900)',
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  animation: 'late 1ms .15s both, draw 8s cubic-bezier(.1,.7,.2,1) .15s both',
  _motionReduce: { animation: 'late 1ms .15s both' },
})
