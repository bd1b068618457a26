import { css } from '#styled/css'

/** The upright ruler: in the page's margin on phones, beside the ages on wide screens. */
export const groups = css({
  position: 'relative',
  paddingLeft: { base: '0', lg: '64px' },
  paddingBottom: { base: '8px', lg: '0' },
  _before: {
    content: '""',
    position: 'absolute',
    left: { base: 'calc(-1 * var(--margin))', lg: '0' },
    top: '0',
    bottom: '0',
    width: { base: '10px', lg: '22px' },
    borderRadius: { base: '0 3px 3px 0', lg: '3px' },
    background:
      'repeating-linear-gradient(0deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 100% 0/60% 100% no-repeat, repeating-linear-gradient(0deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 12px) 100% 0/30% 100% no-repeat, token(colors.sun.500)',
  },
})
export const group = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 8fr)' },
  gap: { base: '28px', lg: '56px' },
  scrollMarginTop: '96px',
  paddingBottom: { base: '60px', lg: '88px' },
  '&:last-child': { paddingBottom: '0' },
  _before: {
    content: '""',
    position: 'absolute',
    left: { base: 'calc(-1 * var(--margin))', lg: '-68px' },
    top: '12px',
    width: { base: '16px', lg: '42px' },
    height: '6px',
    borderRadius: { base: '0 3px 3px 0', lg: '3px' },
    background: 'accent',
    boxShadow: '0 0 0 2px token(colors.paper.0)',
  },
})
export const words = css({ position: { lg: 'sticky' }, top: { lg: '112px' }, alignSelf: 'start', minWidth: '0' })
export const title = css({ textStyle: 'h2', color: 'accent.deep', marginTop: '12px' })
export const text = css({ color: 'text.soft', marginTop: '8px', maxWidth: '480px' })
export const more = css({ marginTop: '8px' })
