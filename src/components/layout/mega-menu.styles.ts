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
  padding: { base: '0 7px', xl: '0 14px' },
  fontSize: { lgToXl: '15px' },
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
  // the link beside it leads to all that the panel shows
  '@media (scripting: none)': { display: 'none' },
})
export const panel = css({
  position: 'absolute',
  left: '0',
  right: '0',
  top: '100%',
  background: 'surface.page',
  borderTop: '1px solid token(colors.border.hairline)',
  boxShadow: 'float',
  zIndex: 'header',
  animation: 'fade token(durations.quick)',
})
/** S-037: columns of at most 192 px, the outer ones in line with the page's own edges. */
export const inner = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, token(sizes.megaColumn))',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlock: '28px 24px',
})
export const column = css({ minWidth: '0' })
export const title = css({
  textStyle: 'label',
  color: 'accent.deep',
  paddingBottom: '8px',
  marginBottom: '8px',
  borderBottom: '3px solid token(colors.accent.bright)',
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
export const link = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: '52px',
  fontSize: '15px',
  fontWeight: '520',
  lineHeight: '1.3',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})
export const age = css({ fontSize: '13px', fontWeight: '400', color: 'text.muted' })
