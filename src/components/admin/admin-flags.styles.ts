import { css } from '#styled/css'

const hairline = '1px solid token(colors.border.hairline)'

export const flags = css({ borderTop: hairline })
export const flag = css({
  display: 'grid',
  gap: '12px',
  alignItems: 'center',
  paddingBlock: '18px',
  borderBottom: hairline,
  scrollMarginTop: '24px',
  _target: { background: 'sun.100' },
  md: { gridTemplateColumns: '1fr auto', gap: '24px' },
})
export const about = css({ fontSize: '16px', fontWeight: '560' })
export const flagKey = css({ fontSize: '13px', color: 'text.muted', overflowWrap: 'anywhere' })
export const set = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' })
export const choices = css({
  display: 'inline-flex',
  padding: '3px',
  gap: '2px',
  borderRadius: 'pebble',
  background: 'surface.quiet',
})
export const choice = css({
  minHeight: '44px',
  minWidth: '64px',
  paddingInline: '16px',
  borderRadius: 'pebble',
  fontSize: '15px',
  color: 'text.soft',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: 'surface.page', color: 'text.default', fontWeight: '620', boxShadow: 'lift' },
})
