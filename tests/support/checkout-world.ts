import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { localeOfCode } from '~/services/domain/locale'
import { createCatalogue } from '~/services/flows/products/catalogue.server'
import type { Db } from '~/services/platform/database/database.server'
import { createAuthenticate } from '~/services/platform/wire/caller'
import { persona } from '~/services/platform/wire/personas'
import type { AskService, ServiceDeps, ServiceName } from '~/services/platform/wire/service-deps'
import { createAccountManagerHandler } from '~/services/upstreams/account-manager/embedded/account-manager.handler'
import { seedAccountManager } from '~/services/upstreams/account-manager/embedded/account-manager.seed'
import { createCatalogHandler } from '~/services/upstreams/catalog/embedded/catalog.handler'
import { seedCatalog } from '~/services/upstreams/catalog/embedded/catalog.seed'
import {
  type Card,
  type CheckoutPayload,
  TEST_CARDS,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { CheckoutDeps, OutgoingMail } from '~/services/upstreams/checkout-orchestration/embedded/checkout-deps'
import { createCheckoutOrchestrationHandler } from '~/services/upstreams/checkout-orchestration/embedded/checkout-orchestration.handler'
import { createOrderManagerHandler } from '~/services/upstreams/order-manager/embedded/order-manager.handler'
import { createShopifyHandler } from '~/services/upstreams/shopify/embedded/shopify.handler'
import { seedShopify, shopifySeed } from '~/services/upstreams/shopify/embedded/shopify.seed'
import { recordSales } from '~/services/upstreams/shopify/embedded/stock'
import { createShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { createSubscriptionManagerHandler } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.handler'
import { openTestDatabase } from './database'

export const ORIGIN = 'http://services.test'
export const SERVICE = { authorization: 'Bearer the-token-of-our-server' }
export const personOf = (playchartId: string) => ({ authorization: `Bearer person.${playchartId}` })
export const PARENT = persona('new').playchartId
/** 5 months old on the day of these tests */
export const BIRTHDAY = '2026-06-15' as CivilDate

type Handler = (request: Request) => Promise<Response>
type Asking = { method?: string; headers?: Record<string, string>; body?: unknown; key?: string }

export type CheckoutWorld = ReturnType<typeof openCheckoutWorld>

/** The checkout over the embedded shop, account manager, catalogue and order manager, in one database in memory. */
export function openCheckoutWorld() {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z'), now: () => clock.time }
  const opened: { db?: Db; handlers?: Handlers; close?: () => Promise<void> } = {}
  const emails: OutgoingMail[] = []
  const reports: string[] = []
  /** wraps every call of one service to another, and every email */
  const between: { ask: (ask: AskService) => AskService; send: () => boolean } = { ask: (ask) => ask, send: () => true }
  beforeAll(async () => {
    const { db, close } = await openTestDatabase()
    await seedShopify(db, shopifySeed())
    await seedAccountManager(db, clock)
    await seedCatalog(db, clock)
    const send = async (email: OutgoingMail) => {
      if (!between.send()) return false
      if (!emails.some(({ id }) => id === email.id)) emails.push(email)
      return true
    }
    const report: CheckoutDeps['report'] = (name, fields) => reports.push(JSON.stringify({ name, ...fields }))
    Object.assign(opened, { db, close, handlers: handlersOver({ db, clock, between, extra: { send, report } }) })
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
    emails,
    reports,
    between,
    ask,
    get db(): Db {
      if (!opened.db) throw new Error('the database is not open yet')
      return opened.db
    },
    /** a raw request to another service */
    async askOther(name: ServiceName, path: string, asking: Asking = {}) {
      const response = await handlers()[name](requestOf(path, { headers: SERVICE, ...asking }))
      return { status: response.status, body: JSON.parse(await response.text()) }
    },
    due: () => ask(`${ROOT}/due`, { method: 'POST' }),
    ...callsOf(ask),
  }
}

export const ROOT = '/api/v1/checkout_orchestration'
export const ADDRESS = {
  first_name: 'New',
  last_name: 'Parent',
  company: '',
  line1: 'Keizersgracht 1',
  line2: '',
  city: 'Amsterdam',
  state: '',
  zip_code: '1015 CN',
  country: 'NL',
}
export const cardOf = (which: keyof typeof TEST_CARDS): Card => ({
  number: TEST_CARDS[which],
  exp_month: 12,
  exp_year: 2030,
  cvc: '123',
  name: 'New Parent',
})

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

type Handlers = Record<ServiceName, Handler>
type HandlerDeps = Pick<ServiceDeps, 'db' | 'clock'> & {
  between: { ask: (ask: AskService) => AskService }
  extra: Pick<CheckoutDeps, 'send' | 'report'>
}

function handlersOver({ db, clock, between, extra }: HandlerDeps): Handlers {
  const shopify = createShopifyHandler({
    db,
    clock,
    origin: ORIGIN,
    tokens: { public: ['token'], private: [] },
    armor: false,
  })
  const client = createShopifyClient({ baseUrl: ORIGIN, fetch: shopify, token: 'token', apiVersion: '2026-04' })
  const catalogue = createCatalogue({ client, cached: ({ load }) => load() })
  const handlers: Partial<Handlers> = {}
  const direct: AskService = async (name, { method = 'GET', path, body, key }) => {
    const found = handlers[name]
    if (!found) throw new Error(`${name} is not open`)
    return found(requestOf(path, { method, body, key, headers: SERVICE }))
  }
  const ask: AskService = (name, request) => between.ask(direct)(name, request)
  const deps: ServiceDeps = { db, clock, origin: ORIGIN, authenticate, ask }
  const made: Handlers = {
    'account-manager': createAccountManagerHandler(deps),
    catalog: createCatalogHandler(deps),
    'order-manager': createOrderManagerHandler(deps),
    'subscription-manager': createSubscriptionManagerHandler(deps),
    'checkout-orchestration': createCheckoutOrchestrationHandler({
      ...deps,
      ...extra,
      priced: (skus, locale) => catalogue.priced(skus, localeOfCode(locale)),
      takeStock: recordSales,
    }),
  }
  return Object.assign(handlers, made)
}

const authenticate = createAuthenticate({
  serviceToken: 'the-token-of-our-server',
  verifyIdToken: async (token) => {
    const [, playchartId = null] = /^person\.([0-9a-f-]{36})$/.exec(token) ?? []
    return playchartId === null ? null : { sub: `sub-${playchartId}`, playchartId, groups: [] }
  },
})

function requestOf(path: string, { method = 'GET', headers = {}, body, key }: Asking) {
  return new Request(ORIGIN + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
}
