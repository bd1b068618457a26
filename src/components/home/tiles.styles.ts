import { css } from '#styled/css'

/** The first is the larger one; the second shares its baseline. */
export const places = {
  large: css({ gridColumn: { lg: 'span 7' } }),
  small: css({ gridColumn: { lg: 'span 5' }, alignSelf: { lg: 'end' } }),
}
