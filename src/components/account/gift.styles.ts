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
export const group = css({
  display: 'grid',
  gap: '20px',
  borderTop: '1px solid token(colors.border.hairline)',
  paddingTop: '28px',
})
export const groupTitle = css({ textStyle: 'h3' })
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' })
export const offer = css({ display: 'grid', gap: '20px', justifyItems: 'start', maxWidth: '640px' })
export const offerTitle = css({ textStyle: 'h2', textWrap: 'balance' })
export const offerText = css({ color: 'text.soft', textWrap: 'pretty' })
export const waysIn = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', width: '100%', marginTop: '4px' })
/** side by side where both fit, else one above the other */
export const way = css({ flex: '1 1 220px', maxWidth: { md: '280px' } })
export const card = css({ borderRadius: 'panel', overflow: 'hidden', background: 'surface.sunken' })
export const cardWords = css({ padding: '20px 22px' })
export const cardTitle = css({ textStyle: 'h3' })
export const cardText = css({ textStyle: 'small', color: 'text.soft', marginTop: '6px' })
