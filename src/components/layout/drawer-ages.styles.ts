import { css } from '#styled/css'

export const row = css({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  minHeight: '72px',
  paddingBlock: '5px',
  borderBottom: '1px solid token(colors.border.hairline)',
  textDecoration: 'none',
})
export const name = css({ display: 'grid', minWidth: '0' })
export const age = css({ textStyle: 'h3', fontSize: '18px', color: 'accent.deep' })
export const months = css({ textStyle: 'small', color: 'text.soft' })
export const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  marginTop: '6px',
  fontWeight: '620',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
