import { css } from '#styled/css'

export const columns = css({
  display: 'grid',
  gap: { base: '36px', md: '56px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 8fr)' },
  alignItems: 'start',
  marginTop: '40px',
  '& > :only-child': { maxWidth: '620px' },
  '& > :first-child img': { borderRadius: 'paper' },
})
export const note = css({ display: 'grid', gap: '20px', justifyItems: 'start', marginTop: '28px', maxWidth: '560px' })
export const help = css({
  textStyle: 'small',
  color: 'text.soft',
  marginTop: '32px',
  '& a': { color: 'text.default', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const set = css({ minWidth: '0' })
export const legend = css({ textStyle: 'h3', marginBottom: '12px' })
export const aside = css({ textStyle: 'small', fontFamily: 'text', color: 'text.muted', fontWeight: '400' })
/** Choices in one frame, a line between them. */
export const rows = css({
  border: '1px solid token(colors.border.default)',
  borderRadius: 'panel',
  overflow: 'hidden',
  '& > * + *': { borderTop: '1px solid token(colors.border.hairline)' },
})
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  minHeight: '56px',
  padding: '8px 18px',
  cursor: 'pointer',
  '& input': { width: '20px', height: '20px', accentColor: 'token(colors.ink.900)' },
  _hover: { background: 'surface.quiet' },
  '&:has(:checked), &:has(:checked):hover': { background: 'notice.bg', fontWeight: '620' },
  '&:has(:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '-3px' },
})
export const noteField = css({ marginTop: '20px' })
export const panel = css({
  background: 'surface.quiet',
  borderRadius: 'panel',
  padding: { base: '22px 20px', md: '28px' },
})
export const panelTitle = css({ textStyle: 'h2', fontSize: '24px', lineHeight: '1.25' })
export const effects = css({ display: 'grid', gap: '20px', marginTop: '20px' })
/** Text with its icon in a column of its own. */
const besideIcon = css.raw({
  position: 'relative',
  paddingLeft: '34px',
  '& svg': { position: 'absolute', left: '0', top: '2px', color: 'text.default' },
})
export const effect = css(besideIcon, { color: 'text.soft' })
export const effectTitle = css({ display: 'block', fontWeight: '620', color: 'text.default' })
/** How it is paid and where it goes, side by side where there is room, like the lines of a parcel's label. */
export const terms = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '14px 24px',
  marginTop: '24px',
  paddingTop: '18px',
  borderTop: '1px solid token(colors.border.default)',
})
export const term = css(besideIcon, { textStyle: 'small', color: 'text.muted' })
export const termValue = css({ color: 'text.default', fontWeight: '620', overflowWrap: 'anywhere' })
export const failed = css({ marginTop: '22px' })
export const buttons = css({
  display: 'grid',
  gap: '8px',
  marginTop: '26px',
  justifyItems: 'center',
  '& button': { width: '100%' },
})
export const offers = css({ marginTop: '36px' })
export const offersOf = css({ marginTop: '12px', borderBottom: '1px solid token(colors.border.hairline)' })
export const offer = css({
  display: 'grid',
  gap: '12px 20px',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  justifyItems: 'start',
  padding: '16px 0',
  borderTop: '1px solid token(colors.border.hairline)',
  color: 'text.soft',
})
export const offerTitle = css({ fontWeight: '620', color: 'text.default' })
