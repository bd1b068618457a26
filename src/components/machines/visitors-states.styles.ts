import { css } from '#styled/css'

export const rows = css({ listStyle: 'none', fontSize: '13px' })
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 56px',
  gap: '12px',
  alignItems: 'baseline',
  paddingBlock: '8px',
  borderTop: '1px solid token(colors.border.hairline)',
  fontVariantNumeric: 'tabular-nums',
})
export const way = css({ overflowWrap: 'anywhere' })
export const times = css({ textAlign: 'right' })
export const sum = css({ textAlign: 'right', fontWeight: '620' })
export const goneMark = css({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  borderRadius: '2px',
  marginRight: '8px',
  border: '1.5px solid token(colors.text.muted)',
})
/** A line of its own below what is said of the state. */
export const stayed = css({
  display: 'block',
  marginTop: '4px',
  fontSize: '12.5px',
  color: 'text.muted',
  fontVariantNumeric: 'tabular-nums',
})
