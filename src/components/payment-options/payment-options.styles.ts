import { css } from '#styled/css'

export const form = css({
  display: 'grid',
  gap: '36px',
  marginTop: '32px',
  // what comes after several kits is only a question where several are chosen; the radio itself says so, script or not
  '&:not(:has([data-advance]:checked)) [data-renewal]': { display: 'none' },
})
export const remark = css({ textStyle: 'small', color: 'text.muted' })
export const unit = css({ fontSize: '14px', color: 'text.muted', whiteSpace: 'nowrap' })
/** What it is on the left, what is paid today on the right. */
export const details = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
})
export const today = css({
  display: 'inline-flex',
  gap: '8px',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.default',
})
