import { css } from '#styled/css'

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  // hundreds of them: what is out of sight is not laid out
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 360px',
  _print: { breakInside: 'avoid' },
})
export const tile = css({
  display: 'grid',
  placeItems: 'center',
  height: '168px',
  padding: '12px',
  overflow: 'hidden',
  border: '1px solid token(colors.border.hairline)',
  borderRadius: 'paper',
  background: 'surface.quiet',
  'article:hover &': { borderColor: 'border.strong' },
  '& img': { maxWidth: '100%', maxHeight: '142px', objectFit: 'contain' },
  // a picture of a page shows its head
  '&[data-kept]': { padding: '0', placeItems: 'start center', background: 'surface.page' },
})
export const picture = css({
  'div &': { width: '100%', height: '168px', maxHeight: 'none', objectFit: 'contain', objectPosition: 'top' },
})
export const name = css({ fontWeight: '620', lineHeight: '1.35', marginTop: '10px', textWrap: 'pretty' })
export const path = css({
  fontFamily: 'code',
  fontSize: '11.5px',
  color: 'text.muted',
  marginTop: '2px',
  overflowWrap: 'anywhere',
})
export const recipe = css({ display: 'grid', gap: '3px', marginTop: '8px', paddingLeft: '20px', fontSize: '12.5px' })
export const step = css({
  listStyle: 'decimal',
  paddingLeft: '2px',
  color: 'text.soft',
  '&::marker': { color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  '& code': { background: 'surface.sunken', borderRadius: '4px', paddingInline: '4px', color: 'text.default' },
})
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  marginTop: 'auto',
  paddingTop: '10px',
})
const pill = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: '8px',
  background: 'surface.page',
  fontWeight: '620',
  fontSize: '13px',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { background: 'surface.sunken' },
})
export const open = css(pill, {
  border: '1.5px solid token(colors.border.control)',
  minHeight: 'touchMin',
  paddingInline: '14px',
  md: { minHeight: '32px' },
})
export const inspect = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  fontSize: '12.5px',
  color: 'text.soft',
  md: { minHeight: '32px' },
})
export const bare = css({ fontSize: '12.5px', color: 'text.muted' })
export const sign = css(pill, {
  minHeight: 'touchMin',
  paddingInline: '8px',
  fontSize: '12.5px',
  textDecoration: 'underline',
  md: { minHeight: '24px' },
})
export const signed = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: 'success.fg',
  fontWeight: '620',
})
