import { css } from '#styled/css'

export const list = css({ display: 'flex', gap: '8px', textStyle: 'small' })
/** A phone has room for the name of one step; the others keep their numbers. */
export const step = css({
  flex: { base: '0 0 auto', md: '1 1 0' },
  minWidth: '0',
  color: 'text.muted',
  textAlign: { md: 'center' },
  '&:first-child': { textAlign: 'left' },
  '&:last-child': { textAlign: 'right' },
  '&[aria-current=step]': { flex: { base: '1 1 auto', md: '1 1 0' }, color: 'text.default', fontWeight: '620' },
  '&:not([aria-current=step]) [data-name]': {
    md: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    mdDown: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
