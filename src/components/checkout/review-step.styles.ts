import { css } from '#styled/css'

export const root = css({ display: 'grid', gap: '20px', marginTop: '20px' })
export const sum = css({
  display: 'grid',
  gap: '2px',
  padding: '18px 20px',
  borderRadius: 'panel',
  background: 'surface.sunken',
})
export const today = css({ textStyle: 'price', fontSize: '22px' })
export const remark = css({ textStyle: 'small', color: 'text.soft' })
export const terms = css({ display: 'grid', gap: '6px', fontSize: '15px', lineHeight: '1.55' })
export const termsTitle = css({ textStyle: 'label' })
export const term = css({ display: 'flex', gap: '4px 12px', justifyContent: 'space-between', flexWrap: 'wrap' })
export const price = css({ textStyle: 'price' })
export const pay = css({ width: '100%', maxWidth: '420px' })
export const actions = css({ display: 'grid', gap: '8px', justifyItems: 'start' })
export const patience = css({ fontSize: '15px', color: 'text.soft' })
