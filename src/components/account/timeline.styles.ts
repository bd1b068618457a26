import { css } from '#styled/css'

/** The schedule hangs on a ruler; each stop has a marker in the band colour of its kit. */
export const timeline = css({
  position: 'relative',
  marginTop: '36px',
  paddingLeft: { base: '44px', md: '64px' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '6px',
    bottom: '0',
    width: '22px',
    borderRadius: '3px',
    background:
      'repeating-linear-gradient(0deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 100% 0/12px 100% no-repeat, repeating-linear-gradient(0deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 12px) 100% 0/6px 100% no-repeat, token(colors.sun.500)',
  },
})
export const stop = css({
  position: 'relative',
  paddingBottom: '44px',
  _last: { paddingBottom: '8px' },
  _before: {
    content: '""',
    position: 'absolute',
    left: { base: '-46px', md: '-66px' },
    top: '13px',
    width: { base: '34px', md: '42px' },
    height: '6px',
    borderRadius: '3px',
    background: 'accent',
    boxShadow: '0 0 0 2px token(colors.paper.0)',
  },
})
export const when = css({
  textStyle: 'body',
  fontFamily: 'text',
  fontWeight: '620',
  letterSpacing: 'normal',
  lineHeight: '1.4',
  color: 'text.soft',
  marginBottom: '12px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  alignItems: 'center',
  minHeight: '32px',
})
/** Only the next order is a bordered panel: it is what can still change. */
export const panel = css({
  border: '1px solid token(colors.border.default)',
  borderRadius: 'panel',
  padding: { base: '18px', md: '24px' },
  display: 'grid',
  gap: '28px',
})
export const kit = css({
  display: 'grid',
  gap: { base: '16px', md: '28px' },
  gridTemplateColumns: { md: '300px minmax(0, 1fr)' },
  alignItems: 'center',
})
export const kits = css({ display: 'grid', gap: '36px' })
export const current = css({ alignItems: { md: 'start' } })
export const title = css({ textStyle: 'h2', color: 'text.default' })
export const facts = css({ color: 'text.soft', marginTop: '4px' })
export const text = css({ marginTop: '14px', maxWidth: '460px' })
export const banner = css({ marginBottom: '18px' })
export const details = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 20px',
  textStyle: 'small',
  marginTop: '14px',
  '& dt': { color: 'text.muted' },
  '& dd': { overflowWrap: 'anywhere' },
  // the finger gets more than the eye
  '& dd a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touchMin',
    marginBlock: '-12px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    fontWeight: '620',
  },
})
export const price = css({ textStyle: 'price', fontSize: '15px' })
export const aside = css({ fontWeight: '400', color: 'text.muted', whiteSpace: 'normal' })
export const order = css({
  borderTop: '1px solid token(colors.border.hairline)',
  paddingTop: '16px',
  '& dl': { marginTop: '0' },
})
export const upcoming = css({
  display: 'grid',
  gap: { base: '16px', md: '24px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
})
/** On phones a picture beside its words, three of them before the fold; above, words below the picture. */
export const card = css({
  display: 'grid',
  gap: { base: '14px', md: '12px' },
  gridTemplateColumns: { base: '112px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  alignItems: { base: 'center', md: 'start' },
})
export const cardTitle = css({ textStyle: 'h3', color: 'accent.deep' })
export const cardText = css({ textStyle: 'small', color: 'text.soft' })
export const badges = css({ marginTop: '6px' })
export const kitLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  textStyle: 'small',
  fontWeight: '620',
  marginTop: '10px',
  // the finger gets more than the eye
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touchMin',
    marginBlock: '-10px',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
/** How it is paid, and what can be changed, beside each other. */
export const planAndOffers = css({
  display: 'grid',
  columnGap: '56px',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
})
export const offers = css({
  display: 'grid',
  justifyItems: 'start',
  marginTop: '8px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touchMin',
    fontWeight: '620',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
/** A link among words. */
export const inlineLink = css({ textDecoration: 'underline', textUnderlineOffset: '3px' })
export const more = css({ marginTop: '24px' })
export const plan = css({
  marginTop: '56px',
  paddingTop: '32px',
  borderTop: '1px solid token(colors.border.hairline)',
  '& p': { color: 'text.soft', marginTop: '6px' },
})
export const track = css({
  height: '6px',
  borderRadius: '3px',
  background: 'success.track',
  overflow: 'hidden',
  maxWidth: '340px',
  marginTop: '14px',
})
export const fill = css({ display: 'block', height: '100%', background: 'success.fill' })
export const note = css({ marginTop: '28px', maxWidth: '560px' })
