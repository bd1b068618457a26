import { css } from '#styled/css'

export const tape = css({
  display: { base: 'none', lg: 'block' },
  position: 'relative',
  height: '66px',
  marginTop: '-8px',
  borderRadius: 'paper',
  background: 'sun.500',
  boxShadow: 'inset 0 -6px 0 rgb(117 86 10 / .18), token(shadows.lift)',
})
export const ticks = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  stroke: 'ink.900',
  shapeRendering: 'crispEdges',
})
export const stretch = css({ position: 'absolute', left: '0', right: '0', top: '-8px', height: '8px', display: 'flex' })
export const year = css({ flex: '1', background: 'accent', borderRadius: '2px 2px 0 0' })
const mark = {
  position: 'absolute',
  bottom: '9px',
  fontWeight: '700',
  fontSize: '15px',
  lineHeight: '1.4',
  fontVariantNumeric: 'tabular-nums',
} as const
const inner = { ...mark, transform: 'translateX(-50%)' } as const
export const marks = [
  css({ ...mark, left: '12px' }),
  css({ ...inner, left: '20%' }),
  css({ ...inner, left: '40%' }),
  css({ ...inner, left: '60%' }),
  css({ ...inner, left: '80%' }),
  css({ ...mark, right: '12px' }),
]
