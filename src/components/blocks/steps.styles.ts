import { css } from '#styled/css'

export const heading = css({ textStyle: 'h2', marginBottom: { base: '32px', md: '40px' } })
export const list = css({
  display: 'grid',
  gap: { base: '32px', md: '40px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
})
/** On tablets the number stands above: beside it, long words would have no room. */
export const item = css({
  position: 'relative',
  minWidth: '0',
  paddingLeft: { base: '64px', md: '0', lg: '64px' },
  paddingTop: { md: '56px', lg: '0' },
})
export const number = css({
  position: 'absolute',
  left: '0',
  top: { base: '-4px', md: '0', lg: '-4px' },
  fontFamily: 'display',
  fontSize: '44px',
  lineHeight: '1',
  fontWeight: '430',
  color: '#b8452a',
  fontVariantNumeric: 'lining-nums',
})
export const title = css({ textStyle: 'h3' })
export const text = css({ color: 'text.soft', marginTop: '2px' })
