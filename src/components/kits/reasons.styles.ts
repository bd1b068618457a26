import { css } from '#styled/css'

export const list = css({ borderBottom: '1px solid token(colors.border.default)' })
export const item = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: '4px 32px',
  paddingBlock: '24px',
  borderTop: '1px solid token(colors.border.default)',
})
export const title = css({ textStyle: 'h3' })
export const text = css({ color: 'text.soft' })
