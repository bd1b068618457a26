import { css } from '#styled/css'

export const page = css({ paddingBlock: '40px 96px', display: 'grid', gap: '24px' })
export const email = css({
  border: '1.5px solid token(colors.border.default)',
  borderRadius: 'panel',
  padding: '20px',
})
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  textStyle: 'small',
  color: 'text.muted',
})
export const subject = css({ textStyle: 'h3', marginBlock: '4px 12px' })
export const text = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'text', fontSize: '15px' })
