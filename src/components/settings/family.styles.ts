import { css } from '#styled/css'

export const cards = css({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  marginTop: '28px',
  maxWidth: '860px',
})
export const card = css({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: '16px 20px',
  alignItems: 'center',
  padding: '22px',
  border: '1px solid token(colors.border.default)',
  borderRadius: 'panel',
})
export const face = css({ width: '80px', height: '80px' })
export const name = css({ textStyle: 'h3', overflowWrap: 'anywhere' })
export const said = css({ color: 'text.soft', marginBlock: '2px 8px' })
export const links = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& a': { fontWeight: '620', textDecoration: 'underline', textUnderlineOffset: '4px' },
})
export const more = css({ marginTop: '24px', '& svg': { marginRight: '8px' } })
