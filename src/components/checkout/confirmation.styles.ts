import { css } from '#styled/css'

export const root = css({
  display: 'grid',
  gap: '32px var(--gap)',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
  paddingBlock: { base: '36px 64px', lg: '52px 96px' },
})
export const main = css({ gridColumn: { lg: 'span 7' }, minWidth: '0' })
export const aside = css({ gridColumn: { lg: '9 / -1' }, minWidth: '0', alignSelf: 'start' })
export const number = css({
  display: 'inline-block',
  marginTop: '18px',
  padding: '6px 14px',
  borderRadius: 'pebble',
  background: 'sun.300',
  fontWeight: '620',
  fontVariantNumeric: 'tabular-nums',
})
export const lead = css({ marginTop: '18px' })
export const title = css({ textStyle: 'h3', marginTop: '36px' })
/** What happens next stands on a ruler: one mark, one thing. */
export const next = css({
  marginTop: '14px',
  display: 'grid',
  borderLeft: '8px solid token(colors.sun.500)',
  '& li': { padding: '10px 0 10px 20px', position: 'relative' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '-8px',
    top: '22px',
    width: '8px',
    height: '2px',
    background: 'ink.900',
  },
})
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: '32px',
  _print: { display: 'none' },
})
export const facts = css({
  display: 'grid',
  gap: '20px',
  marginTop: '36px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  fontSize: '15px',
  lineHeight: '1.55',
  '& dt': { textStyle: 'label', marginBottom: '4px' },
  '& dd': { color: 'text.soft', overflowWrap: 'anywhere' },
})
export const receipt = css({
  background: 'surface.sunken',
  borderRadius: 'panel',
  padding: { base: '20px', md: '26px' },
  _print: { background: 'none', border: '1px solid token(colors.border.default)' },
})
/** What follows the sums: later charges, and the law. */
export const after = css({ display: 'grid', gap: '16px', marginTop: '20px' })
