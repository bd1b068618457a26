import { css } from '#styled/css'

/** Form and picture side by side from 1024 px; below, the picture stands above the form. */
export const split = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  minHeight: { lg: 'min(920px, calc(100vh - 92px))' },
})
export const art = css({
  position: 'relative',
  // each in its own column from its first pixel on, whichever has come so far
  gridArea: { lg: '1 / 2' },
  overflow: 'hidden',
  height: { base: '280px', lg: 'auto' },
  background: 'surface.sunken',
  '& img': {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 92%',
  },
  // a drawing on white: it stands on the paper as if drawn there
  '&[data-picture=mail]': { height: { base: '200px', lg: 'auto' } },
  '&[data-picture=mail] img': {
    inset: { base: '12px', lg: '8%' },
    width: { base: 'calc(100% - 24px)', lg: '84%' },
    height: { base: 'calc(100% - 24px)', lg: '84%' },
    objectFit: 'contain',
    objectPosition: '50% 50%',
    mixBlendMode: 'multiply',
  },
  '&[data-picture=home] img': { objectPosition: { base: '50% 78%', lg: '50% 60%' } },
})
/** Two lines beside the picture, also in the font that stands in: at the column's own width it would decide. */
export const heading = css({ textStyle: 'h1', maxWidth: { lg: '9.2em' } })
export const column = css({
  gridArea: { lg: '1 / 1' },
  display: 'grid',
  // from the top: what stands in the middle moves while the document is still coming
  alignContent: 'start',
  justifyItems: 'center',
  padding: { base: '40px var(--margin) 64px', lg: 'clamp(64px, 14vh, 150px) var(--margin) 64px' },
  '& > div': { width: '100%', maxWidth: '440px' },
})
export const lead = css({ marginTop: '10px', color: 'text.soft', overflowWrap: 'anywhere' })
export const notices = css({ '& > *': { marginTop: '24px' } })
/** Once the page may run scripts, there is nothing to say about them. */
export const noScript = css({ display: 'none', marginTop: '24px', '@media (scripting: none)': { display: 'block' } })
export const form = css({ display: 'grid', gap: '20px', marginTop: '28px' })
export const aside = css({
  display: 'grid',
  gap: '6px',
  marginTop: '28px',
  paddingTop: '20px',
  borderTop: '1px solid token(colors.border.hairline)',
  color: 'text.soft',
})
export const asideLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px' })
export const inline = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  fontWeight: '620',
  color: 'text.default',
  textDecoration: 'underline',
  textDecorationColor: 'border.default',
  textUnderlineOffset: '.3em',
  _hover: { textDecorationColor: 'currentColor' },
})
export const resend = css({ display: 'grid', justifyItems: 'start', gap: '4px', marginTop: '16px' })
