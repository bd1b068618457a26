import { css } from '#styled/css'

export const root = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
  gap: { base: '28px', lg: '64px' },
  paddingBottom: { base: '52px', lg: '72px' },
})
export const words = css({ minWidth: '0' })
export const title = css({ marginTop: '14px', color: 'accent.deep' })
export const lead = css({ marginTop: '16px' })
export const action = css({ marginTop: '28px' })
