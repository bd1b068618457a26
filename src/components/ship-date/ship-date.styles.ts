import { css } from '#styled/css'

export const columns = css({
  display: 'grid',
  gap: { base: '36px', md: '56px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '366px minmax(0, 1fr)' },
  alignItems: 'start',
  marginTop: '32px',
})
export const note = css({ display: 'grid', gap: '20px', justifyItems: 'start', marginTop: '28px', maxWidth: '560px' })
