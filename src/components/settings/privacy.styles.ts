import { css } from '#styled/css'

export const part = css({ maxWidth: '680px', marginTop: '36px' })
export const heading = css({ textStyle: 'h2', marginBottom: '8px', _focusVisible: { outline: 'none' } })
export const text = css({ maxWidth: '60ch' })
/** What is in it, one mark on the ruler each. */
export const list = css({
  display: 'grid',
  marginTop: '18px',
  borderLeft: '8px solid token(colors.sun.500)',
  '& li': { padding: '8px 0 8px 20px', position: 'relative' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '-8px',
    top: '20px',
    width: '8px',
    height: '2px',
    background: 'ink.900',
  },
  '& a': { fontWeight: '560', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
/** under a sentence */
export const start = css({ marginTop: '18px' })
export const form = css({ display: 'grid', gap: '22px', marginTop: '24px' })
export const told = css({ _focusVisible: { outline: 'none' } })
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' })
export const step = css({ textStyle: 'label', color: 'text.muted' })
export const agree = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '14px',
  minHeight: 'touchMin',
  alignItems: 'center',
  fontWeight: '620',
  cursor: 'pointer',
  '& input': { width: '22px', height: '22px', margin: '0', accentColor: 'ink.900', cursor: 'inherit' },
})
