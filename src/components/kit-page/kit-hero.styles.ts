import { css } from '#styled/css'

/** On phones the pictures come first and the quote last; from 1024 px both stay beside what is read at their right. */
export const grid = css({
  display: 'grid',
  gap: { base: '28px', lg: 'var(--gap)' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  paddingBottom: { base: '48px', lg: '72px' },
})
export const left = css({
  display: { base: 'contents', lg: 'grid' },
  gap: '28px',
  minWidth: '0',
  position: { lg: 'sticky' },
  top: { lg: '104px' },
})
export const gallery = css({ order: '1', minWidth: '0' })
export const quote = css({
  order: '3',
  minWidth: '0',
  maxWidth: '620px',
  '& blockquote': { fontSize: 'clamp(19px, 1.7vw, 23px)' },
  '& figcaption': { marginTop: '14px' },
})
export const buy = css({ order: '2', display: 'grid', gap: '18px', minWidth: '0', paddingLeft: { lg: '12px' } })
export const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '8px 14px', alignItems: 'center' })
export const name = css({
  display: 'block',
  textStyle: 'label',
  fontFamily: 'text',
  letterSpacing: '0',
  color: 'accent',
  marginBottom: '8px',
})
export const words = css({ display: 'grid', gap: '10px', color: 'text.soft' })
export const inside = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '8px',
  maxWidth: '420px',
})
