import { css } from '#styled/css'

export const list = css({ display: 'grid' })
export const heading = css({ textStyle: 'label', marginBottom: '8px' })
/** The button goes below the words where a long one leaves them too little room. */
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 14px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingBlock: '12px',
  borderTop: '1px solid token(colors.border.hairline)',
  '&:last-child': { borderBottom: '1px solid token(colors.border.hairline)' },
})
export const picture = css({ flex: '0 0 72px' })
export const words = css({ flex: '1 1 132px', minWidth: '0', overflowWrap: 'break-word', hyphens: 'auto' })
export const title = css({ fontWeight: '620', lineHeight: '1.35', display: 'block' })
export const text = css({ textStyle: 'small', color: 'text.soft', display: 'block' })
export const priceLine = css({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginTop: '4px' })
export const added = css({ fontWeight: '520', color: 'success.fg' })
/** Takes no room while it is empty. */
export const remark = css({ gridColumn: '1 / -1', textStyle: 'small', color: 'error.fg', _empty: { display: 'none' } })
const button = { minWidth: '104px', whiteSpace: 'normal' } as const
export const buttons = {
  add: css(button),
  /** in the box: a green line */
  remove: css({ ...button, borderColor: 'success.fill', color: 'success.fg' }),
  /** looks disabled, yet opens the modal that explains (decided: E-02) */
  outOfStock: css({ ...button, borderColor: 'border.default', color: 'text.muted', background: 'surface.sunken' }),
}
