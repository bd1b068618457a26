import { css } from '#styled/css'

export const hero = css({
  display: 'grid',
  gap: { base: '22px', lg: '40px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 9fr)' },
  alignItems: { lg: 'center' },
  marginTop: '28px',
})
export const picture = css({ minWidth: '0' })
export const kicker = css({ textStyle: 'label', color: 'accent' })
export const name = css({ textStyle: 'h2', marginTop: '4px', overflowWrap: 'break-word' })
export const forChild = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  color: 'text.soft',
  marginTop: '6px',
  overflowWrap: 'anywhere',
})
export const bigDate = css({
  fontFamily: 'display',
  fontWeight: '450',
  fontSize: 'clamp(22px, 19px + .9vw, 28px)',
  lineHeight: '1.2',
  letterSpacing: '-.012em',
  marginTop: '18px',
})
/** Two facts beside each other, with a point between them. */
export const inTime = css({
  color: 'text.soft',
  marginTop: '2px',
  '& > span + span::before': { content: '"·"', marginInline: '8px' },
})
export const banners = css({ marginTop: '16px', _empty: { display: 'none' } })
export const way = css({ display: 'inline-flex', marginTop: '20px' })

export const also = css({
  display: 'grid',
  gridTemplateColumns: { base: '84px minmax(0, 1fr)', md: '84px minmax(0, 1fr) auto' },
  gap: '4px 18px',
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: '1px solid token(colors.border.hairline)',
})
/** These have no picture. */
export const waysOn = css({
  marginTop: '40px',
  '& > h2': { textStyle: 'h3', marginBottom: '6px' },
  '& > div': { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' } },
  '& > div > a': { gridColumn: 'auto' },
})
export const alsoWords = css({ minWidth: '0' })
export const alsoTitle = css({ textStyle: 'body', fontWeight: '620', overflowWrap: 'anywhere' })
export const alsoLink = css({ gridColumn: { base: '2', md: 'auto' }, justifySelf: 'start' })
