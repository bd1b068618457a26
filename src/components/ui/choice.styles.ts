import { css } from '#styled/css'
import { choice } from '#styled/recipes'

/** One question: its choices below each other. */
export const group = css({ display: 'grid', gap: '12px', minWidth: '0' })
export const legend = css({ textStyle: 'label', marginBottom: '10px' })
export const choices = { accent: choice({ tone: 'accent' }), ink: choice({ tone: 'ink' }) }
