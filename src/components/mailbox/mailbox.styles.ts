import { css, cx } from '#styled/css'

const hairline = '1px solid token(colors.border.hairline)'

export const page = css({ paddingBlock: '32px 96px', display: 'grid', gap: '24px' })
export const title = css({ textStyle: 'h2' })
export const told = css({ '&:not(:empty)': { marginBottom: '24px' } })
export const filter = css({ gridColumn: '1 / -1', md: { gridColumn: 'auto' } })
export const bar = css({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'end',
  md: { gridTemplateColumns: 'minmax(0, 420px) auto 1fr' },
})
export const count = css({ textStyle: 'small', color: 'text.muted', justifySelf: 'end', paddingBottom: '14px' })
export const clock = css({ background: 'surface.quiet', borderRadius: 'panel', overflow: 'hidden' })
export const clockInner = css({
  display: 'grid',
  gap: '16px',
  padding: '20px',
  lg: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
})
export const time = css({ display: 'grid', gap: '2px' })
export const timeLabel = css({ textStyle: 'small', color: 'text.muted' })
export const timeValue = css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums' })
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
export const done = css({ paddingInline: '20px', paddingBottom: '16px', textStyle: 'small', color: 'text.soft' })
export const list = css({ borderTop: hairline })
export const email = css({ borderBottom: hairline })
export const letter = css({ '&[open] > summary svg': { transform: 'rotate(180deg)' } })
export const head = css({
  display: 'grid',
  gap: '2px 24px',
  paddingBlock: '12px',
  minHeight: 'touch',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  gridTemplateColumns: 'minmax(0, 1fr) 20px',
  '& svg': { gridColumn: '2', gridRow: '1 / span 3', alignSelf: 'center', color: 'text.muted' },
  md: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 280px) 190px 20px',
    alignItems: 'baseline',
    '& svg': { gridColumn: '4', gridRow: '1' },
  },
  _hover: { background: 'surface.quiet' },
})
export const subject = css({
  fontFamily: 'text',
  fontSize: '16px',
  fontWeight: '620',
  overflowWrap: 'anywhere',
  letterSpacing: 'normal',
})
const note = css({ textStyle: 'small', color: 'text.muted', overflowWrap: 'anywhere' })
export const recipient = note
export const sent = cx(note, css({ fontVariantNumeric: 'tabular-nums', md: { textAlign: 'right' } }))
export const text = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'text',
  fontSize: '15px',
  lineHeight: '1.6',
  maxWidth: '680px',
  paddingBlock: '4px 24px',
})
export const link = css({ textDecoration: 'underline', textUnderlineOffset: '3px' })
export const formatted = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  marginBottom: '16px',
  fontSize: '15px',
  fontWeight: '620',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
})
export const empty = css({ paddingBlock: '32px', color: 'text.soft' })
