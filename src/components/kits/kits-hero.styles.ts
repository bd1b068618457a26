import { css } from '#styled/css'

export const root = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  alignItems: 'center',
  gap: { base: '28px', lg: '56px' },
  paddingBlock: { base: '32px 40px', lg: '56px 64px' },
})
export const lead = css({ marginTop: '16px' })
export const finder = css({
  marginTop: '28px',
  borderRadius: 'panel',
  boxShadow: '0 0 0 1px token(colors.border.hairline)',
})
