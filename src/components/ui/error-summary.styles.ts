import { css } from '#styled/css'

export const list = css({ display: 'grid', gap: '2px' })
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  textDecoration: 'underline',
  color: 'text.default',
})
export const root = css({ borderRadius: 'control', _focusVisible: { borderRadius: 'control' } })
