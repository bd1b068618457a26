import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

const classes = field()

export const page = css({
  width: '100%',
  maxWidth: 'calc(1040px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
})
export const columns = css({ paddingBlock: { base: '36px 64px', lg: '40px 96px' } })
export const lead = css({ marginTop: '12px' })
export const notice = css({ '& > *': { marginTop: '28px' } })
export const form = css({ display: 'grid', gap: '32px', marginTop: '32px' })
export const label = classes.label
export const hint = classes.hint
export const error = classes.error
export const control = css({ maxWidth: '420px' })
export const input = cx(classes.input, css({ textOverflow: 'ellipsis' }))
export const selectBox = css({
  position: 'relative',
  maxWidth: '420px',
  '& svg': { position: 'absolute', right: '16px', top: '16px', pointerEvents: 'none' },
})
export const select = cx(
  classes.input,
  css({ appearance: 'none', paddingRight: '48px', cursor: 'pointer', lineHeight: '1.5' }),
)
export const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'flex-start', md: 'center' },
  gap: '12px 28px',
  marginTop: '8px',
})
export const submit = css({ width: '100%', maxWidth: { md: '350px' } })
export const aside = css({
  textStyle: 'small',
  paddingTop: '20px',
  borderTop: '1px solid token(colors.border.default)',
})
export const asideLink = css({
  display: 'inline-block',
  paddingBlock: '10px',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
