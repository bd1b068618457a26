import { css } from '#styled/css'

export const crumbs = css({ fontSize: '13px', color: 'text.muted', marginBottom: '8px' })
export const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '6px 8px', alignItems: 'center', marginTop: '12px' })
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', _print: { display: 'none' } })
export const way = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: 'touchMin',
  paddingInline: '12px',
  border: '1.5px solid token(colors.border.control)',
  borderRadius: '8px',
  background: 'surface.page',
  fontWeight: '620',
  fontSize: '13px',
  textDecoration: 'none',
  _hover: { background: 'surface.sunken' },
  md: { minHeight: '34px' },
})
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  marginBlock: '20px 12px',
  _print: { display: 'none' },
})
export const views = css({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: 'surface.sunken',
  borderRadius: '9px',
  padding: '3px',
})
export const viewLink = css({
  display: 'inline-flex',
  flex: 'none',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  minHeight: '40px',
  paddingInline: '12px',
  borderRadius: '7px',
  fontSize: '13px',
  fontWeight: '520',
  color: 'text.soft',
  textDecoration: 'none',
  '&[aria-current]': { background: 'surface.page', color: 'text.default', fontWeight: '620', boxShadow: 'lift' },
  md: { minHeight: '28px' },
})
export const zoom = css({
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  border: '1px solid token(colors.border.default)',
  borderRadius: '8px',
})
export const zoomButton = css({
  display: 'grid',
  placeItems: 'center',
  width: 'touchMin',
  height: 'touchMin',
  cursor: 'pointer',
  '&:disabled': { color: 'text.muted', cursor: 'not-allowed' },
  md: { width: '34px', height: '34px' },
})
export const zoomValue = css({
  minWidth: '48px',
  height: 'touchMin',
  fontSize: '12px',
  fontWeight: '620',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  md: { height: '34px' },
})
export const box = css({
  border: '1px solid token(colors.border.default)',
  borderRadius: 'control',
  background: 'radial-gradient(token(colors.paper.200) 1px, transparent 1.2px) 0 0/20px 20px',
  overflow: 'auto',
  maxHeight: '82vh',
  cursor: 'grab',
  touchAction: 'pan-x pan-y',
  '&[data-grabbed]': { cursor: 'grabbing', userSelect: 'none' },
  '& svg': { display: 'block', margin: '0 auto', maxWidth: 'none', flex: 'none' },
  '& [data-node]': { cursor: 'pointer' },
  // the whole chart on the paper, whatever was zoomed
  _print: {
    border: '0',
    maxHeight: 'none',
    overflow: 'visible',
    '& svg': { width: '100% !important', height: 'auto !important', maxHeight: '92vh' },
    // a large one is drawn on sheets of its own
    '&[data-poster]': { position: 'absolute', width: '0', height: '0', overflow: 'hidden' },
  },
})
export const chosen = css({
  fill: 'sun.300',
  stroke: 'ink.900',
  strokeWidth: '2.5px',
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
})
export const hint = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: '8px',
  fontSize: '12.5px',
  color: 'text.soft',
})
const line = css.raw({
  display: 'inline-block',
  width: '20px',
  borderTop: '2.5px solid currentColor',
  verticalAlign: 'middle',
  marginRight: '7px',
})
export const tones = {
  event: css(line, { color: '#404c53' }),
  done: css(line, { color: '#24603a' }),
  error: css(line, { color: '#a8231b' }),
  after: css(line, { color: '#863862' }),
  always: css(line, { color: '#8c5f08' }),
}
const mark = css.raw({
  display: 'inline-block',
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '2px',
  marginRight: '8px',
  background: 'currentColor',
})
export const marks = {
  event: css(mark, { color: '#404c53' }),
  done: css(mark, { color: '#24603a' }),
  error: css(mark, { color: '#a8231b' }),
  after: css(mark, { color: '#863862' }),
  always: css(mark, { color: '#8c5f08' }),
}
export const two = css({
  display: 'grid',
  gap: '32px 40px',
  marginTop: '28px',
  '& > *': { minWidth: '0' },
  lg: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
})
export const whole = css({ display: 'grid', gap: '36px', marginTop: '36px', '& > *': { minWidth: '0' } })
export const section = css({
  fontFamily: 'display',
  fontSize: '19px',
  fontWeight: '500',
  lineHeight: '1.3',
  marginBottom: '8px',
})
export const side = css({
  display: 'grid',
  gap: '28px',
  alignContent: 'start',
  // nothing is selected: it takes no room
  '& > [role=status]:empty': { marginBottom: '-28px' },
})
export const panel = css({
  background: 'sun.100',
  borderRadius: 'control',
  padding: '16px 20px',
  overflowWrap: 'anywhere',
})
export const panelLabel = css({ fontSize: '12.5px', fontWeight: '620', color: 'notice.fg' })
export const panelTitle = css({ fontFamily: 'display', fontSize: '22px', fontWeight: '500' })
export const terms = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '6px 12px',
  marginTop: '12px',
  fontSize: '13px',
  '& dt': { color: 'text.soft' },
})
export const list = css({
  fontSize: '13px',
  '& li': { listStyle: 'none', paddingBlock: '7px', borderTop: '1px solid token(colors.border.hairline)' },
})
export const states = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: '0 32px',
  fontSize: '13px',
  '& li': { listStyle: 'none', paddingBlock: '10px 14px', borderTop: '1px solid token(colors.border.hairline)' },
})
export const stateLink = css({
  fontWeight: '620',
  overflowWrap: 'anywhere',
  '&[aria-current]': { background: 'sun.300' },
})
export const statePath = css({ fontFamily: 'code', fontSize: '11.5px', color: 'text.muted', overflowWrap: 'anywhere' })
/** A rule or a decision, what it says, and whether it holds. */
export const origin = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(58px, max-content) minmax(0, 1fr) auto',
  gap: '2px 10px',
  alignItems: 'start',
  '& > :first-child': { justifySelf: 'start' },
})
export const screen = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' })
export const screenWay = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  textDecoration: 'underline',
  md: { minHeight: '24px' },
})
