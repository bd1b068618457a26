import { expect, type Page, type Route } from '@playwright/test'
import type { AnyEventObject, SnapshotFrom } from 'xstate'
import { connectCheckout } from '../../../src/machines/checkout/checkout/checkout.connect'
import { checkoutMachine } from '../../../src/machines/checkout/checkout/checkout.machine'
import { payableCheckout, sampleAddress, sampleCheckout } from '../../../src/machines/checkout/checkout/checkout.model'
import type { CheckoutContext, CheckoutInput } from '../../../src/machines/checkout/checkout/checkout.rules'
import type { CheckoutAnswer } from '../../../src/machines/checkout/reconciliation/reconciliation.rules'
import { endingOf, type Model } from '../../../src/machines/proving/model'
import { stateText } from '../../../src/machines/runtime/reading'
import { CivilDate } from '../../../src/services/domain/dates/civil-date.contract'
import { emptyAddress } from '../../../src/services/domain/delivery/address.rules'
import { CARDS, checkoutScreen } from '../support/checkout-screen'
import type { ShopServer } from '../support/server'
import { holdTime, untilLive } from '../support/shop'

type Snapshot = SnapshotFrom<typeof checkoutMachine>
const start = sampleCheckout()
const input: CheckoutInput = {
  uuid: start.uuid,
  checkout: start,
  as: null,
  email: null,
  known: null,
  testCards: null,
  locale: 'en-EU',
  today: CivilDate.parse('2026-11-21'),
}
const unreachable: CheckoutAnswer = {
  ok: false,
  error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null },
}
const declined: CheckoutAnswer = { ok: false, error: { kind: 'payment', failure: 'declined' } }
const confirmed: CheckoutAnswer = { ok: true, value: payableCheckout({ status: 'confirmed' }) }
const lost = { error: new Error('lost') }
const addressText = { ...emptyAddress('NL'), ...sampleAddress }
const text = { expiry: '07 / 30', cvc: '123', name: 'Robin Sample' }
const hasGoodCard = ({ card }: CheckoutContext) => card?.number === CARDS.good

function saved({ checkout, change }: CheckoutContext): CheckoutAnswer {
  return { ok: true, value: { ...(checkout ?? start), ...Object(change) } }
}

/** While a request is pending the page offers nothing, and it leaves this state by itself before a test could act. */
const isResting = (snapshot: Snapshot) => snapshot.matches({ withBuyer: 'steps' }) && !snapshot.hasTag('busy')
const isPassing = (snapshot: Snapshot) => snapshot.matches({ paying: 'naming' })
const onPage =
  <Event>(events: (snapshot: Snapshot) => Event[]) =>
  (snapshot: Snapshot) =>
    isResting(snapshot) ? events(snapshot) : []

/** What a buyer can do on the checkout's page, and what the shop can answer there. */
export const checkoutPageModel: Model<typeof checkoutMachine> = {
  machine: checkoutMachine,
  input,
  inputs: [{ ...input, checkout: null }],
  limit: 3000,
  key: ({ checkout, card, delivery, problem, attempt }) => ({
    checkout: checkout && [checkout.status, checkout.email !== null, checkout.shipping_address !== null],
    method: checkout?.delivery_method ?? null,
    card: card?.number ?? null,
    delivery,
    problem,
    isPaying: attempt !== null,
  }),
  cases: {
    CONTACT: onPage(() => [{ type: 'CONTACT', contact: { email: 'buyer@example.test', phone: '' } }]),
    ADDRESS: onPage(() => [
      { type: 'ADDRESS', address: { shipping: addressText, billing: emptyAddress(''), isSame: true } },
    ]),
    CARD: onPage(() => [CARDS.declined, CARDS.good].map((number) => ({ type: 'CARD', card: { ...text, number } }))),
    CHOOSE: onPage(({ context }) => (context.delivery === 'express' ? [] : [{ type: 'CHOOSE', method: 'express' }])),
    NEXT: onPage(() => [{ type: 'NEXT' }]),
    BACK: onPage((snapshot) => (snapshot.can({ type: 'BACK' }) ? [{ type: 'BACK' }] : [])),
    GO: onPage((snapshot) =>
      connectCheckout(snapshot).steps.some(({ step, isReached, isDone }) => step === 'contact' && isReached && isDone)
        ? [{ type: 'GO', step: 'contact' }]
        : [],
    ),
    PAY: onPage(() => [{ type: 'PAY' }]),
    RETRY: (snapshot) => (snapshot.matches({ withBuyer: 'unavailable' }) ? [{ type: 'RETRY' }] : []),
    RELOAD: [],
    PRINT: [],
    SIGNED_OUT: [],
    RESTORE: [],
  },
  outcomes: {
    getCheckoutPage: ({ context: { checkout, ...rest } }) => [
      { output: { ok: true, value: { ...rest, checkout: checkout ?? start } } },
      { output: { ok: true, value: { ...rest, checkout: null } } },
    ],
    changeCheckout: ({ context }) => [{ output: saved(context) }, { output: unreachable }, lost],
    payCheckout: ({ context }) => [{ output: hasGoodCard(context) ? confirmed : declined }, lost],
    reconciliation: ({ context }) => [{ output: hasGoodCard(context) ? confirmed : declined }],
    newKey: [{ output: '00000000-0000-4000-8000-000000000001' }],
    stepsInHistory: [],
    backOnline: [],
    signOuts: [],
    contact: [],
    address: [],
    card: [],
  },
  invariants: [
    {
      name: 'an order comes only from a good card',
      when: (s) => s.matches({ withBuyer: 'confirmed' }),
      holds: hasNoCard,
    },
  ],
}

