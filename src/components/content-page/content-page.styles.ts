import { css } from '#styled/css'

export const top = css({ paddingTop: { base: '12px', lg: '24px' } })
/** On wide screens the title stays beside a long text. */
export const head = css({
  gridColumn: { lg: 'span 4' },
  position: { lg: 'sticky' },
  top: { lg: '112px' },
  alignSelf: 'start',
  minWidth: '0',
})
/** Where no text follows, the title takes the page's width. */
export const headAlone = css({ gridColumn: '1 / -1', maxWidth: '820px' })
export const lead = css({ marginTop: '16px' })
/** The stretch of ruler that a page of words hangs on. */
export const mark = css({
  width: '121px',
  borderRadius: '2px',
  overflow: 'hidden',
  marginTop: { base: '24px', md: '32px' },
  marginBottom: { base: '8px', lg: '0' },
})
export const text = css({ gridColumn: { lg: '6 / -1' }, minWidth: '0', paddingTop: { lg: '8px' } })
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '52px', md: '88px' },
  marginTop: { base: '52px', md: '88px' },
})
export const bottom = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
