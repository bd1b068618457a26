import { css } from '#styled/css'

export const notice = css({
  borderLeft: '4px solid token(colors.sun.500)',
  background: 'sun.100',
  padding: '10px 16px',
  marginBottom: '12px',
  maxWidth: '720px',
})
export const summary = css({
  marginBottom: '12px',
  fontSize: '13px',
  color: 'text.soft',
  fontVariantNumeric: 'tabular-nums',
})
/** As the numbers of each stand in the chart. */
export const firstName = css({ fontWeight: '700', color: 'text.default' })
export const besideName = css({ fontWeight: '520', color: 'text.muted' })
export const empty = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  alignItems: 'center',
  marginBottom: '12px',
  padding: '24px',
  borderRadius: 'control',
  background: 'surface.sunken',
  '& > svg': { flex: 'none', color: 'text.muted' },
  '& > div': { flex: '1 1 260px' },
})
export const emptyTitle = css({ fontFamily: 'display', fontSize: '22px', fontWeight: '500', lineHeight: '1.3' })
export const emptyText = css({ marginTop: '4px', maxWidth: '560px', color: 'text.soft', textWrap: 'pretty' })
export const emptyWays = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' })
export const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  md: { marginLeft: 'auto' },
})
const key = css.raw({
  display: 'inline-block',
  marginRight: '6px',
  paddingInline: '6px',
  border: '1px solid transparent',
  fontSize: '11px',
  fontWeight: '700',
})
export const keyOfCounts = css(key, { borderColor: 'paper.300', borderRadius: '5px', color: 'text.default' })
export const keyOfShares = css(key, { borderRadius: 'pebble', background: 'clay.100', color: 'clay.700' })
