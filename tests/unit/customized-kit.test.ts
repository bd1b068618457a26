import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Changeable } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import { plusDays } from '~/services/domain/dates/civil-date'
import { optionsOf, skuOfChoice, wordsOfChoice } from '~/services/domain/kits/customized.rules'
import { changedBy, refusal, started, today } from '../support/changes'

const TONES = ['light', 'tan', 'dark']
const doll = { name: 'doll', values: TONES.map((value) => ({ value, isDefault: value === 'tan' })) }
const hat = { name: 'hat', values: ['red', 'blue'].map((value) => ({ value, isDefault: value === 'red' })) }
const AS_IT_IS = { doll: 'tan', hat: 'red' }

/** In the second kit something can be chosen, in the others nothing. */
const offering = (more: Parameters<typeof started>[0] = {}): Changeable => {
  const now = started(more)
  const items = now.items.map((item, at) =>
    at === 1 ? { ...item, options: [doll, hat], customization: AS_IT_IS } : item,
  )
  return { ...now, items }
}
const choose = (customization: Record<string, string>, item = 'item-1') =>
  ({ kind: 'customize', item, customization }) as const
const contentOf = ({ items }: Changeable) => items[1]?.customization

describe('A-030 what comes in a kit is chosen', () => {
  test('for that kit, and nothing else changes', () => {
    const then = changedBy(offering(), choose({ doll: 'dark' }))
    expect(contentOf(then)).toEqual({ doll: 'dark', hat: 'red' })
    expect(changedBy(then, choose({ doll: 'tan' }))).toEqual(offering())
  })

  test('also of a gift and of what is paid', () => {
    expect(refusal(offering({ isPartial: true }), choose({ doll: 'dark' }))).toBeNull()
    expect(refusal(offering({ prepaid: 3 }), choose({ doll: 'dark' }))).toBeNull()
  })

  test('until the day before it leaves', () => {
    const day = offering().items[1]?.scheduled_date ?? today
    expect(refusal(offering(), choose({ doll: 'dark' }), plusDays(day, -1))).toBeNull()
    expect(refusal(offering(), choose({ doll: 'dark' }), day)).toBe('tooLate')
  })

  test.each(['billing', 'shipment_preparation', 'shipping', 'completed', 'error', 'cancelled'] as const)(
    'and not any more while it is in %s',
    (process_status) => {
      const now = offering()
      const items = now.items.map((item, at) => (at === 1 ? { ...item, process_status } : item))
      expect(refusal({ ...now, items }, choose({ doll: 'dark' }))).toBe('tooLate')
    },
  )

  test.each([
    ['notFound', offering(), choose({ doll: 'dark' }, 'another')],
    ['plain', offering(), choose({ doll: 'dark' }, 'item-2')],
    ['notOffered', offering(), choose({ doll: 'green' })],
    ['notOffered', offering(), choose({ doll: 'dark', shoes: 'red' })],
    ['ended', offering({ status: 'cancelled' }), choose({ doll: 'dark' })],
    ['skipped', changedBy(offering(), { kind: 'skip', item: 'item-1' }), choose({ doll: 'dark' })],
  ] as const)('or not: %s', (code, now, change) => expect(refusal(now, change)).toBe(code))

  test('told twice it is made once, whatever is chosen', () => {
    const wanted = fc.record({ doll: fc.constantFrom(...TONES), hat: fc.constantFrom('red', 'blue') })
    fc.assert(
      fc.property(wanted, (customization) => {
        const then = changedBy(offering(), choose(customization))
        expect(contentOf(then)).toEqual(customization)
        const again = afterChange(then, choose(customization), today)
        expect(again.ok && again.value).toBe(then)
      }),
    )
  })
})

describe('S-192 what a product lets its owner choose', () => {
  const value = (name: string) => ({
    value: name,
    is_default: name === 'tan',
    image_uri: null,
    localized_label: `${name}!`,
  })
  const product = {
    default_variant_sku: 'LIGHT',
    variants: TONES.map((tone) => ({ sku: tone.toUpperCase(), price: 1, option_values: [tone] })),
    customizable_options: [
      { option_name: 'doll', option_prompt: 'Which?', option_values: TONES.map(value) },
      { option_name: 'hat', option_prompt: 'Which?', option_values: ['red'].map(value) },
    ],
  }

  test('is a question with its answers, and the one that comes by itself', () => {
    expect(optionsOf(product)[0]).toEqual(doll)
  })

  test('S-068 is said in the order of the questions', () => {
    expect(wordsOfChoice(product, { hat: 'red', doll: 'dark' })).toEqual(['dark!', 'red!'])
    expect(wordsOfChoice(product, { doll: 'green' })).toEqual([])
  })

  test('is the box of that choice, where the shop tells its boxes apart', () => {
    expect(skuOfChoice(product, { doll: 'dark', hat: 'red' })).toBe('DARK')
    expect(skuOfChoice(product, {})).toBe('LIGHT')
    expect(skuOfChoice(product, { hat: 'red' })).toBe('LIGHT')
    expect(skuOfChoice({ ...product, variants: product.variants.slice(0, 2) }, { doll: 'dark' })).toBe('LIGHT')
  })
})
