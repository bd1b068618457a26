import { css } from '#styled/css'

export const group = css({ marginTop: '36px' })
export const heading = css({ textStyle: 'h3', marginBottom: '10px' })
export const rows = css({ borderTop: '1px solid token(colors.border.default)' })
const line = css.raw({
  display: 'grid',
  gap: '2px 16px',
  alignItems: 'center',
  minHeight: '68px',
  padding: '12px 0',
  borderBottom: '1px solid token(colors.border.hairline)',
})
/** What it is, what is stored, and where it leads: one below the other on a phone. */
export const row = css(line, {
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '220px minmax(0, 1fr) auto' },
  textDecoration: 'none',
  _hover: { background: 'surface.sunken' },
  '& > svg': {
    gridRow: { base: '1 / span 2', md: '1' },
    gridColumn: { base: '2', md: '3' },
    color: 'text.muted',
  },
})
export const fact = css(line, { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' } })
export const name = css({
  fontWeight: '620',
  overflowWrap: 'anywhere',
  '&:has(svg)': { display: 'inline-flex', gap: '10px', alignItems: 'center' },
})
export const value = css({ color: 'text.soft', fontSize: '15px', overflowWrap: 'anywhere' })
/** Its words stand beside its face, also where they are below each other. */
export const childRow = css({
  gridTemplateColumns: { base: '46px minmax(0, 1fr) auto', md: '46px 162px minmax(0, 1fr) auto' },
  columnGap: '14px',
  minHeight: '76px',
  '& > svg': { gridColumn: { base: '3', md: '4' } },
})
export const face = css({ width: '46px', height: '46px', gridRow: { base: '1 / span 2', md: '1' } })
