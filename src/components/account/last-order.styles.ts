import { css } from '#styled/css'

export const place = css({ position: 'relative', minWidth: '0' })
/** It needs no picture beside it. */
export const wide = css({ gridColumn: '1 / -1' })
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBottom: '4px',
  borderBottom: '1px solid token(colors.border.default)',
})
export const heading = css({ textStyle: 'h3' })
export const none = css({ color: 'text.soft', padding: '16px 0' })
/** The whole of it is the link's. */
export const order = css({
  position: 'relative',
  display: 'grid',
  gap: '2px 16px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '16px 0',
  _hover: { background: 'surface.sunken' },
  '&[data-pictured]': { gridTemplateColumns: '80px minmax(0, 1fr) auto' },
  '& img': { gridRow: 'span 2', width: '80px', height: '80px' },
})
export const title = css({
  textStyle: 'body',
  fontWeight: '620',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  alignSelf: 'baseline',
})
export const link = css({
  '&::after': { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px', borderRadius: 'paper' },
  },
})
export const sum = css({ textStyle: 'price', fontVariantNumeric: 'tabular-nums', alignSelf: 'baseline' })
export const about = css({
  textStyle: 'small',
  color: 'text.soft',
  '& > span + span::before': { content: '"·"', marginInline: '8px' },
})
