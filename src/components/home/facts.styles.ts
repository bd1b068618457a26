import { css } from '#styled/css'

export const list = css({
  display: 'grid',
  gridAutoFlow: { md: 'column' },
  justifyContent: 'space-between',
  gap: '10px 32px',
  paddingBlock: '28px',
  fontWeight: '520',
})
export const item = css({ display: 'flex', gap: '12px', alignItems: 'center', minWidth: '0' })
