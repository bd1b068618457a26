import { css } from '#styled/css'

export const band = css({ background: 'accent.soft' })
export const head = css({ marginBottom: { base: '28px', lg: '40px' } })
export const heading = css({ gridColumn: { lg: 'span 5' } })
export const intro = css({
  gridColumn: { lg: '7 / -1' },
  display: 'grid',
  gap: '12px',
  color: 'text.soft',
  textWrap: 'pretty',
})
/** Two large and three beside each other from 1024 px. */
export const list = css({
  display: 'grid',
  gap: '36px 24px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
})
export const toy = css({
  minWidth: '0',
  gridColumn: { lg: 'span 2' },
  '&:nth-child(-n+2)': { gridColumn: { lg: 'span 3' } },
})
export const title = css({ textStyle: 'h3', marginTop: '14px' })
export const text = css({ fontSize: '15px', color: 'text.soft', marginTop: '4px' })
export const learn = css({ fontSize: '14px', fontWeight: '620', color: 'accent', marginTop: '6px' })
