import { css } from '#styled/css'

export const gifts = css({
  marginTop: '28px',
  maxWidth: '760px',
  borderTop: '1px solid token(colors.border.default)',
})
export const gift = css({
  display: 'grid',
  gap: '10px 28px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'start',
  padding: '20px 0',
  borderBottom: '1px solid token(colors.border.hairline)',
  color: 'text.soft',
})
export const giftTitle = css({ textStyle: 'h3', color: 'text.default', overflowWrap: 'anywhere' })
export const code = css({ marginTop: '4px', '& strong': { color: 'text.default', whiteSpace: 'nowrap' } })
export const status = css({ order: { base: '-1', md: '0' } })
