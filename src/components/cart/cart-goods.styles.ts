import { css } from '#styled/css'

export const root = css({ marginTop: { base: '56px', lg: '80px' } })
/** A strip to push aside on phones, three beside each other from 1024 px. */
export const list = css({
  display: 'grid',
  gridAutoFlow: { base: 'column', lg: 'row' },
  gridAutoColumns: { base: '224px', lg: 'auto' },
  gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '16px', lg: 'var(--gap)' },
  marginTop: '24px',
  marginInline: { base: 'calc(-1 * var(--margin))', lg: '0' },
  paddingInline: { base: 'var(--margin)', lg: '0' },
  // room for the ring of focus, which a box that scrolls would cut off
  paddingBlock: { base: '8px', lg: '0' },
  overflowX: { base: 'auto', lg: 'visible' },
  scrollSnapType: { base: 'x proximity', lg: 'none' },
  scrollPaddingInline: 'var(--margin)',
})
export const card = css({ display: 'flex', flexDirection: 'column', minWidth: '0', scrollSnapAlign: 'start' })
export const name = css({ textStyle: 'label', marginTop: '12px', overflowWrap: 'break-word', hyphens: 'auto' })
export const buy = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '6px',
})
export const button = css({ flex: { base: '1 0 100%', lg: '0 1 auto' } })
export const inCart = css({ borderColor: 'success.fill', color: 'success.fg' })
