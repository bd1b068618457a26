import { css } from '#styled/css'

export const form = css({
  display: 'grid',
  gap: '36px',
  marginTop: '32px',
  // what comes after several kits is only a question where several are chosen; the radio itself says so, script or not
  '&:not(:has([data-advance]:checked)) [data-renewal]': { display: 'none' },
})
export const group = css({ display: 'grid', gap: '12px', minWidth: '0' })
export const legend = css({ textStyle: 'label', marginBottom: '10px' })
export const remark = css({ textStyle: 'small', color: 'text.muted' })
/** The whole panel is the label of its control; the chosen one is drawn by the control itself, script or not. */
export const option = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '2px 14px',
  padding: { base: '16px', md: '18px' },
  border: '1.5px solid token(colors.border.control)',
  borderRadius: 'panel',
  background: 'surface.page',
  cursor: 'pointer',
  transition: 'border-color token(durations.quick), background token(durations.quick)',
  _hover: { borderColor: 'text.default' },
  '&:has(input:checked)': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px token(colors.accent)',
    background: 'color-mix(in srgb, token(colors.accent.soft) 45%, white)',
  },
  '&:has(input:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
})
export const control = css({
  width: '22px',
  height: '22px',
  marginTop: '3px',
  accentColor: 'token(colors.accent)',
  cursor: 'pointer',
  _focusVisible: { outline: 'none' },
})
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  gap: '4px 10px',
  minWidth: '0',
  minHeight: '27px',
})
export const title = css({ fontSize: '17px', fontWeight: '620', lineHeight: '1.4', overflowWrap: 'anywhere' })
export const amounts = css({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  lineHeight: '1.35',
  fontSize: '17px',
  paddingTop: '2px',
})
export const unit = css({ fontSize: '14px', color: 'text.muted', whiteSpace: 'nowrap' })
export const details = css({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  fontSize: '15px',
  lineHeight: '1.45',
  color: 'text.soft',
})
export const today = css({
  display: 'inline-flex',
  gap: '8px',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.default',
})
