import { css } from '#styled/css'

export const band = css({ background: 'surface.quiet' })
export const head = css({ marginBottom: { base: '28px', lg: '36px' } })

/** Below 1024 px an upright ruler runs beside the kits; each has its mark on it. */
export const ruler = css({
  position: 'relative',
  lgDown: {
    paddingLeft: '44px',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0',
      bottom: '0',
      width: '22px',
      borderRadius: '3px',
      background:
        'repeating-linear-gradient(0deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 100% 0/12px 100% no-repeat, repeating-linear-gradient(0deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 12px) 100% 0/6px 100% no-repeat, token(colors.sun.500)',
    },
  },
})
export const kits = css({
  display: 'grid',
  gap: { base: '18px', lg: '0' },
  gridTemplateColumns: { lg: 'var(--columns)' },
  alignItems: { lg: 'end' },
})
/** The mark of a kit goes through the tape below, at the very place of its day. */
export const kit = css({
  position: 'relative',
  minWidth: '0',
  _before: { content: '""', position: 'absolute', background: 'accent', borderRadius: '3px', zIndex: 'raised' },
  lgDown: {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'center',
    _before: {
      left: '-44px',
      top: 'calc(50% - 3px)',
      width: '30px',
      height: '6px',
      boxShadow: '0 0 0 2px token(colors.paper.50)',
    },
  },
  lg: { padding: '0 12px 22px 16px', _before: { left: '0', top: '0', bottom: '-46px', width: '5px' } },
})
export const picture = css({ maxWidth: { lg: '146px' } })
export const words = css({ minWidth: '0', paddingTop: { lg: '10px' }, minHeight: { lg: '104px' } })
export const name = css({ textStyle: 'h3', fontSize: '18px', color: 'accent.deep', overflowWrap: 'break-word' })
export const link = css({
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'paper' },
  _focusVisible: {
    outline: 'none',
    '&::after': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '3px' },
  },
})
export const date = css({ textStyle: 'small', fontWeight: '620', fontVariantNumeric: 'tabular-nums' })
export const age = css({ textStyle: 'small', color: 'text.soft' })

const MONTH = 'calc(100% / var(--months))'
const WEEK = 'calc(100% / var(--months) / 4)'
export const tape = css({
  display: { base: 'none', lg: 'grid' },
  gridTemplateColumns: 'var(--columns)',
  position: 'relative',
  height: '46px',
  borderRadius: 'paper',
  background: `linear-gradient(90deg, token(colors.ink.900) 1.5px, transparent 0) 0 100%/${MONTH} 16px repeat-x, linear-gradient(90deg, rgb(31 42 48 / .6) 1px, transparent 0) 0 100%/${WEEK} 9px repeat-x, token(colors.sun.500)`,
  boxShadow: 'inset 0 -5px 0 rgb(117 86 10 / .18), token(shadows.lift)',
  '& > i': { height: '6px', background: 'accent' },
})
export const birthday = css({
  position: 'absolute',
  top: '10px',
  paddingLeft: '10px',
  fontWeight: '700',
  fontSize: '13px',
  lineHeight: '1.3',
  whiteSpace: 'nowrap',
})
export const months = css({
  display: { base: 'none', lg: 'grid' },
  gridTemplateColumns: 'repeat(var(--months), minmax(0, 1fr))',
  marginTop: '8px',
})
export const tick = css({ fontSize: '12px', lineHeight: '1.3', color: 'text.soft', paddingRight: '6px' })
