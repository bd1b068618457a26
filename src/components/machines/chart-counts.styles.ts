import { css } from '#styled/css'

/** What is pressed is the state below. */
export const numbersOnTop = css({ pointerEvents: 'none' })
export const countBox = css({ fill: 'surface.page', stroke: 'paper.300' })
export const count = css({ fill: 'ink.900', fontWeight: '700', fontVariantNumeric: 'tabular-nums' })
export const countBeside = css({ fill: 'text.muted', fontWeight: '520' })
export const shareBox = css({ fill: 'clay.100' })
export const shareText = css({ fill: 'clay.700', fontWeight: '700', fontVariantNumeric: 'tabular-nums' })
