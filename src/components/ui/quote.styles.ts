import { css } from '#styled/css'

export const words = css({ maxWidth: '900px', textStyle: 'quote', textWrap: 'balance', overflowWrap: 'break-word' })
export const caption = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px 16px',
  marginTop: '24px',
})
export const portrait = css({ width: '56px', flex: 'none' })
export const name = css({ fontWeight: '620', display: 'block' })
export const detail = css({ textStyle: 'small', color: 'text.muted' })
