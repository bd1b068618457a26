import type { Tone } from './connections'

/** Colours of src/components/theme/tokens.ts: a picture that is opened alone has no variables (tests/unit/charts.test.ts). */
export const INK = '#1f2a30'
export const PAPER = { white: '#ffffff', quiet: '#fcfaf6', hairline: '#ece5d8', edge: '#dcd1bf', control: '#8a8071' }
export const MUTED = '#5f696e'
export const GUARD = '#75560a'
/** Ink: someone does. Green: it worked. Red: it did not. Mulberry: time passes. Ochre: the machine decides by itself. */
export const TONES: Record<Tone, string> = {
  event: '#404c53',
  done: '#24603a',
  error: '#a8231b',
  after: '#863862',
  always: '#8c5f08',
}
export const FONTS = {
  text: 'Commissioner Text, Commissioner Variable, Commissioner, Arial, sans-serif',
  code: 'ui-monospace, SF Mono, Menlo, Consolas, monospace',
}
