import { css } from '#styled/css'

export const cards = css({
  display: 'grid',
  gap: '40px 24px',
  sm: { gridTemplateColumns: 'minmax(0, 1fr)' },
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '34px 24px' },
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
export const card = css({ position: 'relative', minWidth: '0', _print: { breakInside: 'avoid' } })
export const thumb = css({
  display: 'grid',
  placeItems: 'center',
  height: '168px',
  padding: '12px',
  border: '1px solid token(colors.border.hairline)',
  borderRadius: 'paper',
  background: 'surface.quiet',
  'article:hover &': { borderColor: 'border.strong' },
  '& img': { maxWidth: '100%', maxHeight: '142px', objectFit: 'contain' },
})
export const cardTitle = css({
  fontFamily: 'display',
  fontSize: '18px',
  fontWeight: '500',
  lineHeight: '1.3',
  marginTop: '12px',
})
/** The whole card is its link. */
export const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: '0' },
})
export const cardText = css({ color: 'text.soft', marginTop: '3px' })
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  fontSize: '12.5px',
  color: 'text.muted',
  marginTop: '8px',
})
