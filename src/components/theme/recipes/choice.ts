import { defineSlotRecipe } from '@pandacss/dev'

/** The whole panel is the label of its control; the chosen one is drawn by the control itself, script or not. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['root', 'control', 'head', 'name', 'amount', 'details'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) auto',
      gap: '4px 14px',
      padding: { base: '16px', md: '18px' },
      border: '1.5px solid token(colors.border.control)',
      borderRadius: 'panel',
      background: 'surface.page',
      cursor: 'pointer',
      transition: 'border-color token(durations.quick), background token(durations.quick)',
      _hover: { borderColor: 'text.default' },
      '&:has(input:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
    },
    control: {
      width: '22px',
      height: '22px',
      marginTop: '3px',
      cursor: 'pointer',
      _focusVisible: { outline: 'none' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignSelf: 'start',
      gap: '4px 10px',
      minWidth: '0',
      minHeight: '27px',
    },
    name: { fontSize: '17px', fontWeight: '620', lineHeight: '1.4', overflowWrap: 'anywhere' },
    amount: {
      display: 'grid',
      justifyItems: 'end',
      alignContent: 'start',
      lineHeight: '1.35',
      fontSize: '16px',
      paddingTop: '3px',
    },
    details: { gridColumn: '2 / -1', fontSize: '15px', lineHeight: '1.45', color: 'text.soft' },
  },
  variants: {
    tone: {
      accent: {
        root: {
          '&:has(input:checked)': {
            borderColor: 'accent',
            boxShadow: 'inset 0 0 0 1px token(colors.accent)',
            background: 'color-mix(in srgb, token(colors.accent.soft) 45%, white)',
          },
        },
        control: { accentColor: 'token(colors.accent)' },
      },
      /** where no kit lends its colour */
      ink: {
        root: {
          '&:has(input:checked)': {
            borderColor: 'ink.900',
            boxShadow: 'inset 0 0 0 1px token(colors.ink.900)',
            background: 'surface.quiet',
          },
        },
        control: { accentColor: 'token(colors.ink.900)' },
      },
    },
  },
  defaultVariants: { tone: 'accent' },
})
