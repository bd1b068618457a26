import { css } from '#styled/css'

export const top = css({ paddingTop: { base: '12px', lg: '24px' }, alignItems: 'center' })
export const head = css({ gridColumn: { lg: 'span 6' }, minWidth: '0' })
export const headAlone = css({ gridColumn: '1 / -1', maxWidth: '820px' })
export const lead = css({ marginTop: '16px' })
/** Of a tall picture the foot is shown. */
export const picture = css({ gridColumn: { lg: '8 / -1' }, minWidth: '0', '& img': { objectPosition: '50% 90%' } })
/** The stretch of ruler that a page of words hangs on. */
export const mark = css({ borderRadius: '2px', overflow: 'hidden', marginTop: { base: '28px', md: '44px' } })
/** A heading and what it is about, with a hairline between one and the next. */
export const chapter = css({
  rowGap: '10px',
  paddingBlock: { base: '28px', md: '40px' },
  '& + &': { borderTop: '1px solid token(colors.border.default)' },
})
export const chapterTitle = css({ gridColumn: { lg: 'span 4' }, minWidth: '0' })
export const chapterText = css({ gridColumn: { lg: '6 / -1' }, minWidth: '0', paddingTop: { lg: '6px' } })
export const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '52px', md: '88px' },
  marginTop: { base: '52px', md: '88px' },
})
export const bottom = css({ paddingBottom: 'clamp(52px, 6.6vw, 88px)' })
