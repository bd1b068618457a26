import { css } from '#styled/css'

export const root = css({ display: 'grid', gap: '6px', paddingTop: '28px' })
/** The ruler of the flow: what is done is full yellow, a poppy marker stands where one is. */
export const bar = css({
  height: '26px',
  borderRadius: 'paper',
  position: 'relative',
  overflow: 'hidden',
  background:
    'repeating-linear-gradient(90deg, rgb(31 42 48 / .65) 0 1px, transparent 1px 16px) 0 100%/100% 7px no-repeat, token(colors.sun.300)',
})
export const filled = css({
  position: 'absolute',
  inset: '0 auto 0 0',
  borderRight: '5px solid #b8452a',
  background:
    'repeating-linear-gradient(90deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 16px) 0 100%/100% 9px no-repeat, token(colors.sun.500)',
})
export const list = css({ display: 'flex', gap: '8px', textStyle: 'small' })
export const step = css({
  flex: '1 1 0',
  minWidth: '0',
  color: 'text.muted',
  textAlign: 'center',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '&:first-child': { textAlign: 'left' },
  '&:last-child': { textAlign: 'right' },
  '&[aria-current=step]': { color: 'text.default', fontWeight: '620' },
})
