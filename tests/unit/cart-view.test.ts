import { expect, test } from 'vitest'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { cartMachine } from '~/machines/cart/cart/cart.machine'
import { firstSnapshotOf } from '~/machines/runtime/first-snapshot'
import { readingOf } from '~/machines/runtime/reading-of'
import type { CartItem } from '~/services/domain/cart/cart.contract'
import { emptyCart } from '~/services/domain/cart/cart.rules'
import { localeOf } from '~/services/domain/locale'
import { lineWith } from '../support/cart-lines'

function viewOf(lines: CartItem[], savedCents = 0) {
  const empty = emptyCart(localeOf('en', 'eu'))
  const cost = { ...empty.cost, savings: { ...empty.cost.savings, amountCents: savedCents } }
  return connectCart(readingOf(firstSnapshotOf(cartMachine, { cart: { ...empty, lines, cost } })))
}
const shown = (lines: CartItem[]) => viewOf(lines).lines.map(({ id, isNested }) => (isNested ? `- ${id}` : id))

test('add-ons stand behind the line that they belong to, whenever they were added', () => {
  const books = lineWith({ id: 'books', isAddon: true })
  const doll = lineWith({ id: 'doll', isAddon: true })
  const toy = lineWith({ id: 'toy' })
  const kit = lineWith({ id: 'kit', addons: ['books', 'doll'] })
  expect(shown([books, toy, kit, doll])).toEqual(['toy', 'kit', '- books', '- doll'])
})

test('an add-on without its parent is a plain line; two that name each other are not lost', () => {
  expect(shown([lineWith({ id: 'books', isAddon: true }), lineWith({ id: 'toy' })])).toEqual(['books', 'toy'])
  const circle = [lineWith({ id: 'one', addons: ['two'] }), lineWith({ id: 'two', addons: ['one'] })]
  expect(shown(circle)).toEqual(['one', 'two'])
})

test('the subscription saves what it saves, and other goods are not counted as its saving', () => {
  const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
  const subscriptionDetails = { name: 'The Play Kits', type: 'paygo', anchor: null, size: 1 } as const
  const plan = lineWith({ id: 'plan', subscriptionDetails, savings: eur(1300) })
  const set = lineWith({ id: 'set', savings: eur(1400) })
  expect(viewOf([plan, set], 2700).savings).toEqual({ subscription: eur(1300), other: eur(1400) })
  expect(viewOf([plan], 1300).savings).toEqual({ subscription: eur(1300), other: eur(0) })
})
