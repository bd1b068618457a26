import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { persona } from '~/content/seed/personas'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { localeOfCode } from '~/services/domain/locale'
import { createCatalogue } from '~/services/flows/products/catalogue.server'
import { createQuote } from '~/services/flows/products/quote.server'
import { createTakeStock } from '~/services/flows/products/stock.server'
import type { Db } from '~/services/platform/database/database.server'
import { createFaults } from '~/services/platform/faults/faults.server'
import type { AskService, ServiceName } from '~/services/platform/wire/service-deps'
import type { CheckoutPayload } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { SEEDS, type servicesOver, shopifyOver } from '~/services/upstreams/composition-root.server'
import { createShopifyAdmin } from '~/services/upstreams/shopify/admin.server'
import { createShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { ADDRESS } from '../../scripts/bench/buyer'
import { openTestDatabase } from './database'
import { type Asking, ORIGIN, openOwnServices, requestOf, SERVICE } from './own-services'
import { cardOf } from './paying'

export const PARENT = persona('new').playchartId
/** 5 months old on the day of these tests */
export const BIRTHDAY = '2026-06-15' as CivilDate

type Around = Parameters<typeof servicesOver>[0]
type OutgoingMail = Parameters<Around['send']>[0]
type TakeStock = Around['takeStock']

export type CheckoutWorld = ReturnType<typeof openCheckoutWorld>

/** The checkout over the embedded shop, account manager, catalogue and order manager, in one database in memory. */
export function openCheckoutWorld() {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z'), now: () => clock.time }
  const opened: { db?: Db; handlers?: Handlers; close?: () => Promise<void> } = {}
  const emails: OutgoingMail[] = []
  const reports: string[] = []
  /** wraps every call of one service to another, what is told to the shop, and every email */
  const rules = createFaults()
  const between: Between = { ask: (ask) => ask, takeStock: (take) => take, send: () => true }
  beforeAll(async () => {
    const { db, close } = await openTestDatabase()
    await SEEDS.shopify(db)
    await SEEDS['account-manager'](db, clock)
    await SEEDS.catalog(db, clock)
    const send = async (email: OutgoingMail) => {
      if (!between.send()) return false
      if (!emails.some(({ id }) => id === email.id)) emails.push(email)
      return true
    }
    const report: Around['report'] = (name, fields) => reports.push(JSON.stringify({ name, ...fields }))
    Object.assign(opened, { db, close, handlers: handlersOver({ db, clock, rules, between, send, report }) })
  })
  afterAll(() => opened.close?.())

  const handlers = () => {
    if (!opened.handlers) throw new Error('the services are not open yet')
    return opened.handlers
  }
  async function ask(path: string, asking: Asking = {}) {
    return answerOf(await handlers()['checkout-orchestration'](requestOf(path, { headers: SERVICE, ...asking })))
  }
  return {
    clock,
    /** what every service and the card gateway obey */
    rules,
    emails,
    reports,
    between,
    ask,
    get db(): Db {
      if (!opened.db) throw new Error('the database is not open yet')
      return opened.db
    },
    /** a request of one service to another */
    asService: (name: ServiceName, { path, ...asking }: Parameters<AskService>[1]) =>
      handlers()[name](requestOf(path, { headers: SERVICE, ...asking })),
    /** a raw request to another service */
    async askOther(name: ServiceName, path: string, asking: Asking = {}) {
      const response = await handlers()[name](requestOf(path, { headers: SERVICE, ...asking }))
      return { status: response.status, body: JSON.parse(await response.text()) }
    },
    /** what the order manager has of a person */
    async ordersOf(userUuid: string): Promise<{ id: string }[]> {
      const response = await handlers()['order-manager'](requestOf(`/users/${userUuid}/orders`, { headers: SERVICE }))
      return (await response.json()).orders
    },
    due: () => ask(`${ROOT}/due`, { method: 'POST' }),
    ...callsOf(ask),
  }
}

export const ROOT = '/api/v1/checkout_orchestration'
export { ADDRESS, cardOf }

type Ask = (path: string, asking?: Asking) => ReturnType<typeof answerOf>

async function answerOf(response: Response) {
  const text = await response.text()
  return { status: response.status, text, body: text === '' ? null : JSON.parse(text) }
}

function callsOf(ask: Ask) {
  const start = (payload: unknown, { source = 'cart', key = randomUUID() as string, headers = SERVICE } = {}) =>
    ask(`${ROOT}/start_checkout?source=${source}`, { method: 'POST', body: payload, key, headers })
  const change = (uuid: string, body: unknown) => ask(`${ROOT}/${uuid}`, { method: 'PATCH', body })
  const read = async (uuid: string) => (await ask(`${ROOT}/${uuid}`)).body.checkout
  const complete = (uuid: string, { key = randomUUID() as string, card = cardOf('good'), total = 0 } = {}) =>
    ask(`${ROOT}/${uuid}/complete`, { method: 'POST', key, body: { card, total } })
  /** an invoice with everything that a payment needs */
  async function ready(payload: CheckoutPayload, source = 'cart', address = ADDRESS) {
    const { uuid } = (await start(payload, { source })).body
    const needsShipping = (await read(uuid)).needs_shipping
    const where = needsShipping
      ? { shipping_address: address, delivery_method: 'standard' }
      : { billing_address: address }
    const { checkout } = (await change(uuid, { email: 'buyer@playchart.test', ...where })).body
    return { uuid: String(uuid), total: Number(checkout.total), checkout }
  }
  return { start, change, read, complete, ready }
}

type Handlers = ReturnType<typeof servicesOver>['services']
type Between = {
  ask: (ask: AskService) => AskService
  takeStock: (take: TakeStock) => TakeStock
  send: () => boolean
}
type HandlerDeps = Pick<Around, 'db' | 'clock' | 'rules' | 'send' | 'report'> & { between: Between }

function handlersOver({ db, clock, rules, between, send, report }: HandlerDeps): Handlers {
  const tokens = { public: ['token'], private: [], admin: ['admin-token'] }
  const shopify = shopifyOver({ db, clock, origin: ORIGIN, tokens, armor: false })
  const wire = { baseUrl: ORIGIN, fetch: shopify, apiVersion: '2026-04' }
  const client = createShopifyClient({ ...wire, token: 'token' })
  const catalogue = createCatalogue({ client, cached: ({ load }) => load() })
  const takeStock = createTakeStock({ client, admin: createShopifyAdmin({ ...wire, token: 'admin-token' }) })
  return openOwnServices({
    db,
    clock,
    rules,
    send,
    report,
    between: (direct) => (name, request) => between.ask(direct)(name, request),
    priced: (skus, locale) => catalogue.priced(skus, localeOfCode(locale)),
    quote: createQuote(client),
    takeStock: (sold) => between.takeStock(takeStock)(sold),
  }).services
}
