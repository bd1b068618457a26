import { css } from '#styled/css'

export const root = css({
  display: 'inline-grid',
  gridTemplateColumns: '44px 44px 44px',
  alignItems: 'center',
  border: '1.5px solid token(colors.border.control)',
  borderRadius: 'control',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: '620',
  textAlign: 'center',
})
export const step = css({
  display: 'grid',
  placeItems: 'center',
  height: 'touchMin',
  borderRadius: '8px',
  cursor: 'pointer',
  _hover: { background: 'surface.sunken' },
  '&:disabled': { color: 'paper.300', cursor: 'not-allowed' },
})
