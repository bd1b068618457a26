import { expect, type Page, type Route } from '@playwright/test'
import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { connectCart } from '../../../src/machines/cart/cart/cart.connect'
import { cartMachine } from '../../../src/machines/cart/cart/cart.machine'
import { sampleCart, sampleLine } from '../../../src/machines/cart/cart/cart.model'
import type { CartAnswer, CartContext } from '../../../src/machines/cart/cart/cart.setup'
import { endingOf, type Model } from '../../../src/machines/proving/model'
import { projectCart } from '../../../src/services/domain/cart/cart.rules'
import { isCallOf } from '../../support/server-function'
import { cartScreen } from '../support/cart-screen'
import type { ShopServer } from '../support/server'
import { holdTime, TOY } from '../support/shop'
import { messageOf } from '../support/words'

const FUNCTIONS = 'src/services/flows/cart/cart.functions.ts'
const ID = 'toy'
// what cannot be sold again is not offered back: the undo has a time of its own, and a test of its own (cart-undo.spec.ts)
const cart = sampleCart([{ ...sampleLine({ id: ID, quantity: 1 }), availableForSale: false }])
const answer = (value: CartContext['settled']): CartAnswer => ({ ok: true, value })
const unreachable: CartAnswer = { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } }
const shown = ({ settled, intents }: CartContext) => projectCart(settled, intents).lines[0]?.quantity ?? 0
const asked = ({ settled, intents, sequence }: CartContext) => ({ ...projectCart(settled, intents), version: sequence })
const asIs = ({ settled, sequence }: CartContext) => ({ ...settled, version: sequence })

/** The state of the work, whatever there is to undo. */
const inWork = (state: string) =>
  new RegExp(`^${state.replace(/ ready\.undo.*$/, '').replaceAll('.', '\\.')}( ready\\.undo\\.\\w+)?$`)

type Snapshot = SnapshotFrom<typeof cartMachine>
/** the page leaves this state by itself before a test could act */
const isPassing = (snapshot: Snapshot) => snapshot.matches({ ready: { work: 'rules' } })
const onPage =
  <Event>(events: (context: CartContext) => Event[]) =>
  (snapshot: Snapshot) =>
    isPassing(snapshot) ? [] : events(snapshot.context)
/** the button stands beside what went wrong */
const offersRetry = (snapshot: Snapshot) => {
  const { error, can } = connectCart(snapshot)
  return !isPassing(snapshot) && error !== null && can.retry
}

/** What a buyer can do to the cart on its page, and what its shop can answer there. */
export const cartPageModel: Model<typeof cartMachine> = {
  machine: cartMachine,
  input: { cart },
  inputs: [{ cart: null }],
  limit: 3000,
  key: ({ settled, intents, newest, error, isStale, isUnsure }) => ({
    isLoaded: settled.version >= 0,
    quantity: settled.lines[0]?.quantity ?? 0,
    intent: intents[ID] ?? null,
    newest,
    error,
    isStale,
    isUnsure,
  }),
  cases: {
    ADD: [],
    SET_QTY: onPage((context) => (shown(context) === 1 ? [{ type: 'SET_QTY', lineId: ID, quantity: 2 }] : [])),
    REMOVE: onPage((context) => (shown(context) > 0 ? [{ type: 'REMOVE', lineId: ID }] : [])),
    REMOVE_VARIANTS: [],
    UNDO: [],
    RETRY: (snapshot) => (offersRetry(snapshot) ? [{ type: 'RETRY' }] : []),
    CHECKOUT: (snapshot) =>
      snapshot.matches({ ready: { work: 'settled' } }) && shown(snapshot.context) > 0
        ? [{ type: 'CHECKOUT', key: 'one' }]
        : [],
    OTHER_TAB: onPage(({ settled }) => (settled.version < 0 ? [] : [{ type: 'OTHER_TAB' }])),
    WORDS: [],
  },
  outcomes: {
    getCart: ({ context }) => [
      { output: answer(context.settled.version < 0 ? cart : context.settled) },
      { output: unreachable },
    ],
    applyCartIntents: ({ context }) => [{ output: answer(asked(context)) }, { output: unreachable }],
    askForTruth: ({ context }) => [{ output: answer(asIs(context)) }, { output: unreachable }],
    fence: ({ context }) => [{ output: answer(asIs(context)) }, { output: unreachable }],
    cartRules: ({ context }) => [{ output: { cart: context.settled, isApplied: false } }],
    prepareCheckout: [{ error: new Error('lost') }],
    otherTabs: [],
    productWords: [],
    addToCart: [],
  },
  invariants: [{ name: 'there is one line at most', holds: ({ context }) => context.settled.lines.length <= 1 }],
}

/** The cart's page, with its requests and its clock controlled by the test. */
export async function openCartPage(page: Page, server: ShopServer, isLoaded: boolean) {
  const screen = cartScreen(page)
  const line = screen.line(TOY.title)
  const held: Route[] = []
  await page.clock.install()
  if (!isLoaded) await server.faults.add({ operation: 'cart', outcome: { kind: 'status', status: 500 } })
  // words of products, and what the router loads before its link is followed, come when they come
  const isOurs = (route: Route) => isCallOf(route.request().url(), { file: FUNCTIONS })
  await page.route('**/_serverFn/**', (route) => (isOurs(route) ? void held.push(route) : route.continue()))
  await screen.open()
  await server.faults.clear()
  await holdTime(page)

  async function end(output: unknown) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    const route = held.pop()
    held.length = 0
    if (output === undefined) return route?.abort()
    const hasFailed = JSON.stringify(output).includes('unreachable')
    if (hasFailed) await server.faults.add({ outcome: { kind: 'status', status: 500 } })
    const response = await route?.fetch()
    await server.faults.clear()
    await route?.fulfill({ response })
  }

  async function perform(event: AnyEventObject) {
    const ending = endingOf(event)
    if (ending) return ending.id === 'cartRules' ? undefined : end(event.output)
    const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
    if (delay) return page.clock.runFor(Number(Reflect.get(cartMachine.implementations.delays, delay)))
    switch (event.type) {
      case 'SET_QTY':
        return line.more.click()
      case 'REMOVE':
        return line.remove.click()
      case 'CHECKOUT':
        return screen.checkout.click({ force: true })
      case 'RETRY':
        return screen.root.getByRole('button', { name: messageOf('en', 'error.again') }).click()
      case 'OTHER_TAB':
        return page.evaluate(() => new BroadcastChannel('playchart-cart').postMessage('changed'))
      default:
        throw new Error(`no gesture for ${event.type}`)
    }
  }

  async function expectView(snapshot: Snapshot) {
    if (isPassing(snapshot)) return
    const view = connectCart(snapshot)
    await expect(screen.root).toHaveAttribute('data-state', inWork(view.state))
    const quantity = view.lines[0]?.quantity
    if (quantity === undefined) await expect(line.item).toHaveCount(0)
    else await line.shows(quantity)
    await expect(screen.badge).toHaveText(quantity === undefined ? '' : String(quantity))
    if (view.error) await expect(screen.alert.locator('strong')).toHaveText(messageOf('en', `cartErrors.${view.error}`))
    else await screen.isQuiet()
  }

  return { perform, expectView }
}
