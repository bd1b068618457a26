import { css } from '#styled/css'

/** The page's column and rhythm; every area builds on these. */
export const wrap = css({
  width: '100%',
  maxWidth: 'calc(1240px + 2 * var(--margin))',
  marginInline: 'auto',
  paddingInline: 'var(--margin)',
})
export const section = css({ paddingBlock: 'clamp(52px, 6.6vw, 88px)' })
export const visuallyHidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const display = css({ textStyle: 'display' })
export const h1 = css({ textStyle: 'h1' })
export const h2 = css({ textStyle: 'h2' })
export const h3 = css({ textStyle: 'h3' })
export const lead = css({ textStyle: 'lead', color: 'text.soft', textWrap: 'pretty' })
export const soft = css({ color: 'text.soft' })
export const muted = css({ color: 'text.muted' })
export const small = css({ textStyle: 'small' })
/** The one ornament: a yellow wooden ruler with its marks. */
export const ruler = css({
  height: '12px',
  background:
    'repeating-linear-gradient(90deg, token(colors.ink.900) 0 1.5px, transparent 1.5px 60px) 0 100%/100% 8px no-repeat, repeating-linear-gradient(90deg, rgb(31 42 48 / .75) 0 1px, transparent 1px 12px) 0 100%/100% 4px no-repeat, token(colors.sun.500)',
})
