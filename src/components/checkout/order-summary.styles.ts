import { css } from '#styled/css'

export const panel = css({ background: 'surface.sunken', borderRadius: 'panel', padding: { base: '20px', md: '26px' } })
/** On a phone the order is folded away at the top; its sum stands in the handle. */
export const folded = css({
  display: { base: 'block', lg: 'none' },
  background: 'surface.sunken',
  borderRadius: 'panel',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '60px',
    padding: '12px 20px',
    fontWeight: '620',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'panel',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { transition: 'transform token(durations.quick)' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& summary span:last-child': { marginLeft: 'auto' },
})
export const inside = css({ padding: '4px 20px 20px' })
export const beside = css({ display: { base: 'none', lg: 'block' } })
export const title = css({ textStyle: 'h3', marginBottom: '18px' })
export const lines = css({ display: 'grid', gap: '16px' })
export const line = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'start',
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
})
export const picture = css({ width: '64px', '& img': { width: '64px', height: '64px' } })
export const name = css({ fontWeight: '560', lineHeight: '1.35', overflowWrap: 'anywhere' })
export const detail = css({ textStyle: 'small', color: 'text.soft', overflowWrap: 'anywhere' })
export const amount = css({ display: 'grid', justifyItems: 'end', textStyle: 'price' })
export const old = css({ fontSize: '14px', fontWeight: '400' })
/** Below the lines. */
export const below = css({
  marginTop: '20px',
  paddingTop: '18px',
  borderTop: '1px solid token(colors.border.default)',
})
export const later = css({ color: 'text.muted', fontSize: '15px' })
export const remark = css({ textStyle: 'small', color: 'text.muted', marginTop: '6px' })
