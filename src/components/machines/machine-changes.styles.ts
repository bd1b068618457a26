import { css } from '#styled/css'

export const changes = css({ display: 'grid', gap: '8px', marginTop: '12px' })
export const change = css({
  listStyle: 'none',
  paddingLeft: '12px',
  paddingBlock: '4px',
  borderLeft: '2.5px solid #8c5f08',
  overflowWrap: 'anywhere',
  '&[data-change=added]': { borderColor: '#24603a' },
  '&[data-change=removed]': { borderColor: '#a8231b' },
})
export const otherWords = css({ background: 'sun.300', color: 'ink.900', borderRadius: '3px', paddingInline: '2px' })
const mark = css.raw({ fill: 'none', strokeWidth: '2px', strokeDasharray: '6 4', pointerEvents: 'none' })
export const newMark = css(mark, { stroke: '#24603a' })
export const changedMark = css(mark, { stroke: '#8c5f08' })
const key = css.raw({
  display: 'inline-block',
  width: '18px',
  height: '11px',
  marginRight: '7px',
  borderRadius: '4px',
  border: '2px dashed currentColor',
  verticalAlign: '-1px',
})
export const newKey = css(key, { color: '#24603a' })
export const changedKey = css(key, { color: '#8c5f08', marginLeft: '8px' })
