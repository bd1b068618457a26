import { defineConfig } from '@pandacss/dev'
import { globalCss } from './src/components/theme/global-css'
import { badge } from './src/components/theme/recipes/badge'
import { button } from './src/components/theme/recipes/button'
import { choice } from './src/components/theme/recipes/choice'
import { field } from './src/components/theme/recipes/field'
import { note } from './src/components/theme/recipes/note'
import { semanticTokens } from './src/components/theme/semantic-tokens'
import { textStyles } from './src/components/theme/text-styles'
import { tokens } from './src/components/theme/tokens'

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  // names that nothing else has: a build makes short ones of them (docs/decisions/0052-short-names-in-a-build.md)
  hash: { className: true, cssVar: false },
  prefix: { className: 'pc', cssVar: '' },
  jsxFramework: undefined,
  include: ['./src/components/**/*.styles.ts', './src/routes/**/*.styles.ts'],
  outdir: 'styled-system',
  globalCss,
  theme: {
    tokens,
    semanticTokens,
    textStyles,
    // screens of S-408: 768 and up is a tablet, 1024 and up a desktop
    breakpoints: { sm: '375px', md: '768px', lg: '1024px', xl: '1240px', '2xl': '1440px' },
    recipes: { button, badge },
    slotRecipes: { choice, field, note },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { transform: 'translateY(100%)' } },
      fade: { from: { opacity: '0' } },
      slide: { from: { transform: 'translateX(-100%)' } },
      late: { from: { visibility: 'hidden' } },
      elapse: { to: { transform: 'scaleX(0)' } },
      draw: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.94)' } },
      along: { to: { transform: 'translateX(194%)' } },
    },
  },
})
