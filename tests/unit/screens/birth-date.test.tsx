import { expect, test } from 'vitest'
import { css } from '#styled/css'
import { token } from '#styled/tokens'
import { BirthDateFields } from '~/components/ui/birth-date-fields'
import { draw, send } from '../../support/render'

const parts = { day: 'Day', month: 'Month', year: 'Year' }
const errors = { required: '', incomplete: '', invalid: '', future: '', tooOld: '' }
const copy = { label: 'Birthday', hint: '', parts, placeholders: parts, errors }
const fields = (['day', 'month', 'year'] as const).map((part) => ({ part, value: '1', maxLength: 2 }))

type Colour = Parameters<typeof token>[0]

/** A colour of the theme by what it refers to, as three parts between 0 and 1. */
function partsOf(name: Colour): number[] {
  const value = token(name)
  const [, hex = ''] = /^#([0-9a-f]{6})$/i.exec(value) ?? []
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}
/** WCAG 2.2 */
function luminance(name: Colour): number {
  const [red = 0, green = 0, blue = 0] = partsOf(name).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('A-108 a locked birth date looks locked: its fields lie in the paper, and can still be read', async () => {
  const view = { machine: 'dobInput', state: 'locked', fields, isLocked: true }
  const screen = await draw(
    <BirthDateFields id="born" view={view} error={null} copy={copy} onType={send} onPaste={send} />,
  )
  expect(screen.one('fieldset').attributes).toHaveProperty('disabled')
  const look = css({ '&:disabled': { background: 'surface.sunken', color: 'text.soft' } }).split(' ')
  for (const { attributes } of screen.all('input'))
    expect(attributes.class?.split(' ')).toEqual(expect.arrayContaining(look))
  // surface.sunken and text.soft
  const contrast = (luminance('colors.paper.100') + 0.05) / (luminance('colors.ink.700') + 0.05)
  expect(contrast).toBeGreaterThanOrEqual(4.5)
})
