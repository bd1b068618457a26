import { afterEach, describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, fromPromise } from 'xstate'
import { askCart, followCart } from '~/machines/cart/cart/cart.flow'
import { registerAppWide } from '~/machines/runtime/app-wide'
import { connectAddOnButton } from '~/machines/shop/add-on-button/add-on-button.connect'
import { addOnButtonMachine } from '~/machines/shop/add-on-button/add-on-button.machine'
import { addOnButtonModel } from '~/machines/shop/add-on-button/add-on-button.model'
import {
  type InventoryAnswer,
  type InventoryQuestion,
  inventoryMachine,
} from '~/machines/shop/inventory/inventory.machine'
import { connectKitPage } from '~/machines/shop/kit-page/kit-page.connect'
import { kitPageMachine } from '~/machines/shop/kit-page/kit-page.machine'
import { kitPageModel } from '~/machines/shop/kit-page/kit-page.model'
import { playKitCtaMachine } from '~/machines/shop/play-kit-cta/play-kit-cta.machine'
import { connectChildInfo } from '~/machines/subscription/child-info/child-info.connect'
import { childInfoMachine } from '~/machines/subscription/child-info/child-info.machine'
import { childInfoModel } from '~/machines/subscription/child-info/child-info.model'
import {
  type ChildToKeep,
  type KeptAnswer,
  type ProductAnswer,
  startingProductMachine,
} from '~/machines/subscription/starting-product/starting-product.machine'
import type { KeptChoice } from '~/services/flows/subscription/subscription.contract'
import type {
  StartingProduct,
  StartingProductQuery,
} from '~/services/upstreams/checkout-orchestration/starting-product.contract'
import { createServer, createWorld, quantitiesOf, turn, type World } from '../support/cart-world'

const ADDED = 'gid://shopify/ProductVariant/added'
const TOY = 'gid://shopify/ProductVariant/toy'
const line = { merchandiseId: ADDED, quantity: 1, attributes: [] }
const addLines = (signal: AbortSignal) => askCart({ type: 'ADD', lines: [line] }, signal)
const removeToy = (signal: AbortSignal) => askCart({ type: 'REMOVE_VARIANTS', variantIds: [TOY] }, signal)
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The real cart under its app-wide name, over a network that answers at once or never. */
function openCart(outcome: 'answered' | 'failed' = 'answered') {
  const server = createServer()
  const world = createWorld({ server, fates: () => ({ there: 1, back: 1, outcome }) })
  const { actor } = world
  actor.start()
  stops.push(registerAppWide('cart', actor), () => actor.stop())
  return { server, world }
}

async function rest({ clock }: World) {
  await turn()
  for (let turns = 0; clock.pending() > 0 && turns < 100; turns += 1) {
    clock.next()
    await turn()
  }
}

const never = () => new AbortController().signal

describe('what a page asks of the cart', () => {
  test('an add is answered under its own key, once per ask', async () => {
    const { server, world } = openCart()
    const answers = [addLines(never()), addLines(never())]
    await rest(world)
    expect(await Promise.all(answers)).toEqual([true, true])
    expect(quantitiesOf(server.cart()).added).toBe(2)
  })

  test('an add that the shop never answers is told as not added', async () => {
    const { world } = openCart('failed')
    const answer = addLines(never())
    await rest(world)
    expect(await answer).toBe(false)
  })

  test('a removal is answered when the line is gone, and when it came back', async () => {
    const { server, world } = openCart()
    const answer = removeToy(never())
    await rest(world)
    expect(await answer).toBe(true)
    expect(quantitiesOf(server.cart()).toy).toBeUndefined()
    const { world: broken } = openCart('failed')
    const refused = removeToy(never())
    await rest(broken)
    expect(await refused).toBe(false)
  })

  test('S-376 membership follows the cart, and an aborted ask is not notified any more', async () => {
    const { world } = openCart()
    const received: string[][] = []
    const stop = followCart([ADDED], (inCart) => received.push(inCart))
    const asked = new AbortController()
    let isAnswered = false
    void addLines(asked.signal).then(() => {
      isAnswered = true
    })
    asked.abort()
    await rest(world)
    stop()
    expect(received).toEqual([[], [ADDED]])
    expect(isAnswered).toBe(false)
  })
})

