import { defineGlobalStyles } from '@pandacss/dev'
import { BANDS } from './tokens'

/** The semantic tokens are set again beside the variables: `var()` in a custom property resolves where it is declared. */
const bands = Object.fromEntries(
  Object.entries(BANDS).map(([year, { accent, deep, soft, bright }]) => [
    `[data-band="${year}"]`,
    {
      '--accent': accent,
      '--accent-deep': deep,
      '--accent-soft': soft,
      '--accent-bright': bright,
      '--colors-accent': accent,
      '--colors-accent-deep': deep,
      '--colors-accent-soft': soft,
      '--colors-accent-bright': bright,
    },
  ]),
)

/** The picture of the pressed card becomes the first one of the kit's page (`defaultViewTransition` in src/router.tsx). */
const kitPicture = {
  'article:has(a[href*="/products/kit-"]:focus) img': { viewTransitionName: 'kit-picture' },
  'html:not(:has(article a[href*="/products/kit-"]:focus)) [data-machine="carousel"] li:first-child img': {
    viewTransitionName: 'kit-picture',
  },
  // what is pressed meanwhile is pressed on the page itself
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': { animationDuration: 'quick', animationTimingFunction: 'out' },
} as const

export const globalCss = defineGlobalStyles({
  ':root': {
    '--gap': '20px',
    '--margin': '20px',
    '--accent': 'token(colors.ink.900)',
    '--accent-deep': 'token(colors.ink.900)',
    '--accent-soft': 'token(colors.paper.100)',
    '--accent-bright': 'token(colors.sun.500)',
    '@media (min-width: 768px)': { '--gap': '24px', '--margin': '32px' },
    '@media (min-width: 1024px)': { '--margin': '40px' },
  },
  ...bands,
  // the picture moves alone; the page around it is another at once, and needs no copy of itself
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '100px', viewTransitionName: 'none' },
  // within a page; another page, and a place that one comes back to, is there at once (src/router.tsx). A document that
  // is still being read finds its place by script, and must not run there
  '@media (prefers-reduced-motion: no-preference)': { 'html[data-live]': { scrollBehavior: 'smooth' } },
  ...kitPicture,
  body: {
    background: 'surface.page',
    color: 'text.default',
    fontFamily: 'text',
    textStyle: 'body',
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  },
  'h1, h2, h3': { textWrap: 'balance', overflowWrap: 'break-word', hyphens: 'auto' },
  p: { textWrap: 'pretty' },
  a: { textUnderlineOffset: '.22em', textDecorationThickness: '1px' },
  'a:hover': { textDecorationThickness: '2px' },
  ':focus-visible': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px', borderRadius: '6px' },
  '[data-inverse] :focus-visible': { outlineColor: 'focus.ringOnInverse' },
  // the heading of a page that follows another is read out, and nothing can be done with it (docs/decisions/0082)
  'h1[tabindex="-1"]:focus-visible': { outline: 'none' },
  // pressed before the page listens: a spinner beside the words, which takes no room of its own
  '[data-held]': { cursor: 'progress' },
  '[data-held]::after': {
    content: '""',
    display: 'inline-block',
    flex: 'none',
    width: '18px',
    height: '18px',
    marginInline: '8px -26px',
    verticalAlign: '-3px',
    border: '2.5px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: 'spin 0.8s linear infinite',
  },
  // in the place of a picture that stands alone
  '[data-held]:has(> svg:only-child) > svg': { gridArea: '1 / 1', visibility: 'hidden' },
  '[data-held]:has(> svg:only-child)::after': { gridArea: '1 / 1', marginInline: '0' },
  // paper has no way on: what is printed is what the page says
  '@media print': {
    '[data-machine=header], [data-machine=topBanner], [data-machine=consent], footer, main button': {
      display: 'none !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // `data-late` has an animation that only waits
    '*:not([data-late]), *::before, *::after': {
      transition: 'none !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
