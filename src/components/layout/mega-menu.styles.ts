import { css } from '#styled/css'

export const nav = css({ display: { base: 'none', lg: 'flex' }, '& > ul': { display: 'flex' } })
/** An entry: its link, and the button of its panel where it has one. */
export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: '8px',
  _hover: { background: 'surface.sunken' },
  '&[data-current]': { boxShadow: 'inset 0 -3px 0 token(colors.sun.500)', borderRadius: '0' },
})
export const navLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'touchMin',
  // narrow desktops hold four entries and the button of a bar that sticks, in every language
  padding: { base: '0 5px', xl: '0 14px' },
  fontSize: { lgToXl: '14px' },
  fontWeight: '520',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
export const opener = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'touchMin',
  height: 'touchMin',
  marginLeft: { base: '-13px', xl: '-18px' },
  borderRadius: '8px',
  cursor: 'pointer',
  transition: 'transform token(durations.quick)',
  '&[aria-expanded=true]': { transform: 'rotate(180deg)' },
})