function hasNoCard({ context }: Snapshot) {
  return context.card === null && context.checkout?.status === 'confirmed'
}

/** Which of the functions a held request is for, by what it carries. */
const MARK: Record<string, RegExp> = {
  payCheckout: /idempotencyKey/,
  changeCheckout: /"change"/,
  getCheckoutPage: /^(?!.*(?:idempotencyKey|"change"))/s,
}

const isOutage = (output: unknown) => /unreachable|"checkout":null/.test(JSON.stringify(output))

type Opening = { page: Page; server: ShopServer; isRead: boolean }

/** The checkout's page, with its requests and its clock controlled by the test. */
export async function openCheckoutPage({ page, server, isRead }: Opening) {
  const screen = checkoutScreen(page)
  await screen.open()
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const held: Route[] = []
  const everything = { upstream: 'checkout-orchestration', outcome: { kind: 'status', status: 500 } } as const
  await page.clock.install()
  // what other flows of the page ask goes on its way
  await page.route('**/_serverFn/**', (route) =>
    route.request().postData()?.includes(uuid) ? void held.push(route) : route.continue(),
  )
  // what the page itself gave up is no longer answered
  page.on('requestfailed', (request) => {
    const at = held.findIndex((route) => route.request() === request)
    if (at >= 0) held.splice(at, 1)
  })
  if (!isRead) await server.faults.add(everything)
  await page.goto(page.url().replace(/#.*$/, '?again'))
  await server.faults.clear()
  await untilLive(page)
  await holdTime(page)

  const pull = (id: string) => {
    const at = held.findLastIndex((route) => MARK[id]?.test(route.request().postData() ?? ''))
    return at < 0 ? null : held.splice(at, 1)[0]
  }
  const countOf = (id: string) => held.filter((route) => MARK[id]?.test(route.request().postData() ?? '')).length

  async function end(id: string, output: unknown) {
    await expect.poll(() => countOf(id), `requests of ${id} that wait for their answer`).toBe(1)
    const route = pull(id)
    if (output === undefined) return route?.abort()
    if (isOutage(output)) await server.faults.add(everything)
    const response = await route?.fetch()
    await server.faults.clear()
    await route?.fulfill({ response })
    expect(await route?.request().failure(), `what the page received of ${id}`).toBeNull()
  }

  /** Every question about the payment is let through until it is clear. */
  async function reconcile() {
    await expect(async () => {
      for (const route of held.splice(0)) await route.continue()
      await page.clock.runFor(2500)
      await expect(screen.root).not.toHaveAttribute('data-state', 'reconciling', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
  }

  async function perform(event: AnyEventObject) {
    const ending = endingOf(event)
    if (ending?.id === 'newKey') return
    if (ending?.id === 'reconciliation') return reconcile()
    if (ending) return end(ending.id, event.output)
    const delay = /^xstate\.after\.(\w+)\./.exec(event.type)?.[1]
    if (delay) return page.clock.runFor(Number(Reflect.get(checkoutMachine.implementations.delays, delay)))
    return gesture(event)
  }

  async function gesture(event: AnyEventObject) {
    switch (event.type) {
      case 'CONTACT':
        await page.fill('#contact-email', event.contact.email)
        return screen.next()
      case 'ADDRESS':
        await page.selectOption('#shipping-country', 'NL')
        await page.fill('#shipping-first-name', 'Robin')
        await page.fill('#shipping-last-name', 'Sample')
        await page.fill('#shipping-line1', 'Sample Street 1')
        await page.fill('#shipping-zip-code', '3511 AB')
        await page.fill('#shipping-city', 'Utrecht')
        return screen.next()
      case 'CARD':
        await page.fill('#card-number', event.card.number)
        await page.fill('#card-expiry', '0730')
        await page.fill('#card-cvc', '123')
        await page.fill('#card-name', 'Robin Sample')
        return screen.next()
      case 'CHOOSE':
        return page.locator(`input[name=delivery][value=${event.method}]`).check()
      case 'NEXT':
        return screen.next()
      case 'BACK':
        return screen.back()
      case 'GO':
        return screen.change(event.step)
      case 'PAY':
        return screen.pay.click()
      case 'RETRY':
        return screen.root.getByRole('button').click()
      default:
        throw new Error(`no gesture for ${event.type}`)
    }
  }

  async function expectView(snapshot: Snapshot) {
    if (isPassing(snapshot)) return
    const view = connectCheckout(snapshot)
    await expect(screen.root).toHaveAttribute('data-state', stateText(snapshot.value))
    if (view.screen === 'confirmed') return expect(screen.number).toBeVisible()
    if (view.screen !== 'steps') return
    if (view.step) await expect(screen.heading(view.step)).toBeVisible()
    if (view.problem) await screen.tells(view.problem)
    else await expect(page.locator('#checkout-problem')).toHaveCount(0)
    if (view.step === 'delivery')
      await expect(page.locator(`input[name=delivery][value=${view.delivery.chosen}]`)).toBeChecked()
  }

  return { perform, expectView }
}
