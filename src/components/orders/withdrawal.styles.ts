import { css } from '#styled/css'

export const narrow = css({ maxWidth: '680px' })
/** a sentence below the page's title */
export const under = css({ marginTop: '10px' })
export const step = css({ textStyle: 'label', color: 'text.muted', marginTop: '28px' })
export const heading = css({
  textStyle: 'h2',
  marginTop: '4px',
  marginBottom: '16px',
  _focusVisible: { outline: 'none' },
})
export const means = css({ marginTop: '36px' })
/** One thing that follows, one mark on the ruler. */
export const terms = css({
  display: 'grid',
  marginTop: '14px',
  borderLeft: '8px solid token(colors.sun.500)',
  '& li': { padding: '10px 0 10px 20px', position: 'relative' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '-8px',
    top: '22px',
    width: '8px',
    height: '2px',
    background: 'ink.900',
  },
})
export const told = css({ marginTop: '24px', _focusVisible: { outline: 'none' } })
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: '32px',
})
export const instead = css({
  display: 'grid',
  gap: '4px',
  marginTop: '18px',
  '& a': { display: 'inline-flex', minHeight: 'touchMin', alignItems: 'center' },
})
/** A parcel's label, cut along its line. */
export const slip = css({
  display: 'grid',
  gap: '2px',
  maxWidth: '420px',
  marginTop: '16px',
  padding: '24px 28px',
  border: '2px dashed token(colors.border.default)',
  borderRadius: 'panel',
  fontStyle: 'normal',
  textStyle: 'lead',
})
export const slipOrder = css({ marginTop: '14px', fontWeight: '620' })
