import { describe, expect, test } from 'vitest'
import type { Line } from '~/components/cart/cart-line'
import { CartPage, type CartPageView } from '~/components/cart/cart-page'
import { CartRow } from '~/components/cart/cart-row'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { cartModel } from '~/machines/cart/cart/cart.model'
import { createDriver } from '~/machines/proving/driver'
import { explore } from '~/machines/proving/explore'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, send } from '../../support/render'

/** The model keeps no look for each thing that a cart can be told: here it could not be prepared for its checkout. */
async function unprepared() {
  const driver = createDriver(cartModel)
  await driver.start()
  await driver.perform({ type: 'CHECKOUT', key: '20000000-0000-4000-8000-000000000000' })
  await driver.perform({ type: 'xstate.error.actor.prepareCheckout', error: new Error('crashed') })
  return connectCart(driver.actor.getSnapshot())
}
const views = [
  ...[...explore(cartModel).snapshots.values()].map((snapshot) => connectCart(snapshot)),
  await unprepared(),
]
const [view] = views.filter(({ lines }) => lines.length > 0)
const labels = { oneMore: 'One more', oneLess: 'One less', remove: 'Remove', quantityOf: 'Quantity of {title}' }
const content = {
  title: 'Your cart',
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  labels: { ...labels, checkout: 'Check out' },
  empty: { title: 'Nothing in it', text: 'Look around', picture: null, link: null },
}
const still: CartPageView['start'] = {
  machine: 'checkoutStart',
  state: 'idle',
  isBusy: false,
  failure: null,
  can: { start: true },
}

const show = (shown: (typeof views)[number], language: (typeof LANGUAGES)[number] = 'en') =>
  draw(
    <CartPage
      view={{ cart: shown, start: still, form: { as: '', key: 'k' }, page: content, isTreatment: false }}
      send={send}
    />,
    language,
  )

const showLine = (change: Partial<Line>) => {
  const [line] = view?.lines ?? []
  if (!line) throw new Error('the model has no line')
  return draw(<CartRow row={{ kind: 'line', line: { ...line, ...change } }} labels={labels} send={send} />)
}

const failedBy = (error: (typeof views)[number]['error']) => {
  const failed = views.find((each) => each.error === error)
  if (!failed) throw new Error('no such state')
  return failed
}

describe('a cart that failed', () => {
  test.each([
    ['S-372', 'quantity', 'Item quantity couldn’t be changed. Please try again.'],
    ['S-373', 'removal', 'Item wasn’t removed. Please try again.'],
    ['S-374', 'checkout', 'Failed to prepare cart for checkout. Please try again.'],
  ] as const)('%s says it in the words of the specification (%s)', async (_, error, words) => {
    expect(textOf((await show(failedBy(error))).one('strong'))).toBe(words)
  })

  test.each(LANGUAGES)('says in one sentence what was taken back (%s)', async (language) => {
    const errors = new Set(views.flatMap(({ error }) => error ?? []))
    expect([...errors]).toEqual(expect.arrayContaining(['quantity', 'removal', 'checkout', 'load']))
    for (const error of errors) {
      const failed = failedBy(error)
      const screen = await show(failed, language)
      expect(screen.all('div', { role: 'alert' })).toHaveLength(1)
      expect(textOf(screen.one('strong'))).toBe(screen.messages.cartErrors[error])
      const again = screen.all('button').filter((each) => textOf(each) === screen.messages.error.again)
      expect(again).toHaveLength(failed.can.retry ? 1 : 0)
    }
  })
})

describe('the steps of a quantity', () => {
  test('S-301 one more is off where the shop has no more of it', async () => {
    const more = async (canIncrease: boolean) =>
      (await showLine({ quantity: 2, maximumQuantity: null, canIncrease })).button('One more').attributes
    expect(await more(false)).toMatchObject({ disabled: '', value: '3' })
    expect(await more(true)).not.toHaveProperty('disabled')
  })

  test('S-094 one less leads down to nothing and no further', async () => {
    const less = async (quantity: number) =>
      (await showLine({ quantity, maximumQuantity: null })).button('One less').attributes
    expect(await less(1)).toMatchObject({ value: '0' })
    expect(await less(1)).not.toHaveProperty('disabled')
    expect(await less(0)).toHaveProperty('disabled')
  })

  test('S-302 what a family has once has none', async () => {
    const screen = await showLine({ quantity: 1, maximumQuantity: 1 })
    expect(screen.all('fieldset')).toEqual([])
  })
})

test('money that is not the shop’s last word is marked as such, and a cart without lines cannot be checked out', async () => {
  const pending = views.find(({ isPriceSettled, lines }) => !isPriceSettled && lines.some(({ isPending }) => isPending))
  if (!pending) throw new Error('no state of the model waits')
  const screen = await show(pending)
  const busy = screen.all('li', { 'aria-busy': 'true' }).map(({ attributes }) => attributes['data-line'])
  expect(busy).toEqual(pending.lines.filter(({ isPending }) => isPending).map(({ id }) => id))
  expect(screen.all('dl', { 'aria-busy': 'true' })).toHaveLength(1)
  if (!view) throw new Error('no state has lines')
  const button = async (canCheckOut: boolean) =>
    (await show({ ...view, canCheckOut }, 'en')).button('Check out').attributes['aria-disabled']
  expect([await button(true), await button(false)]).toEqual(['false', 'true'])
})
