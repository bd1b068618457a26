import { css } from '#styled/css'

export const form = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '8px 12px',
  alignItems: 'center',
  mdDown: { width: '100%' },
  md: { display: 'flex' },
})
/** On a phone names stand below each other, and what is chosen beside them. */
export const label = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / span 2',
  gap: '6px',
  alignItems: 'center',
  fontSize: '13px',
  color: 'text.soft',
  md: { display: 'flex' },
})
export const choice = css({
  minHeight: 'touchMin',
  minWidth: '0',
  paddingInline: '8px',
  border: '1.5px solid token(colors.border.control)',
  borderRadius: '8px',
  background: 'surface.page',
  color: 'text.default',
  fontWeight: '620',
  fontSize: '13px',
  textOverflow: 'ellipsis',
  md: { minHeight: '34px', maxWidth: '180px' },
})
