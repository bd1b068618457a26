import { css } from '#styled/css'

export const old = css({ fontSize: '14px', whiteSpace: 'nowrap' })
export const points = css({ display: 'grid', gap: '6px', marginTop: '4px' })
export const point = css({
  display: 'flex',
  gap: '10px',
  minWidth: '0',
  '& svg': { color: 'accent', marginTop: '2px' },
})
