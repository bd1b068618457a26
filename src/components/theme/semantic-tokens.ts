import { defineSemanticTokens } from '@pandacss/dev'

const refer = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

/** `accent.*` follows the nearest `data-band`; outside a band the accent is ink (global-css.ts sets the variables). */
export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: refer({
      page: '{colors.paper.0}',
      quiet: '{colors.paper.50}',
      sunken: '{colors.paper.100}',
      inverse: '{colors.ink.900}',
    }),
    text: refer({
      default: '{colors.ink.900}',
      soft: '{colors.ink.700}',
      muted: '{colors.ink.500}',
      onInverse: '{colors.paper.0}',
      onInverseMuted: '{colors.ink.300}',
    }),
    border: refer({
      hairline: '{colors.paper.200}',
      default: '{colors.paper.300}',
      control: '{colors.paper.500}',
      strong: '{colors.ink.900}',
    }),
    action: refer({ bg: '{colors.ink.900}', bgHover: '{colors.ink.700}', fg: '{colors.paper.0}' }),
    accent: refer({
      DEFAULT: 'var(--accent)',
      deep: 'var(--accent-deep)',
      soft: 'var(--accent-soft)',
      bright: 'var(--accent-bright)',
    }),
    focus: refer({ ring: '#1459c7', ringOnInverse: '{colors.sun.500}' }),
    success: refer({ fg: '#24603a', bg: '#e6f2e6', fill: '#3f8a4e', track: '#d9ecd9' }),
    notice: refer({ fg: '{colors.sun.700}', bg: '{colors.sun.100}' }),
    error: refer({ fg: '#a8231b', bg: '#fce9e5' }),
    saving: refer({ fg: '#234f2c', bg: '#e6f0e1' }),
  },
})
