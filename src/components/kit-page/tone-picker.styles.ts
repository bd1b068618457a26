import { css } from '#styled/css'

export const root = css({ minWidth: '0' })
/** below what it belongs to, in a form that sets no distances */
export const rootBelow = css({ minWidth: '0', marginTop: '18px' })
export const legend = css({ textStyle: 'label', color: 'text.default', marginBottom: '12px' })
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: '12px',
})
export const tone = css({
  position: 'relative',
  display: 'grid',
  gap: '8px',
  justifyItems: 'center',
  alignContent: 'start',
  padding: '8px 8px 12px',
  border: '1.5px solid token(colors.border.default)',
  borderRadius: 'panel',
  background: 'surface.page',
  cursor: 'pointer',
  textAlign: 'center',
  lineHeight: '1.3',
  _hover: { borderColor: 'text.default' },
  '&:has(input:checked)': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px token(colors.accent)',
    background: 'color-mix(in srgb, token(colors.accent.soft) 45%, white)',
  },
  '&:has(input:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  '&:has(input:disabled)': { color: 'text.muted', background: 'surface.sunken', cursor: 'not-allowed' },
  '&:has(input:disabled) img': { opacity: '.45' },
})
export const radio = css({
  position: 'absolute',
  opacity: '0',
  inset: '0',
  width: '100%',
  height: '100%',
  cursor: 'inherit',
})
export const picture = css({ width: '100%' })
export const name = css({ fontWeight: '620', fontSize: '15px', color: 'text.default', overflowWrap: 'anywhere' })
export const out = css({ display: 'block', textStyle: 'small', fontWeight: '400', color: 'text.muted' })
