import { css } from '#styled/css'

export const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '136px minmax(0, 1fr)' },
  gap: { base: '4px 14px', md: '4px 18px' },
  paddingBlock: '22px',
  borderTop: '1px solid token(colors.border.hairline)',
  transition: 'opacity token(durations.quick)',
})
export const addon = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: { base: '4px 14px', md: '4px 18px' },
  marginLeft: { base: '24px', sm: '48px', md: '154px' },
  paddingBlock: '16px',
  borderTop: '1px dashed token(colors.border.hairline)',
})
export const picture = css({ gridRow: 'span 3' })
export const top = css({
  display: 'flex',
  gap: '16px',
  justifyContent: 'space-between',
  '& > :first-child': { minWidth: '0', overflowWrap: 'break-word', hyphens: 'auto' },
})
export const title = css({
  fontFamily: 'display',
  fontSize: '18px',
  fontWeight: '500',
  lineHeight: '1.3',
  letterSpacing: '-0.008em',
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
export const detail = css({ textStyle: 'small', color: 'text.soft' })
export const badge = css({ marginTop: '8px' })
export const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  marginTop: '10px',
})
export const remark = css({ textStyle: 'small', color: 'text.muted' })
export const pendingPrice = css({ opacity: '0.55', transition: 'opacity token(durations.quick)' })
