import { defineSlotRecipe } from '@pandacss/dev'

/** A banner with a 4 px bar: what happened in bold, what to do below it. */
export const note = defineSlotRecipe({
  className: 'note',
  slots: ['root', 'icon', 'title'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: '4px 12px',
      padding: '14px 18px',
      borderRadius: 'control',
      fontSize: '15px',
      lineHeight: '1.5',
    },
    icon: { marginTop: '2px' },
    title: { fontWeight: '620', display: 'block' },
  },
  variants: {
    tone: {
      error: {
        root: { background: 'error.bg', boxShadow: 'inset 4px 0 0 token(colors.error.fg)' },
        icon: { color: 'error.fg' },
        title: { color: 'error.fg' },
      },
      success: {
        root: { background: 'success.bg', boxShadow: 'inset 4px 0 0 token(colors.success.fill)' },
        icon: { color: 'success.fg' },
      },
      notice: {
        root: { background: 'notice.bg', boxShadow: 'inset 4px 0 0 token(colors.sun.500)' },
        icon: { color: 'notice.fg' },
      },
    },
  },
  defaultVariants: { tone: 'notice' },
})
