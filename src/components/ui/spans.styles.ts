import { css } from '#styled/css'

/** Twelve columns from 1024 px, stacked below; rows keep 32 px apart. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
  gap: '32px var(--gap)',
})
export const centred = css({ alignItems: 'center' })
export const ended = css({ alignItems: 'end' })
export const span4 = css({ gridColumn: { lg: 'span 4' }, minWidth: '0' })
export const span6 = css({ gridColumn: { lg: 'span 6' }, minWidth: '0' })
export const span7 = css({ gridColumn: { lg: 'span 7' }, minWidth: '0' })
export const from6 = css({ gridColumn: { lg: '6 / -1' }, minWidth: '0' })
export const from8 = css({ gridColumn: { lg: '8 / -1' }, minWidth: '0' })
export const from9 = css({ gridColumn: { lg: '9 / -1' }, minWidth: '0' })
