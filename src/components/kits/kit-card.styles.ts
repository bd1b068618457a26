import { css } from '#styled/css'

export const card = css({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: '0' })
export const picture = css({
  transition: 'transform token(durations.quick) token(easings.out)',
  'li:hover > article > &': { transform: 'translateY(-4px)' },
})
export const badge = css({ marginTop: '14px' })
export const title = css({ textStyle: 'h3', color: 'accent.deep', marginTop: '8px' })
/** The whole card is the link's. */
export const link = css({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  },
})
export const text = css({ fontSize: '15px', color: 'text.soft', marginTop: '4px' })
export const price = css({ marginTop: '8px' })

const grid = { display: 'grid', gap: '36px 16px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const
export const grids = {
  two: css({ ...grid, columnGap: { base: '16px', md: 'var(--gap)' } }),
  three: css({
    ...grid,
    columnGap: { base: '16px', md: 'var(--gap)' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  }),
  four: css({
    ...grid,
    columnGap: { base: '16px', md: 'var(--gap)' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  }),
}
