import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'hint', 'input', 'error'],
  base: {
    root: { display: 'block' },
    label: { display: 'block', textStyle: 'label', marginBottom: '8px' },
    hint: { textStyle: 'small', color: 'text.muted', margin: '-4px 0 10px' },
    input: {
      width: '100%',
      minHeight: 'field',
      padding: '12px 16px',
      border: '1.5px solid token(colors.border.control)',
      borderRadius: 'control',
      background: 'paper.0',
      fontSize: '16px',
      _placeholder: { color: 'text.muted', opacity: '1' },
      '&:hover:not([aria-invalid=true])': { borderColor: 'ink.700' },
      _focusVisible: {
        outline: '3px solid token(colors.focus.ring)',
        outlineOffset: '1px',
        borderColor: 'ink.900',
        borderRadius: 'control',
      },
      // as high as without the thicker line
      '&[aria-invalid=true]': {
        borderColor: 'error.fg',
        borderWidth: '2px',
        paddingBlock: '11px',
        background: '#fffafa',
      },
    },
    error: {
      display: 'flex',
      gap: '8px',
      alignItems: 'flex-start',
      color: 'error.fg',
      fontSize: '15px',
      fontWeight: '520',
      marginTop: '10px',
    },
  },
})
