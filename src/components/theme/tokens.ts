import { defineTokens } from '@pandacss/dev'

type Values = Record<string, { value: string }>

const values = (entries: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))
const pixels = (entries: Record<string, number>): Values =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value: `${value}px` }]))
const numbers = (entries: Record<string, number>): Record<string, { value: number }> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

/** One accent per year of childhood: poppy, ochre, fern, harbour, mulberry. */
export const BANDS = {
  1: { accent: '#b8452a', deep: '#7e2a16', soft: '#fbe9e1', bright: '#d9663f' },
  2: { accent: '#8c5f08', deep: '#5f4108', soft: '#fbf0d4', bright: '#dd9f2b' },
  3: { accent: '#3a7144', deep: '#234f2c', soft: '#e6f0e1', bright: '#5a9460' },
  4: { accent: '#22678a', deep: '#12465f', soft: '#e1eef4', bright: '#3f8cab' },
  5: { accent: '#863862', deep: '#5a2140', soft: '#f7e6ee', bright: '#ab5584' },
} as const

export const tokens = defineTokens({
  colors: {
    paper: values({ 0: '#ffffff', 50: '#fcfaf6', 100: '#f6f2ea', 200: '#ece5d8', 300: '#dcd1bf', 500: '#8a8071' }),
    clay: values({ 100: '#f7e5d9', 300: '#e2b598', 500: '#c0714a', 700: '#8c4526' }),
    ink: values({ 300: '#a9aeaf', 500: '#5f696e', 700: '#404c53', 800: '#2d3940', 900: '#1f2a30' }),
    sun: values({ 100: '#fdf3d2', 300: '#f9dd8b', 500: '#f3bf45', 700: '#75560a' }),
    current: { value: 'currentColor' },
    transparent: { value: 'transparent' },
  },
  fonts: {
    // the language's own characters (layout/fonts/faces.ts), the whole face, and what stands in until they are there
    display: {
      value: '"Besley Text", "Besley Variable", "Besley on Georgia", "Besley on Noto", "Besley on DejaVu", serif',
    },
    text: {
      value:
        '"Commissioner Text", "Commissioner Variable", "Commissioner on Roboto", "Commissioner on Arial", "Commissioner on DejaVu", sans-serif',
    },
    code: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace' },
  },
  spacing: pixels({ 0: 0, 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 40, 8: 48, 9: 64, 10: 80, 11: 96, 12: 128 }),
  sizes: pixels({
    icon: 20,
    touchMin: 44,
    touch: 48,
    field: 52,
    header: 80,
    navMobile: 64,
    headerMobileAge: 72,
    topBanner: 53,
    megaColumn: 192,
    reading: 680,
    accordion: 800,
    container: 1240,
  }),
  radii: pixels({ paper: 4, control: 10, panel: 14, pebble: 999 }),
  shadows: values({
    lift: '0 1px 2px rgb(58 34 48 / .08), 0 10px 24px -14px rgb(58 34 48 / .32)',
    float: '0 2px 6px rgb(58 34 48 / .10), 0 28px 56px -24px rgb(58 34 48 / .42)',
    header: '0 1px 0 rgb(58 34 48 / .08), 0 8px 20px -16px rgb(58 34 48 / .35)',
  }),
  durations: values({ instant: '90ms', quick: '180ms', calm: '280ms', drawer: '200ms' }),
  easings: values({ out: 'cubic-bezier(.2,.7,.2,1)' }),
  zIndex: numbers({ base: 0, raised: 10, sticky: 100, header: 200, drawer: 300, modal: 400, toast: 500, preview: 600 }),
})
