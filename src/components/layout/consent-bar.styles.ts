import { css } from '#styled/css'

export const bar = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'toast',
  background: 'surface.page',
  borderTop: '1px solid token(colors.border.default)',
  boxShadow: 'float',
})
export const inner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: '14px',
})
export const text = css({ flex: '1 1 320px', textStyle: 'small', color: 'text.soft', maxWidth: '680px' })
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
export const again = css({
  minHeight: 'touchMin',
  cursor: 'pointer',
  color: '#e9e5dd',
  _hover: { textDecoration: 'underline' },
})
