import { css } from '#styled/css'

export const form = css({ display: 'grid', gap: '26px', maxWidth: '560px', marginTop: '28px' })
export const rows = css({ border: '0', padding: '0', margin: '0', minWidth: '0' })
export const choice = css({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '4px 14px',
  padding: '16px 0',
  borderTop: '1px solid token(colors.border.hairline)',
  cursor: 'pointer',
  '&:last-child': { borderBottom: '1px solid token(colors.border.hairline)' },
  '& input': { width: '22px', height: '22px', margin: '2px 0 0', accentColor: 'ink.900', cursor: 'inherit' },
  '&:has(:disabled)': { cursor: 'default' },
})
export const choiceName = css({ fontWeight: '620' })
export const choiceText = css({ gridColumn: '2', color: 'text.soft', fontSize: '15px' })
export const field = css({ maxWidth: '320px' })
export const readNumber = css({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', alignItems: 'center' })
export const number = css({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  paddingTop: '22px',
  borderTop: '1px solid token(colors.border.default)',
})
/** What is not saved yet has a yellow dot. */
export const changed = css({
  display: 'inline-flex',
  gap: '8px',
  alignItems: 'center',
  fontSize: '15px',
  fontWeight: '520',
  color: 'notice.fg',
  _before: {
    content: '""',
    width: '9px',
    height: '9px',
    borderRadius: '50%',
    background: 'sun.500',
    boxShadow: '0 0 0 1.5px token(colors.notice.fg)',
  },
})
export const aside = css({ textStyle: 'small', color: 'text.muted' })
export const told = css({ _focusVisible: { outline: 'none' } })
export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touchMin',
  textStyle: 'small',
  color: 'text.soft',
})
export const reveal = css({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: 'touchMin',
  justifySelf: 'start',
  cursor: 'pointer',
  '& input': { width: '22px', height: '22px', margin: '0', accentColor: 'ink.900', cursor: 'inherit' },
})
/** A form of the checkout in the account: as wide as its fields want to be read. */
export const narrow = css({ maxWidth: '640px' })
export const concernList = css({ listStyle: 'disc', paddingLeft: '20px', margin: '6px 0' })
