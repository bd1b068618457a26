import { css } from '#styled/css'

export const root = css({ display: 'grid', gap: '12px' })
export const legend = css({ textStyle: 'label', marginBottom: '10px' })
/** The whole panel is the label of its radio; the chosen one is drawn by the radio itself, script or not. */
export const option = css({
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
  '&:has(input:checked)': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px token(colors.accent)',
    background: 'color-mix(in srgb, token(colors.accent.soft) 45%, white)',
  },
  '&:has(input:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
})
export const radio = css({
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
  fontSize: '16px',
  paddingTop: '3px',
})
export const old = css({ fontSize: '14px', whiteSpace: 'nowrap' })
export const details = css({ gridColumn: '2 / -1', fontSize: '15px', lineHeight: '1.45', color: 'text.soft' })
export const points = css({ display: 'grid', gap: '6px', marginTop: '4px' })
export const point = css({
  display: 'flex',
  gap: '10px',
  minWidth: '0',
  '& svg': { color: 'accent', marginTop: '2px' },
})
export const bone = css({
  gridColumn: '2 / -1',
  height: '14px',
  width: '60%',
  borderRadius: 'paper',
  background: 'paper.200',
})
