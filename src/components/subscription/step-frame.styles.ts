import { css } from '#styled/css'

export const page = css({
  width: '100%',
  maxWidth: 'calc(1040px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
})
export const columns = css({ paddingBlock: { base: '36px 64px', lg: '40px 96px' } })
export const lead = css({ marginTop: '12px' })
export const notice = css({ '& > *': { marginTop: '28px' } })
export const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'flex-start', md: 'center' },
  gap: '12px 28px',
  marginTop: '8px',
})
export const submit = css({ width: '100%', maxWidth: { md: '350px' } })
