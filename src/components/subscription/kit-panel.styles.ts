import { css } from '#styled/css'

export const panel = css({ background: 'surface.sunken', borderRadius: 'panel', overflow: 'hidden' })
export const words = css({ padding: '22px' })
export const kicker = css({ textStyle: 'small', color: 'text.muted' })
export const title = css({ textStyle: 'h3' })
export const facts = css({ textStyle: 'small', color: 'text.soft', marginTop: '4px', overflowWrap: 'anywhere' })
export const tip = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '12px',
  marginTop: '16px',
  padding: '14px 18px',
  borderRadius: 'control',
  background: 'notice.bg',
  boxShadow: 'inset 4px 0 0 token(colors.sun.500)',
  textStyle: 'small',
  '& svg': { color: 'notice.fg', marginTop: '1px' },
})
export const stopsTitle = css({
  textStyle: 'label',
  marginTop: '24px',
  paddingTop: '20px',
  borderTop: '1px solid token(colors.border.default)',
})
/** A ruler that stands up: one mark for each kit, in the colour of its year. */
export const stops = css({
  position: 'relative',
  display: 'grid',
  gap: '18px',
  marginTop: '16px',
  paddingLeft: '34px',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '2px',
    bottom: '2px',
    width: '14px',
    borderRadius: 'paper',
    background:
      'repeating-linear-gradient(180deg, rgb(31 42 48 / .7) 0 1px, transparent 1px 12px) 100% 0/6px 100% no-repeat, token(colors.sun.500)',
  },
})
export const stop = css({
  position: 'relative',
  textStyle: 'small',
  color: 'text.soft',
  _before: {
    content: '""',
    position: 'absolute',
    left: '-34px',
    top: '9px',
    width: '24px',
    height: '5px',
    borderRadius: '3px',
    background: 'accent',
  },
})
export const stopTitle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  fontSize: '16px',
  fontWeight: '620',
  color: 'text.default',
})
