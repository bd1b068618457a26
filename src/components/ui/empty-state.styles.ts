import { css } from '#styled/css'

export const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  justifyItems: 'start',
  maxWidth: '420px',
  paddingBlock: '32px',
})
export const picture = css({ width: '320px', maxWidth: '100%' })
