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
  '& > :last-child': { textAlign: 'right' },
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
/** What one of several costs. */
export const each = css({ textStyle: 'small', color: 'text.muted', textAlign: 'right', whiteSpace: 'nowrap' })
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
/** Where a line was that can come back. */
export const gone = css({ paddingBlock: '18px', borderTop: '1px solid token(colors.border.hairline)' })
export const goneBar = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 20px',
  minHeight: '72px',
  padding: '12px 18px',
  background: 'surface.sunken',
  borderRadius: 'control',
  '& > p': { minWidth: '0', overflowWrap: 'break-word' },
})
export const goneSum = css({ color: 'text.muted', whiteSpace: 'nowrap' })
/** The time that is left, for those who see it; it says nothing that the button does not. */
export const timeLeft = css({
  position: 'absolute',
  left: '0',
  bottom: '0',
  width: '100%',
  height: '4px',
  background: 'sun.500',
  transformOrigin: 'left',
  animation: 'elapse 8s linear forwards',
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
})
