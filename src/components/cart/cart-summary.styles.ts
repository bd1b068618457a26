import { css } from '#styled/css'

export const root = css({ background: 'surface.sunken', borderRadius: 'panel', padding: '26px' })
export const title = css({ textStyle: 'h3', marginBottom: '16px' })
export const sums = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '10px',
  '& dd': { paddingLeft: '16px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
export const saving = css({ color: 'saving.fg' })
export const total = css({
  fontWeight: '620',
  fontSize: '19px',
  paddingTop: '14px',
  borderTop: '1px solid token(colors.border.default)',
})
export const remark = css({ textStyle: 'small', color: 'text.muted', margin: '6px 0 20px' })
export const promises = css({
  display: 'grid',
  gap: '12px',
  marginTop: '20px',
  textStyle: 'small',
  color: 'text.soft',
  '& li': { display: 'flex', gap: '12px' },
})
export const pale = css({ opacity: '0.55' })
