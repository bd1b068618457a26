import { css } from '#styled/css'

/** A state inside another; the innermost are white. */
export const box = css({
  border: '1.25px solid token(colors.border.control)',
  borderRadius: '8px',
  background: 'surface.quiet',
  padding: '12px',
  breakInside: 'avoid',
  '&[data-leaf]': { background: 'surface.page', borderColor: 'border.strong' },
  '&[data-region]': { borderStyle: 'dashed' },
})
export const boxes = css({
  display: 'grid',
  gap: '12px',
  marginTop: '12px',
  md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' },
})
export const wide = css({ gridColumn: '1 / -1' })
export const name = css({ fontSize: '13.5px', fontWeight: '620', overflowWrap: 'anywhere' })
export const meaning = css({ fontSize: '12.5px', color: 'text.soft' })
export const runs = css({ fontFamily: 'code', fontSize: '11px', color: 'text.muted', overflowWrap: 'anywhere' })
export const lines = css({
  marginTop: '6px',
  fontSize: '12.5px',
  '& li': {
    listStyle: 'none',
    paddingBlock: '3px',
    borderTop: '1px solid token(colors.border.hairline)',
    overflowWrap: 'anywhere',
  },
})
export const label = css({ fontFamily: 'code', fontSize: '11px', fontWeight: '700' })