describe('the parts of a kit’s page', () => {
  const LOW = { ok: true as const, value: { inventoryData: [{ variantId: ADDED, isBelowThreshold: true }] } }
  const silent = fromCallback<{ type: 'NOTHING' }, { variantIds: string[] }>(() => {})

  const doll = { name: 'doll', values: ['light', 'tan'].map((value) => ({ value, isDefault: value === 'tan' })) }

  function openPage({ options = [] }: { options?: (typeof doll)[] } = {}) {
    const asked: KeptChoice[] = []
    const open: PromiseWithResolvers<void>[] = []
    const opened = kitPageMachine.provide({
      actors: {
        storeChoice: fromPromise<unknown, KeptChoice>(({ input }) => {
          const answer = Promise.withResolvers<void>()
          asked.push(input)
          open.push(answer)
          return answer.promise
        }),
        inventory: inventoryMachine.provide({
          actors: { getInventory: fromPromise<InventoryAnswer, InventoryQuestion>(() => Promise.resolve(LOW)) },
        }),
        playKitCta: playKitCtaMachine.provide({
          actors: { openPage: fromPromise(() => new Promise<void>(() => {})) },
        }),
        addOnButton: addOnButtonMachine.provide({
          actors: {
            membership: silent,
            addLines: fromPromise(() => Promise.resolve(true)),
            removeVariants: fromPromise(() => Promise.resolve(true)),
          },
        }),
      },
    })
    const { input } = kitPageModel
    const actor = createActor(opened, { input: { ...input, cta: { ...input.cta, options } } })
    actor.start()
    stops.push(() => actor.stop())
    const answer = (error?: Error) => {
      const next = open.shift()
      if (error) next?.reject(error)
      else next?.resolve()
      return turn()
    }
    const view = () => connectKitPage(actor.getSnapshot())
    return { actor, asked, answer, view, child: (id: string) => childOf(actor, id) }
  }
  const childOf = (actor: AnyActorRef, id: string): AnyActorRef => {
    const found: AnyActorRef | undefined = actor.getSnapshot().children[id]
    if (!found) throw new Error(`no part "${id}"`)
    return found
  }

  test('S-256 low stock reaches the ways of buying, and turns the button for the single kit alone', async () => {
    const { view, child } = openPage()
    await turn()
    expect(view().purchase?.isOutOfStock).toBe(false)
    child('purchaseOption').send({ type: 'PICK', id: kitPageModel.input.purchaseOption.standaloneId })
    expect(view().purchase?.isOutOfStock).toBe(true)
  })

  test('S-253 what is picked is what the main button buys', async () => {
    const { child } = openPage()
    child('purchaseOption').send({ type: 'PICK', id: kitPageModel.input.purchaseOption.standaloneId })
    child('cta').send({ type: 'CLICK' })
    expect(child('cta').getSnapshot().value).toBe('addingStandalone')
  })

  test('S-254 one choice is kept at a time: the newest goes last, with what was chosen before it', async () => {
    const { asked, child, view, answer } = openPage({ options: [doll] })
    const { standaloneId, subscriptionId } = kitPageModel.input.purchaseOption
    child('purchaseOption').send({ type: 'PICK', id: standaloneId })
    child('purchaseOption').send({ type: 'PICK', id: subscriptionId })
    child('cta').send({ type: 'CLICK' })
    child('cta').send({ type: 'CHOOSE', name: 'doll', value: 'light' })
    child('cta').send({ type: 'CONFIRM' })
    expect(asked).toEqual([{ kitAnchor: 'kit-the-babbler', kind: 'standalone' }])
    await answer()
    const newest = { kitAnchor: 'kit-the-babbler', kind: 'subscription', customization: { doll: 'light' } }
    expect(asked.slice(1)).toEqual([newest])
    expect(view().cta?.isBusy).toBe(true)
    await answer()
    expect(asked).toHaveLength(2)
    expect(view().cta).toMatchObject({ state: 'routing.childInfo', error: null })
  })

  test('E-29 a choice that cannot be kept is told to the one who waits for it, and to nobody else', async () => {
    const { child, view, answer } = openPage({ options: [doll] })
    child('purchaseOption').send({ type: 'PICK', id: kitPageModel.input.purchaseOption.standaloneId })
    await answer(new Error('offline'))
    expect(view()).toMatchObject({ state: 'settled', cta: { error: null } })
    child('cta').send({ type: 'CLICK' })
    child('cta').send({ type: 'CONFIRM' })
    await answer(new Error('offline'))
    expect(view()).toMatchObject({ state: 'settled', cta: { error: 'store' } })
  })

  test('S-249 the summary comes with the first add-on and leaves with the last', async () => {
    const { actor, view, child } = openPage()
    expect(view().sticky).toMatchObject({ isShown: false, count: 0 })
    child('addOn:toy-ball-track').send({ type: 'ADD' })
    await turn()
    expect(view().sticky).toMatchObject({ isShown: true, count: 1 })
    expect(actor.getSnapshot().context.selected).toEqual(['toy-ball-track'])
    child('addOn:toy-ball-track').send({ type: 'REMOVE' })
    await turn()
    expect(view().sticky).toMatchObject({ isLeaving: true, count: 0 })
  })
})

