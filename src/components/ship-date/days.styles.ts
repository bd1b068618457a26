import { css } from '#styled/css'

/** The weeks lie beside the ruler that carries every page of the account. */
export const tape = css({
  position: 'relative',
  paddingLeft: '36px',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '32px',
    bottom: '0',
    width: '20px',
    borderRadius: '3px',
    background:
      'repeating-linear-gradient(0deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 48px) 100% 0/11px 100% no-repeat, repeating-linear-gradient(0deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 9.6px) 100% 0/6px 100% no-repeat, token(colors.sun.500)',
  },
})
const seven = css.raw({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '4px' })
export const week = css(seven, {
  marginBottom: '8px',
  minHeight: '24px',
  textAlign: 'center',
  fontSize: '13px',
  fontWeight: '620',
  color: 'text.soft',
})
export const days = css(seven, { border: '0', padding: '0', margin: '0', minWidth: '0' })
export const blank = css({ minHeight: 'touchMin' })
export const day = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 'touchMin',
  borderRadius: '8px',
  background: 'accent.soft',
  fontWeight: '620',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.1',
  cursor: 'pointer',
  _hover: { boxShadow: 'inset 0 0 0 1.5px token(colors.accent)' },
  '&[data-planned]': { boxShadow: 'inset 0 0 0 2px token(colors.accent)' },
  '&:has(:checked)': { background: 'ink.900', color: 'paper.0', boxShadow: 'none' },
  '&:has(:focus-visible)': { outline: '3px solid token(colors.focus)', outlineOffset: '2px' },
  '&:has(:disabled)': { cursor: 'default' },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&:has(:checked)': { outline: '3px solid Highlight' },
  },
  '& input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', cursor: 'inherit' },
})
export const month = css({ fontSize: '11px' })
export const keys = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  marginTop: '16px',
  paddingLeft: '36px',
  textStyle: 'small',
  color: 'text.soft',
})
export const key = css({ display: 'inline-flex', alignItems: 'center', gap: '8px' })
export const swatch = css({
  width: '16px',
  height: '16px',
  borderRadius: '4px',
  background: 'accent.soft',
  '&[data-key=planned]': { boxShadow: 'inset 0 0 0 2px token(colors.accent)' },
  '&[data-key=choice]': { background: 'ink.900' },
})
