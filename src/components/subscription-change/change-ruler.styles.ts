import { css } from '#styled/css'

export const title = css({ textStyle: 'label', marginTop: '32px' })
/** The ruler lies above its words, and ends where nothing more comes. */
export const tape = css({
  position: 'relative',
  marginTop: '22px',
  paddingBottom: '22px',
  borderBottom: '1px solid token(colors.border.hairline)',
  _before: {
    content: '""',
    position: 'absolute',
    top: '0',
    left: '0',
    right: '0',
    height: '30px',
    borderRadius: 'paper',
    background:
      'repeating-linear-gradient(90deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 0 100%/100% 14px no-repeat, repeating-linear-gradient(90deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 12px) 0 100%/100% 7px no-repeat, token(colors.sun.500)',
  },
})
export const list = css({ display: 'grid', gridTemplateColumns: 'var(--columns)', paddingLeft: '14px' })
export const stop = css({
  position: 'relative',
  minWidth: '0',
  paddingTop: '46px',
  paddingRight: '8px',
  fontSize: { base: '13px', md: '14px' },
  lineHeight: '1.35',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '-10px',
    width: '6px',
    height: '50px',
    borderRadius: '3px',
    background: 'accent',
    boxShadow: '0 0 0 2px token(colors.paper.0)',
    zIndex: '1',
  },
})
/** From here to the next one the ruler is pale. */
export const gone = css({
  position: 'relative',
  minWidth: '0',
  paddingTop: '46px',
  paddingRight: '8px',
  fontSize: { base: '13px', md: '14px' },
  lineHeight: '1.35',
  color: 'text.muted',
  _before: {
    content: '""',
    position: 'absolute',
    left: '0',
    top: '-10px',
    width: '6px',
    height: '50px',
    borderRadius: '3px',
    background: 'text.muted',
    boxShadow: '0 0 0 2px token(colors.paper.0)',
    zIndex: '1',
  },
  _after: {
    content: '""',
    position: 'absolute',
    left: '0',
    right: '0',
    top: '0',
    height: '30px',
    background: 'rgb(243 238 228 / .86)',
  },
})
export const date = css({ display: 'block', fontWeight: '620' })
export const name = css({ display: 'block', overflowWrap: 'break-word' })
export const sum = css({ display: 'block', color: 'text.soft', textStyle: 'small' })
