import { css } from '#styled/css'

/** The items, and what a box is and costs, in one row where there is room. */
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 28px',
  alignItems: 'center',
  marginTop: '20px',
})
export const items = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  padding: '5px',
  width: 'fit-content',
  borderRadius: 'pebble',
  background: 'surface.sunken',
})
export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'touchMin',
  padding: '4px 20px',
  borderRadius: 'pebble',
  fontSize: '15px',
  fontWeight: '620',
  lineHeight: '1.25',
  textDecoration: 'none',
  color: 'text.soft',
  cursor: 'pointer',
  _hover: { color: 'text.default' },
  _focusVisible: { borderRadius: 'pebble', outlineOffset: '2px' },
  '&[aria-current=true]': { background: 'surface.page', color: 'text.default', boxShadow: 'lift' },
})
export const about = css({ fontSize: '15px', color: 'text.soft' })
/** A subscription of which no box comes now: its picture beside what is said of it. */
export const state = css({
  display: 'grid',
  gap: { base: '20px', md: '36px' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 300px) minmax(0, 1fr)' },
  alignItems: 'center',
  marginTop: '36px',
  maxWidth: '820px',
})
export const words = css({ display: 'grid', gap: '10px', justifyItems: 'start' })
export const stateText = css({ color: 'text.soft', maxWidth: '460px', textWrap: 'pretty' })
export const action = css({ marginTop: '12px', display: 'grid', gap: '10px', justifyItems: 'start' })
/** What can be done with a subscription, below what is said of it. */
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: '28px',
  _empty: { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touchMin',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
