import { css } from '#styled/css'

export const nothing = css({ marginTop: '28px', maxWidth: '560px' })
export const options = css({ marginTop: '28px', maxWidth: '760px' })
export const option = css({
  display: 'grid',
  gap: '14px 28px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: 'start',
  padding: '22px 0',
  borderTop: '1px solid token(colors.border.hairline)',
  color: 'text.soft',
  _last: { borderBottom: '1px solid token(colors.border.hairline)' },
})
export const optionTitle = css({ textStyle: 'h3', color: 'text.default' })
export const back = css({ marginTop: '22px' })
