import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

const classes = field()

export const legend = cx(classes.label, css({ position: 'relative' }))
export const legendLarge = cx(classes.label, css({ fontSize: '17px', position: 'relative' }))
export const hint = cx(classes.hint, css({ margin: '0 0 10px', '&:empty': { display: 'none' } }))
export const error = classes.error
/** A line for what may have to be said, so that nothing moves when it is. */
export const room = css({ display: 'flow-root', minHeight: '36px' })
export const row = css({ display: 'flex', gap: '12px' })
const part = { minWidth: '0', flexGrow: '0', flexShrink: '1' } as const
export const parts = {
  day: css({ ...part, flexBasis: '84px' }),
  month: css({ ...part, flexBasis: '84px' }),
  year: css({ ...part, flexBasis: '108px' }),
}
export const label = css({ display: 'block', textStyle: 'small', color: 'text.soft', marginBottom: '4px' })
/** what is locked lies in the paper, and does not rise to the pointer. */
const locked = {
  background: 'surface.sunken',
  borderColor: 'border.default',
  color: 'text.soft',
  cursor: 'not-allowed',
  // Safari greys what is written in a locked field by itself
  opacity: '1',
  WebkitTextFillColor: 'currentcolor',
}
export const input = cx(
  classes.input,
  css({ textAlign: 'center', paddingInline: '4px', fontVariantNumeric: 'tabular-nums', '&:disabled': locked }),
)
