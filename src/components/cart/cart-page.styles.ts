import { css } from '#styled/css'

export const page = css({ paddingBlock: '40px 96px' })
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const notice = css({ marginTop: '24px', maxWidth: 'accordion' })
export const layout = css({
  marginTop: '24px',
  display: 'grid',
  gap: '32px var(--gap)',
  gridTemplateColumns: { base: '1fr', lg: 'repeat(12, 1fr)' },
})
export const lines = css({ gridColumn: { lg: 'span 7' }, minWidth: '0' })
export const aside = css({ gridColumn: { lg: '9 / -1' }, minWidth: '0', alignSelf: 'start' })
/** S-015: the treatment shows the sum first and the lines below it, in one column. */
export const treatment = {
  layout: css({ marginTop: '24px', display: 'grid', gap: '32px', maxWidth: '760px' }),
  lines: css({ minWidth: '0', order: '2' }),
  aside: css({ minWidth: '0', order: '1' }),
}
export const loading = css({ display: 'grid', gap: '22px', marginTop: '24px' })
export const bone = css({ height: '136px', borderRadius: 'control', background: 'surface.sunken' })
