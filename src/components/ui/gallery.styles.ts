import { css } from '#styled/css'

export const root = css({ display: 'grid', gap: '12px', alignContent: 'start', minWidth: '0' })
export const stage = css({ position: 'relative', borderRadius: 'paper', overflow: 'hidden' })
/** Scrolls to the slide that a link names while there is no script; a script moves the row instead. */
export const frame = css({ overflow: 'hidden', touchAction: 'pan-y pinch-zoom', aspectRatio: '5/4' })
const row = { display: 'flex', height: '100%' } as const
export const rows = {
  resting: css({ ...row, transition: 'transform token(durations.calm) token(easings.out)' }),
  dragged: css({ ...row, cursor: 'grabbing' }),
}
export const slide = css({ flex: '0 0 100%', minWidth: '0', height: '100%', scrollMarginTop: '100px' })
export const steps = css({
  position: 'absolute',
  right: '12px',
  bottom: '12px',
  display: { base: 'none', md: 'flex' },
  gap: '8px',
})
export const step = css({
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'control',
  background: 'surface.page',
  boxShadow: 'lift',
  cursor: 'pointer',
  _hover: { background: 'surface.sunken' },
})
/** Room for the ring around the current one, which the row would cut. */
export const thumbs = css({
  display: 'flex',
  gap: '8px',
  padding: '4px',
  margin: '-4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
})
export const thumb = css({
  display: 'block',
  flex: { base: '0 0 60px', md: '1 1 0' },
  maxWidth: { md: '112px' },
  minWidth: '48px',
  borderRadius: 'paper',
  cursor: 'pointer',
  '&[aria-current=true]': { boxShadow: '0 0 0 2px token(colors.paper.0), 0 0 0 4px token(colors.ink.900)' },
  _focusVisible: { borderRadius: 'paper', outlineOffset: '-2px' },
})
