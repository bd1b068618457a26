import { css } from '#styled/css'

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '18px',
  width: '100%',
  maxWidth: 'calc(1304px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
  minHeight: '56px',
  fontSize: '14px',
  paddingTop: '6px',
  '& > a': { fontSize: '19px' },
  '& > a svg': { width: '22px', height: '25px' },
  md: { paddingTop: '0' },
  _print: { display: 'none' },
})
export const places = css({
  display: 'flex',
  gap: '2px',
  alignSelf: 'stretch',
  order: '3',
  width: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: '-12px',
  md: { order: '0', width: 'auto', marginInline: '0', overflow: 'visible' },
})
export const place = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  paddingInline: '12px',
  fontWeight: '520',
  color: 'text.soft',
  textDecoration: 'none',
  _hover: { background: 'surface.sunken' },
  '&[aria-current]': { boxShadow: 'inset 0 -3px 0 token(colors.sun.500)', color: 'text.default', fontWeight: '620' },
})
export const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
})
export const status = css({
  display: 'none',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  paddingInline: '9px',
  borderRadius: 'pebble',
  background: 'surface.sunken',
  color: 'text.soft',
  fontSize: '12px',
  fontWeight: '620',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  '&[data-tone=holds]': { background: 'success.bg', color: 'success.fg' },
  '&[data-tone=fails]': { background: 'error.bg', color: 'error.fg' },
  lg: { display: 'inline-flex' },
})
export const dot = css({ width: '7px', height: '7px', borderRadius: '50%', background: 'currentColor' })
export const date = css({
  display: 'none',
  fontSize: '13px',
  color: 'text.muted',
  fontVariantNumeric: 'tabular-nums',
  xl: { display: 'inline' },
})
export const find = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 'touchMin',
  minWidth: 'touchMin',
  justifyContent: 'center',
  paddingInline: '10px',
  border: '1.5px solid token(colors.border.control)',
  borderRadius: '8px',
  background: 'surface.page',
  color: 'text.default',
  _hover: { background: 'surface.sunken' },
  md: { minHeight: '34px' },
})
export const key = css({
  display: 'none',
  paddingInline: '6px',
  border: '1px solid token(colors.border.default)',
  borderRadius: '5px',
  fontFamily: 'code',
  fontSize: '11px',
  lineHeight: '16px',
  color: 'text.muted',
  md: { display: 'inline' },
})
/** Half as high as the shop's: an instrument. */
export const ruler = css({
  height: '8px',
  background:
    'repeating-linear-gradient(90deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 0 100%/100% 6px no-repeat, repeating-linear-gradient(90deg, rgb(31 42 48 / .75) 0 1px, transparent 1px 12px) 0 100%/100% 3px no-repeat, token(colors.sun.500)',
  _print: { display: 'none' },
})
