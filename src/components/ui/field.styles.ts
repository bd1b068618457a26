import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'

const classes = field()

export const label = classes.label
export const hint = classes.hint
export const error = classes.error
/** No wider than what is typed into it. */
export const control = css({ maxWidth: '420px' })
export const input = cx(classes.input, css({ textOverflow: 'ellipsis' }))
/** As high as its `rows` say. */
export const textarea = cx(classes.input, css({ height: 'auto', paddingBlock: '12px', resize: 'vertical' }))
export const selectBox = css({
  position: 'relative',
  '& svg': { position: 'absolute', right: '16px', top: '16px', pointerEvents: 'none' },
})
export const select = cx(
  classes.input,
  css({ appearance: 'none', paddingRight: '48px', cursor: 'pointer', lineHeight: '1.5', textOverflow: 'ellipsis' }),
)
