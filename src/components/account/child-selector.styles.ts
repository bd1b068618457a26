import { css } from '#styled/css'

export const kids = css({ display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '22px' })
export const kid = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '60px',
  padding: '6px 20px 6px 6px',
  borderRadius: 'pebble',
  border: '1.5px solid token(colors.border.default)',
  background: 'surface.page',
  textAlign: 'left',
  lineHeight: '1.25',
  fontWeight: '620',
  cursor: 'pointer',
  _hover: { borderColor: 'ink.700' },
  '&[aria-pressed=true]': { borderColor: 'ink.900', boxShadow: 'inset 0 0 0 1px token(colors.ink.900)' },
})
export const face = css({ width: '46px', height: '46px', flexShrink: '0' })
export const age = css({ display: 'block', fontWeight: '400', fontSize: '13.5px', color: 'text.muted' })
/** Ways to the forms of the children, with the room of a finger around each. */
export const forms = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  marginTop: '6px',
  textStyle: 'small',
  color: 'text.soft',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touchMin', overflowWrap: 'anywhere' },
})
