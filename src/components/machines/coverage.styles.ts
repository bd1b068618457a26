import { css } from '#styled/css'

export const rulers = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginTop: '8px', fontSize: '12.5px' })
export const ruler = css({ display: 'flex', alignItems: 'center', gap: '8px', flex: '1 1 150px', whiteSpace: 'nowrap' })
export const kind = css({ color: 'text.soft' })
/** Sun is what is taken, white what is missing. */
export const track = css({
  flex: '1',
  minWidth: '48px',
  height: '8px',
  border: '1px solid token(colors.border.default)',
  borderRadius: '2px',
  background: 'surface.page',
})
export const figure = css({
  minWidth: '42px',
  textAlign: 'right',
  fontWeight: '620',
  fontVariantNumeric: 'tabular-nums',
  '&[data-below]': { color: 'error.fg' },
})
export const notes = css({ marginTop: '10px', fontSize: '13px', '& li': { listStyle: 'none', marginTop: '4px' } })
export const left = css({ marginTop: '8px', fontSize: '13px', '& summary': { cursor: 'pointer', minHeight: '28px' } })
export const lines = css({
  maxHeight: '320px',
  overflowY: 'auto',
  '& li': { listStyle: 'none', paddingBlock: '6px', borderTop: '1px solid token(colors.border.hairline)' },
})
export const below = css({ display: 'block', fontSize: '11.5px', color: 'text.muted', overflowWrap: 'anywhere' })
