import { css } from '#styled/css'

export const page = css({
  width: '100%',
  maxWidth: 'calc(1080px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
})
export const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
  gap: '24px var(--gap)',
  paddingBlock: { base: '24px 64px', lg: '36px 96px' },
})
export const main = css({ gridColumn: { lg: 'span 7' }, minWidth: '0', gridRow: { lg: '1' } })
export const aside = css({
  gridColumn: { lg: '8 / -1' },
  minWidth: '0',
  alignSelf: 'start',
  paddingLeft: { lg: '32px' },
  position: { lg: 'sticky' },
  top: { lg: '24px' },
})
export const steps = css({ marginTop: { base: '24px', lg: '32px' } })
export const notice = css({ marginTop: '20px', _focusVisible: { borderRadius: 'control' } })
