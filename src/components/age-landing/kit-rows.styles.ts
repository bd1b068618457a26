import { css } from '#styled/css'

export const heading = css({ textStyle: 'h2', marginBottom: '32px' })
/** On phones the rows flow into one grid of two columns: three to a row would leave holes there. */
export const rows = css({
  display: 'grid',
  gap: { base: '36px 16px', md: '36px', lg: '64px' },
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  '& > div, & > div > ul': { display: { mdDown: 'contents' } },
})
const tape = {
  display: { base: 'none', lg: 'grid' },
  height: '50px',
  marginTop: '28px',
  borderRadius: 'paper',
  background: 'sun.500',
  borderTop: '6px solid token(colors.accent)',
  boxShadow: 'inset 0 -6px 0 rgb(117 86 10 / .18), token(shadows.lift)',
} as const
/** As many stretches as the row has kits. */
export const tapes = {
  three: css({ ...tape, gridTemplateColumns: 'repeat(3, 1fr)' }),
  four: css({ ...tape, gridTemplateColumns: 'repeat(4, 1fr)' }),
}
export const stretch = css({
  position: 'relative',
  padding: '13px 0 0 10px',
  fontWeight: '700',
  fontSize: '15px',
  lineHeight: '1.4',
  fontVariantNumeric: 'tabular-nums',
  borderLeft: '2.5px solid token(colors.ink.900)',
  '&:first-child': { borderLeftColor: 'transparent' },
  '& svg': {
    position: 'absolute',
    inset: '0 0 auto 0',
    width: '100%',
    height: '14px',
    stroke: 'ink.900',
    strokeWidth: '1.25',
    strokeOpacity: '0.75',
    shapeRendering: 'crispEdges',
  },
})
