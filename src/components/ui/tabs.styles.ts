import { css } from '#styled/css'

export const track = css({
  display: 'flex',
  gap: '4px',
  padding: '5px',
  width: 'fit-content',
  maxWidth: '100%',
  borderRadius: 'pebble',
  background: 'surface.sunken',
})
export const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touchMin',
  minWidth: '0',
  padding: '4px 20px',
  borderRadius: 'pebble',
  fontSize: '15px',
  fontWeight: '620',
  lineHeight: '1.25',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  color: 'text.soft',
  cursor: 'pointer',
  _hover: { color: 'text.default' },
  _focusVisible: { borderRadius: 'pebble', outlineOffset: '2px' },
  '&[aria-selected=true]': { background: 'surface.page', color: 'text.default', boxShadow: 'lift' },
})
