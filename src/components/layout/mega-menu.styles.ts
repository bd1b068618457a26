import { css } from '#styled/css'

export const panel = css({
  position: 'absolute',
  left: '0',
  right: '0',
  top: '100%',
  background: 'surface.page',
  borderTop: '1px solid token(colors.border.hairline)',
  boxShadow: 'float',
  zIndex: 'header',
  animation: 'fade token(durations.quick)',
})
export const inner = css({ display: 'flex', gap: '32px', paddingBlock: '32px', alignItems: 'flex-start' })
/** S-037: up to five columns of at most 192 px. */
export const column = css({ flex: '1 1 0', maxWidth: 'megaColumn', minWidth: '0' })
export const title = css({
  textStyle: 'label',
  color: 'accent.deep',
  paddingBottom: '8px',
  marginBottom: '6px',
  borderBottom: '3px solid token(colors.accent.bright)',
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
export const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flexWrap: 'wrap',
  minHeight: 'touchMin',
  fontSize: '15px',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})
