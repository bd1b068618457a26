import { css } from '#styled/css'

export const failure = css({
  display: 'grid',
  gap: '20px',
  justifyItems: 'start',
  marginTop: '28px',
  maxWidth: '560px',
})
export const loader = css({ marginTop: '40px', maxWidth: '420px', color: 'text.soft' })
/** What is on its way runs along the ruler. */
export const ruler = css({
  position: 'relative',
  height: '22px',
  borderRadius: '3px',
  overflow: 'hidden',
  marginBottom: '12px',
  background:
    'repeating-linear-gradient(90deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 12px) 0 100%/100% 7px no-repeat, token(colors.sun.300)',
  _after: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    width: '34%',
    background:
      'repeating-linear-gradient(90deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 12px) 0 100%/100% 9px no-repeat, token(colors.sun.500)',
    animation: 'along 1.6s ease-in-out infinite alternate',
  },
})
export const empty = css({ marginTop: '28px' })
