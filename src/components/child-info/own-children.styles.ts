import { css } from '#styled/css'

export const label = css({ textStyle: 'label', marginTop: '24px' })
export const children = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' })
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  paddingInline: '18px',
  borderRadius: 'pebble',
  border: '1px solid token(colors.border.control)',
  overflowWrap: 'anywhere',
} as const
export const child = css({ ...chip, _hover: { background: 'surface.quiet' } })
export const chosen = css({
  ...chip,
  background: 'surface.inverse',
  color: 'text.onInverse',
  borderColor: 'surface.inverse',
})