test('a press means what its button said, also when the cart has moved on before it arrives', () => {
  const { world } = openCart()
  const asked: string[] = []
  const button = addOnButtonMachine.provide({
    actors: {
      addLines: fromPromise(async () => asked.push('add') > 0),
      removeVariants: fromPromise(async () => asked.push('remove') > 0),
      membership: fromCallback<{ type: 'NOTHING' }, { variantIds: string[] }>(({ sendBack }) =>
        followCart([TOY], (inCart) => sendBack({ type: 'CART', inCart })),
      ),
    },
  })
  const actor = createActor(button, { input: addOnButtonModel.input })
  actor.start()
  stops.push(() => actor.stop())
  expect(connectAddOnButton(actor.getSnapshot())).toMatchObject({ isSelected: true, intent: 'REMOVE' })
  actor.send({ type: 'ADD' })
  expect(actor.getSnapshot().matches({ shown: 'selected' })).toBe(true)
  for (const { id } of world.actor.getSnapshot().context.settled.lines) world.actor.send({ type: 'REMOVE', lineId: id })
  expect(connectAddOnButton(actor.getSnapshot())).toMatchObject({ isSelected: false, intent: 'ADD' })
  actor.send({ type: 'REMOVE' })
  expect(actor.getSnapshot().matches({ shown: 'notSelected' })).toBe(true)
  expect(asked).toEqual([])
})

test('the form about the child takes the date of its own fields, and brings a left one back', async () => {
  const asked: unknown[] = []
  const kit = { anchor: 'kit-the-babbler', title: 'The Babbler Play Kit', minMonths: 13, maxMonths: 15 }
  const money = { price: 12_600, currency_code: 'eur' as const }
  const product: StartingProduct = { anchor: kit.anchor, name: kit.title, min_age: 13, max_age: 15, ...money }
  const machine = childInfoMachine.provide({
    actors: {
      startingProduct: startingProductMachine.provide({
        actors: {
          findStartingProduct: fromPromise<ProductAnswer, StartingProductQuery>(async () => ({
            ok: true,
            value: product,
          })),
          storeChild: fromPromise<KeptAnswer, ChildToKeep>(async ({ input }) => {
            asked.push(input)
            return { ok: true, value: kit }
          }),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: childInfoModel.input })
  actor.start()
  stops.push(() => actor.stop())
  const view = () => connectChildInfo(actor.getSnapshot())
  actor.send({ type: 'SUBMIT' })
  expect(view().errors.map(({ field }) => field)).toEqual(['name', 'birthDate'])
  actor.send({ type: 'RESTORE', draft: { name: ' Bo ', language: 'nl', birthDate: '2025-08-20', firstKit: 'now' } })
  expect(actor.getSnapshot().children.birthDate?.getSnapshot().context.date).toBe('2025-08-20')
  expect(view().errors).toEqual([])
  actor.getSnapshot().children.birthDate?.send({ type: 'TYPE', part: 'day', value: '21' })
  actor.send({ type: 'SUBMIT' })
  expect(view().isBusy).toBe(true)
  await turn()
  expect(asked).toEqual([
    {
      child: { name: 'Bo', birthDate: '2025-08-21', language: 'nl', firstKit: 'now' },
      childUuid: null,
      isLookerTarget: false,
      isQrTarget: false,
      firstKit: kit.anchor,
    },
  ])
  expect(view().found).toEqual({ kit, price: { amountCents: 12_600, currency: 'eur' }, isOtherKit: false })
  actor.getSnapshot().children.birthDate?.send({ type: 'TYPE', part: 'day', value: '22' })
  expect(view().found).toBeNull()
})
