import { css } from '#styled/css'

export const methods = css({ display: 'grid', gap: '12px' })
export const method = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '2px 14px',
  padding: { base: '16px', md: '18px 20px' },
  border: '1.5px solid token(colors.border.control)',
  borderRadius: 'panel',
  background: 'surface.page',
  cursor: 'pointer',
  transition: 'border-color token(durations.quick), background token(durations.quick)',
  _hover: { borderColor: 'text.default' },
  '&:has(input:checked)': {
    borderColor: 'ink.900',
    boxShadow: 'inset 0 0 0 1px token(colors.ink.900)',
    background: 'surface.quiet',
  },
  '&:has(input:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
})
export const radio = css({
  width: '22px',
  height: '22px',
  marginTop: '2px',
  accentColor: 'token(colors.ink.900)',
  cursor: 'pointer',
  _focusVisible: { outline: 'none' },
})
export const name = css({ fontSize: '17px', fontWeight: '620', lineHeight: '1.5' })
export const amount = css({ textStyle: 'price', lineHeight: '1.6' })
export const days = css({ gridColumn: '2 / -1', fontSize: '15px', color: 'text.soft' })
