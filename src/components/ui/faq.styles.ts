import { css } from '#styled/css'

export const heading = css({ textStyle: 'h2', marginBottom: '24px' })
/** S-110 */
export const list = css({ maxWidth: 'accordion', borderBottom: '1px solid token(colors.border.default)' })
export const item = css({
  borderTop: '1px solid token(colors.border.default)',
  '& > summary svg': { transition: 'transform token(durations.quick)' },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
})
export const question = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '64px',
  paddingBlock: '12px',
  fontWeight: '620',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'accent.deep' },
})
export const answer = css({
  paddingRight: { base: '0', md: '40px' },
  paddingBottom: '22px',
  color: 'text.soft',
  overflowWrap: 'break-word',
  '& p + p, & ul, & ol': { marginTop: '10px' },
  '& ul': { listStyle: 'disc', paddingLeft: '20px' },
  '& ol': { listStyle: 'decimal', paddingLeft: '20px' },
  '& a': { textDecoration: 'underline' },
  '& strong': { fontWeight: '620' },
})
