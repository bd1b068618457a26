import { css, cx } from '#styled/css'

const hairline = '1px solid token(colors.border.hairline)'

/** Instruments: the shop's colours, half its air. */
export const tool = css({
  width: '100%',
  maxWidth: 'calc(1304px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
  paddingBlock: '28px 64px',
  fontSize: '14px',
  lineHeight: '1.5',
})
export const head = css({
  display: 'grid',
  gap: '16px 48px',
  paddingBottom: '24px',
  borderBottom: hairline,
  lg: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
})
export const title = css({ textStyle: 'h1', fontSize: '30px' })
export const lead = css({ marginTop: '8px', color: 'text.soft', maxWidth: '620px', textWrap: 'pretty' })
export const counts = css({ display: 'flex', flexWrap: 'wrap', gap: '14px 40px' })
export const countName = css({ fontSize: '12.5px', color: 'text.muted' })
export const count = css({
  fontFamily: 'display',
  fontSize: '26px',
  lineHeight: '1.2',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const finder = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  paddingBlock: '16px',
  borderBottom: hairline,
  '& form': { flexGrow: 1, md: { flexGrow: 0 } },
  _print: { display: 'none' },
})
export const field = css({
  minHeight: 'touchMin',
  width: '100%',
  paddingInline: '12px',
  border: '1.5px solid token(colors.border.control)',
  borderRadius: '8px',
  background: 'surface.page',
  font: 'inherit',
  md: { width: '300px', minHeight: '36px' },
})
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '4px' })
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  minHeight: 'touchMin',
  paddingInline: '11px',
  borderRadius: 'pebble',
  fontSize: '13px',
  fontWeight: '520',
  color: 'text.soft',
  textDecoration: 'none',
  _hover: { background: 'surface.sunken' },
  '&[aria-current]': { color: 'text.onInverse', '&, &:hover': { background: 'surface.inverse' } },
  md: { minHeight: '32px' },
})
/** The same as a button that stays pressed. */
export const pressed = cx(
  chip,
  css({
    cursor: 'pointer',
    '&[aria-pressed=true]': { color: 'text.onInverse', '&, &:hover': { background: 'surface.inverse' } },
  }),
)
export const chipCount = css({ fontVariantNumeric: 'tabular-nums' })
const pillBase = css({
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: '12px',
  fontWeight: '620',
  lineHeight: '20px',
  paddingInline: '8px',
  borderRadius: 'pebble',
  whiteSpace: 'nowrap',
})
export const pills = {
  plain: cx(pillBase, css({ background: 'surface.sunken', color: 'text.soft' })),
  rule: cx(pillBase, css({ background: 'surface.sunken', color: 'text.soft', fontFamily: 'code', fontWeight: '500' })),
  stands: cx(pillBase, css({ background: 'notice.bg', color: 'notice.fg' })),
  fails: cx(pillBase, css({ background: 'error.bg', color: 'error.fg' })),
  holds: cx(pillBase, css({ background: 'success.bg', color: 'success.fg' })),
}
export const group = css({
  fontFamily: 'display',
  fontSize: '19px',
  fontWeight: '500',
  marginTop: '32px',
  marginBottom: '12px',
})
export const nothing = css({ paddingBlock: '32px', color: 'text.soft' })
export const code = css({ fontFamily: 'code', fontSize: '12px', overflowWrap: 'anywhere' })
export const small = css({ fontSize: '12.5px', color: 'text.muted' })
