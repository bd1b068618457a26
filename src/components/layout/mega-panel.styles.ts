import { css } from '#styled/css'

export const panel = css({
  display: 'none',
  position: 'absolute',
  left: '0',
  right: '0',
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  background: 'surface.page',
  color: 'text.default',
  borderTop: '1px solid token(colors.border.hairline)',
  boxShadow: 'float',
  zIndex: 'header',
  animation: 'fade token(durations.quick)',
  '&[data-open=true]': { display: 'block' },
  // opened by the browser alone, it lies above the page: below the header as that stands on a page just opened
  '&:popover-open': {
    display: 'block',
    position: 'fixed',
    inset: '145px 0 auto 0',
    maxHeight: 'calc(100dvh - 145px)',
    width: '100%',
    '[data-banner=closed] &': { top: '92px' },
    // where the browser can place it, it hangs from its button: 30 px further down the header ends
    '@supports (position-area: bottom)': {
      inset: '0',
      positionAnchor: 'auto',
      positionArea: 'bottom span-all',
      margin: '30px 0 0',
      height: 'fit-content',
    },
  },
})
export const inner = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 192px',
  gap: { base: '20px', xl: '24px' },
  paddingBlock: '28px 28px',
})
/** S-037: columns of at most 192 px. */
export const columns = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, token(sizes.megaColumn))',
  gap: { base: '16px', xl: '24px' },
})
export const column = css({ minWidth: '0' })
export const head = css({
  position: 'relative',
  paddingBottom: '10px',
  borderBottom: '3px solid token(colors.accent.bright)',
})
export const picture = css({ marginBottom: '10px' })
export const ageTitle = css({
  textStyle: 'h3',
  fontSize: { base: '17px', xl: '19px' },
  color: 'accent.deep',
  '& a': {
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
    _focusVisible: {
      outline: 'none',
      '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
    },
  },
})
export const months = css({ textStyle: 'small', color: 'text.soft' })
/** Name and months in one line where there is room, else one below the other. */
export const link = css({
  display: 'grid',
  alignContent: 'center',
  alignItems: 'baseline',
  gridTemplateColumns: { xl: 'minmax(0, 1fr) auto' },
  columnGap: '6px',
  minHeight: { base: '52px', xl: 'touchMin' },
  borderBottom: '1px solid token(colors.border.hairline)',
  fontSize: { base: '14px', xl: '14.5px' },
  fontWeight: '520',
  lineHeight: '1.3',
  textDecoration: 'none',
  _hover: { background: 'accent.soft' },
})
export const age = css({ fontSize: '13px', fontWeight: '400', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })
export const aside = css({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  boxShadow: '-12px 0 0 token(colors.surface.page), -13px 0 0 token(colors.border.hairline)',
})
export const more = css({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touchMin',
    fontWeight: '620',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
})
