import { describe, expect, test } from 'vitest'
import type { Beside } from '~/components/cart/cart-goods'
import type { Line } from '~/components/cart/cart-line'
import { CartPage, type CartPageView } from '~/components/cart/cart-page'
import { CartRow } from '~/components/cart/cart-row'
import { cartRows } from '~/components/cart/cart-rows'
import { EmptyCart } from '~/components/cart/empty-cart'
import { connectCart } from '~/machines/cart/cart/cart.connect'
import { cartModel } from '~/machines/cart/cart/cart.model'
import { createDriver } from '~/machines/proving/driver'
import { explore } from '~/machines/proving/explore'
import { connectFinder } from '~/machines/shop/finder/finder.connect'
import { finderModel } from '~/machines/shop/finder/finder.model'
import { goesWith } from '~/services/domain/cart/goes-with.rules'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
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

const asked = createDriver(finderModel)
await asked.start()
const beside: Beside = {
  goods: [],
  held: [],
  finder: null,
  today: parseCivilDate('2026-11-23') ?? expect.unreachable(),
  ages: [],
  giftHref: '/gift',
}
const around = {
  start: still,
  form: { as: '', key: 'k' },
  page: content,
  isTreatment: false,
}
const finder = connectFinder(asked.actor.getSnapshot())

const show = (shown: (typeof views)[number], language: (typeof LANGUAGES)[number] = 'en', more: Partial<Beside> = {}) =>
  draw(
    <CartPage
      view={{ ...around, cart: shown, beside: { ...beside, ...more } }}
      send={send}
      empty={shown.isEmpty && <EmptyCart view={{ content, beside: { ...beside, ...more }, finder }} send={send} />}
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

test('what leaves the cart holds its place, without a way back until the shop has let it go', async () => {
  const driver = createDriver(cartModel)
  await driver.start()
  const placed = () => cartRows(connectCart(driver.actor.getSnapshot())).map(({ key, row }) => [key, row.kind])
  const keys = placed().map(([key]) => key)
  await driver.perform({ type: 'REMOVE', lineId: 'toy', announcement: 'gone' })
  expect(placed()).toEqual([
    [keys[0], 'gone'],
    [keys[1], 'line'],
  ])
  const undos = async () =>
    (await show(connectCart(driver.actor.getSnapshot()))).all('li').flatMap((li) => li.attributes['data-undo'] ?? [])
  const buttons = async () =>
    (await show(connectCart(driver.actor.getSnapshot())))
      .all('button')
      .filter((each) => each.attributes['aria-label']?.startsWith('Undo'))
  expect([await undos(), (await buttons()).length]).toEqual([['toy'], 0])
  await driver.perform({ type: 'xstate.after.coalesce.cart.ready.work.syncing.coalescing' })
  const { settled, sequence } = driver.actor.getSnapshot().context
  const lines = settled.lines.filter(({ id }: { id: string }) => id !== 'toy')
  const output = { ok: true, value: { ...settled, lines, version: sequence } }
  await driver.perform({ type: 'xstate.done.actor.applyCartIntents', output, actorId: 'applyCartIntents' })
  expect([await undos(), (await buttons()).length]).toEqual([['toy'], 1])
})

test('an empty cart asks for the birth date under its own heading, and has ways on', async () => {
  const empty = views.find(({ isEmpty }) => isEmpty)
  if (!empty) throw new Error('no state is empty')
  const ages = [{ title: 'First year', months: '0–12 months', url: '/ages/one', band: 1 }]
  const screen = await show(empty, 'en', { ages })
  expect(textOf(screen.one('h1'))).toBe(content.empty.title)
  expect(screen.all('a').map(({ attributes }) => attributes.href)).toEqual(['/gift', '/ages/one'])
})

describe('goods beside the cart', () => {
  const goods = [
    { title: 'Clock', tags: ['toy', 'wood', 'numbers'], variantId: 'a' },
    { title: 'Duck', tags: ['toy', 'wood', 'movement'], variantId: 'b' },
    { title: 'Tea set', tags: ['toy', 'felt'], variantId: 'c' },
  ]
  const near = (tags: string[], held: string[] = []) =>
    goesWith({ lines: [{ tags, variantId: 'x' }], goods, held, most: 2 })

  test('are those that share most with it, without what every toy is', () => {
    expect(near(['toy', 'wood', 'movement']).goods.map(({ title }) => title)).toEqual(['Duck', 'Clock'])
    expect(near(['toy']).beside).toBeNull()
  })

  test('leave out what is in it already', () => {
    expect(near(['wood'], ['a']).goods.map(({ title }) => title)).toEqual(['Duck', 'Tea set'])
  })
})
