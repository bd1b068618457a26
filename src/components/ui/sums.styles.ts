import { css } from '#styled/css'

export const sums = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '10px',
  '& dd': { paddingLeft: '16px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
export const saving = css({ color: 'saving.fg' })
export const total = css({ fontWeight: '620', fontSize: '19px' })
/** What is said below the button. */
export const promises = css({
  display: 'grid',
  gap: '12px',
  marginTop: '20px',
  textStyle: 'small',
  color: 'text.soft',
  '& li': { display: 'flex', gap: '12px' },
})
