import { defineRecipe } from '@pandacss/dev'

/**
 * Stands in each tone: a tone's colours lie in a later layer than the base's and would win. Each selector is doubled, so that it
 * outweighs the hover of its tone.
 */
const disabled = {
  '&:disabled:disabled, &[data-disabled][data-disabled]': {
    background: 'paper.200',
    borderColor: 'paper.200',
    color: 'text.muted',
    cursor: 'not-allowed',
  },
} as const

/** One solid button in a view, then line, then link (look: do and don't). Sizes sm, md, lg and styles (S-415). */
export const button = defineRecipe({
  className: 'btn',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    borderRadius: 'control',
    fontWeight: '620',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background token(durations.quick), color token(durations.quick)',
    _active: { transform: 'translateY(1px)' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    tone: {
      primary: {
        border: '1.5px solid token(colors.action.bg)',
        background: 'action.bg',
        color: 'action.fg',
        _hover: { background: 'action.bgHover' },
        ...disabled,
      },
      accent: {
        border: '1.5px solid token(colors.accent)',
        background: 'accent',
        color: 'paper.0',
        _hover: { background: 'accent.deep', borderColor: 'accent.deep' },
        ...disabled,
      },
      secondary: {
        border: '1.5px solid token(colors.border.strong)',
        background: 'transparent',
        color: 'text.default',
        _hover: { background: 'surface.sunken' },
        ...disabled,
      },
      sun: { border: '1.5px solid token(colors.sun.500)', background: 'sun.500', color: 'ink.900', ...disabled },
      link: {
        border: '0',
        background: 'none',
        textDecoration: 'underline',
        textDecorationColor: 'border.default',
        textUnderlineOffset: '.3em',
        _hover: { textDecorationColor: 'currentColor' },
        '&:disabled': { color: 'text.muted', cursor: 'not-allowed' },
      },
    },
    size: {
      sm: { minHeight: 'touchMin', padding: '8px 18px', fontSize: '15px' },
      md: { minHeight: 'field', padding: '12px 26px', fontSize: '16px' },
      lg: { minHeight: '60px', padding: '14px 32px', fontSize: '17px' },
      inline: { minHeight: 'touchMin', padding: '0', fontSize: '15px', gap: '8px' },
    },
    full: { true: { width: '100%' } },
  },
  // button.styles.ts calls it with a variable, which the extraction cannot follow
  staticCss: [{ tone: ['*'], size: ['*'] }],
  defaultVariants: { tone: 'primary', size: 'md' },
})
