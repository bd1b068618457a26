import { css } from '#styled/css'

export const sets = css({ display: 'grid', gap: '32px', minWidth: '0' })
export const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: { base: '10px', md: '16px' },
})
/** The whole of it is the radio. */
export const tile = css({
  position: 'relative',
  display: 'grid',
  gap: '4px',
  alignContent: 'start',
  justifyItems: 'center',
  textAlign: 'center',
  padding: { base: '6px 6px 14px', md: '10px 10px 18px' },
  border: '1px solid token(colors.border.default)',
  borderRadius: 'panel',
  cursor: 'pointer',
  lineHeight: '1.3',
  _hover: { background: 'surface.quiet' },
  '&:has(:checked), &:has(:checked):hover': {
    background: 'notice.bg',
    boxShadow: '0 0 0 2px token(colors.ink.900)',
  },
  '&:has(:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '4px' },
})
export const radio = css({
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  opacity: '0',
  cursor: 'inherit',
})
export const picture = css({ width: '100%', '& img': { borderRadius: 'paper' } })
export const text = css({ marginTop: '8px', fontWeight: '620' })
