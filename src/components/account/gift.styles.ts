import { css, cx } from '#styled/css'
import { input } from '../ui/field.styles'

export const page = css({
  width: '100%',
  maxWidth: 'calc(1040px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
  paddingBlock: { base: '8px 64px', lg: '16px 96px' },
})
export const head = css({ marginBottom: '32px' })
export const form = css({ display: 'grid', gap: '28px', maxWidth: '640px' })
export const code = cx(
  input,
  css({ fontVariantNumeric: 'tabular-nums', letterSpacing: '.06em', textTransform: 'uppercase' }),
)
/** While it says nothing it keeps nothing apart. */
export const notices = css({ _empty: { position: 'absolute' } })
export const group = css({
  display: 'grid',
  gap: '20px',
  borderTop: '1px solid token(colors.border.hairline)',
  paddingTop: '28px',
})
export const groupTitle = css({ textStyle: 'h3' })
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' })
export const offer = css({ display: 'grid', gap: '20px', justifyItems: 'start', maxWidth: '640px' })
/** The keyboard is led there, and nothing on it can be pressed: no ring around the first thing that is read. */
export const offerTitle = css({ textStyle: 'h2', textWrap: 'balance', _focusVisible: { outline: 'none' } })
export const offerText = css({ color: 'text.soft', textWrap: 'pretty' })
export const waysIn = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', width: '100%', marginTop: '4px' })
/** side by side where both fit, else one above the other */
export const way = css({ flex: '1 1 220px', maxWidth: { md: '280px' } })
export const card = css({ borderRadius: 'panel', overflow: 'hidden', background: 'surface.sunken' })
/** On a phone what is given stands above the form, with a small picture; beside it, the picture is a large one. */
export const above = css({ order: { base: '-1', lg: '0' } })
export const told = css({ display: { base: 'grid', lg: 'block' }, gridTemplateColumns: '112px minmax(0, 1fr)' })
export const toldPicture = css({
  minHeight: '100%',
  '& img': { base: { height: '100%', objectFit: 'cover' }, lg: { height: 'auto' } },
})
export const cardWords = css({ padding: { base: '16px 18px', lg: '20px 22px' }, alignSelf: 'center' })
export const cardTitle = css({ textStyle: 'h3', textWrap: 'balance' })
export const cardText = css({ textStyle: 'small', color: 'text.soft', marginTop: '6px' })
