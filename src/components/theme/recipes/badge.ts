import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '4px 11px',
    borderRadius: 'pebble',
    textStyle: 'badge',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      accent: { background: 'accent.soft', color: 'accent.deep' },
      solid: { background: 'accent', color: 'paper.0' },
      sun: { background: 'sun.300', color: 'ink.900' },
      ok: { background: 'success.bg', color: 'success.fg' },
      plain: { background: 'paper.100', color: 'ink.700' },
      indigo: { background: '#3f3a8c', color: 'paper.0' },
      deepBlue: { background: '#12465f', color: 'paper.0' },
      darkGray: { background: 'ink.700', color: 'paper.0' },
      lime: { background: '#d9ecd9', color: '#24603a' },
      red: { background: 'error.fg', color: 'paper.0' },
    },
  },
  defaultVariants: { tone: 'accent' },
})
