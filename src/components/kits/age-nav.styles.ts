import { css } from '#styled/css'

export const nav = css({ marginBottom: { base: '44px', md: '72px' } })
/** A ruler to press on: five stretches of wood, each under the colour of its year. */
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  borderRadius: 'paper',
  boxShadow: 'inset 0 -6px 0 rgb(117 86 10 / .18), token(shadows.lift)',
  background: 'sun.500',
})
export const link = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  minHeight: { base: '72px', md: '76px' },
  padding: { base: '26px 1px 12px 4px', sm: '26px 8px 12px', md: '26px 14px 13px' },
  borderTop: '8px solid token(colors.accent)',
  textDecoration: 'none',
  lineHeight: '1.25',
  fontWeight: '700',
  fontSize: { base: 'clamp(11px, 3.4vw, 13px)', md: '15px' },
  fontVariantNumeric: 'tabular-nums',
  background:
    'linear-gradient(token(colors.ink.900), token(colors.ink.900)) 0 0/2.5px 26px no-repeat, repeating-linear-gradient(90deg, rgb(31 42 48 / .7) 0 1px, transparent 1px calc(100% / 12)) 0 0/100% 10px no-repeat',
  _hover: { textDecoration: 'underline' },
  _focusVisible: { position: 'relative', zIndex: 'raised' },
  'li:first-child > &': {
    background:
      'repeating-linear-gradient(90deg, rgb(31 42 48 / .7) 0 1px, transparent 1px calc(100% / 12)) 0 0/100% 10px no-repeat',
  },
})
