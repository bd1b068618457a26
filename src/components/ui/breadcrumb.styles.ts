import { css } from '#styled/css'

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  paddingBlock: '8px',
  textStyle: 'small',
  color: 'text.muted',
})
export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  '&:not(:last-child)::after': { content: '"/"', marginLeft: '10px', color: 'paper.500' },
})
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})
