import { css } from '#styled/css'

export const root = css({ position: 'relative', display: 'inline-flex' })
export const inHeader = css({ display: { base: 'none', lg: 'flex' }, gap: '2px' })
export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 'touchMin',
  padding: '0 12px',
  fontWeight: '520',
  fontSize: '15px',
  borderRadius: 'control',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { background: 'surface.sunken' },
  '[data-inverse] &': { border: '1.5px solid #7b868b', background: 'ink.800', color: 'paper.0' },
})
export const list = css({
  position: 'absolute',
  right: '0',
  top: 'calc(100% + 6px)',
  minWidth: '220px',
  padding: '8px',
  background: 'surface.page',
  color: 'text.default',
  borderRadius: 'control',
  boxShadow: 'float',
  zIndex: 'drawer',
  '[data-inverse] &': { right: 'auto', left: '0', top: 'auto', bottom: 'calc(100% + 6px)' },
})
export const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: 'touchMin',
  padding: '0 12px',
  borderRadius: '8px',
  textDecoration: 'none',
  '[data-inverse] &': { color: 'text.default' },
  _hover: { background: 'surface.sunken' },
  '&[aria-current]': { fontWeight: '620' },
})
export const group = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
