import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

const classes = field()

export const passwordBox = css({ position: 'relative' })
export const passwordInput = cx(classes.input, css({ paddingRight: '108px', textOverflow: 'ellipsis' }))
export const reveal = css({
  position: 'absolute',
  right: '14px',
  top: '4px',
  minHeight: 'touchMin',
  fontWeight: '620',
  fontSize: '15px',
  textDecoration: 'underline',
  textDecorationColor: 'border.default',
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'currentColor' },
  // it could not do anything
  '@media (scripting: none)': { display: 'none' },
})
export const codeInput = cx(
  classes.input,
  css({
    maxWidth: '220px',
    fontSize: '24px',
    letterSpacing: '.28em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
)
/** For password managers alone: whose password this is. */
export const unseen = css({ display: 'none' })
