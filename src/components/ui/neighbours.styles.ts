import { css } from '#styled/css'

export const row = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' })
const place = {
  display: 'block',
  paddingBlock: '16px',
  borderTop: '3px solid token(colors.accent.bright)',
  textDecoration: 'none',
  minWidth: '0',
} as const
export const before = css({ ...place, gridColumn: '1' })
export const after = css({ ...place, gridColumn: '2', textAlign: 'right' })
export const age = css({ textStyle: 'small', color: 'text.muted', display: 'block' })
export const title = css({
  textStyle: 'h3',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  'a:hover &': { textDecoration: 'underline' },
})
