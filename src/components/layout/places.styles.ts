import { css } from '#styled/css'

export const root = css({ position: 'relative', display: 'inline-flex' })
export const inHeader = css({ display: { base: 'none', lg: 'flex' }, gap: '2px' })
export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: 'touchMin',
  padding: { base: '0 12px', lg: '0 8px', xl: '0 12px' },
  fontWeight: '520',
  fontSize: '15px',
  borderRadius: 'control',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  _hover: { background: 'surface.sunken' },
  '[data-inverse] &': { padding: '0 12px', border: '1.5px solid #7b868b', background: 'ink.800', color: 'paper.0' },
})
/** Names where there is room, codes in the header of narrow desktops. */
export const long = css({ display: { lgToXl: 'none' } })
export const short = css({ display: { base: 'none', lgToXl: 'inline' } })
/** Opened by the browser alone, it lies above the page and has no button to hang from. */
const alone = { position: 'fixed', top: '0', right: '0', bottom: '0', left: '0' } as const
/** Where the browser can place it, it hangs from the button that opened it all the same. */
const hanging = (area: string, margin: string) => ({
  '@supports (position-area: bottom)': { inset: 'auto', positionAnchor: 'auto', positionArea: area, margin },
})
export const list = css({
  display: 'none',
  position: 'absolute',
  right: '0',
  left: 'auto',
  top: 'calc(100% + 6px)',
  margin: '0',
  '&[data-open=true]': { display: 'block' },
  '&:popover-open': {
    display: 'block',
    margin: '124px 24px auto auto',
    height: 'fit-content',
    ...alone,
    ...hanging('bottom span-left', '6px 0 0'),
  },
  minWidth: '220px',
  padding: '8px',
  background: 'surface.page',
  color: 'text.default',
  borderRadius: 'control',
  boxShadow: 'float',
  zIndex: 'drawer',
  '[data-inverse] &': {
    right: 'auto',
    left: '0',
    top: 'auto',
    bottom: 'calc(100% + 6px)',
    '&:popover-open': { ...alone, margin: 'auto', ...hanging('top span-right', '0 0 6px') },
  },
})
export const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: 'touchMin',
  padding: '0 12px',
  borderRadius: '8px',
  textDecoration: 'none',
  '[data-inverse] &': { color: 'text.default' },
  _hover: { background: 'surface.sunken' },
  '&[aria-current]': { fontWeight: '620' },
})
export const group = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
