import { css, cx } from '#styled/css'
import { field as fieldRecipe } from '#styled/recipes'

const classes = fieldRecipe()

export const form = css({ display: 'grid', gap: '12px' })
export const legend = cx(classes.label, css({ marginBottom: '6px' }))
export const row = css({ display: 'flex', gap: '8px' })
export const field = css({ minWidth: '0', flex: '1', '&[data-part=year]': { flex: '1.35' } })
export const label = css({ display: 'block', textStyle: 'small', color: 'text.soft', marginBottom: '2px' })
export const input = cx(
  classes.input,
  css({ textAlign: 'center', paddingInline: '2px', fontVariantNumeric: 'tabular-nums' }),
)
