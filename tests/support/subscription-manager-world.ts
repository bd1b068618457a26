import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { KITS, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Currency } from '~/services/domain/money/money'
import { BUNDLE_PRICES, bundleAgeOf } from '~/services/domain/prices/bundle.rules'
import { createMovableClock } from '~/services/platform/clock/clock.server'
import { createFaults, withFaults } from '~/services/platform/faults/faults.server'
import { createHttp } from '~/services/platform/http/http.server'
import { createAuthenticate } from '~/services/platform/wire/caller'
import type { AskService, ServiceDeps, ServiceName } from '~/services/platform/wire/service-deps'
import { createSubscriptionManagerHandler } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.handler'
import { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { createSubscriptionManagerClient } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { openTestDatabase } from './database'
import { SERVICE, SERVICE_TOKEN } from './own-services'

export const ORIGIN = 'http://shop.test'
export const asService = SERVICE
/** A person's bearer; its account is the person's own id. */
export const asPerson = (userUuid: string) => ({ authorization: `Bearer person.${userUuid}` })

type Handler = (request: Request) => Promise<Response>

/** The real client before the real service over a database of its own; `neighbours` answer the other wires. */
export async function openSubscriptionWorld({
  now = '2026-11-21T12:00:00Z',
  neighbours = () => ({}),
}: {
  now?: string
  neighbours?: (deps: ServiceDeps) => Partial<Record<ServiceName, Handler>>
} = {}) {
  const opened = await openTestDatabase()
  const clock = createMovableClock(() => Date.parse(now))
  const rules = createFaults()
  const all: Partial<Record<ServiceName, Handler>> = {}
  const ask: AskService = async (name, { method = 'GET', path, body, key }) => {
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: { ...asService, ...(key && { 'idempotency-key': key }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const handler = all[name]
    if (!handler) return Response.json({ error: { code: 'notFound', message: '' } }, { status: 404 })
    return withFaults({ upstream: name, operationOf: operation, handler, rules })(request)
  }
  const authenticate = createAuthenticate({ verifyIdToken, serviceToken: SERVICE_TOKEN })
  const deps = { db: opened.db, clock, origin: ORIGIN, authenticate, ask }
  Object.assign(all, { catalog: tinyCatalog(), ...neighbours(deps) })
  const service = createSubscriptionManagerHandler(deps)
  const handler = withFaults({ upstream: 'subscription-manager', operationOf: operation, handler: service, rules })
  const http = createHttp({ upstream: 'subscription-manager', baseUrl: ORIGIN, fetch: handler, random: () => 0 })
  return { ...opened, clock, rules, deps, handler, client: createSubscriptionManagerClient(http) }
}
export type SubscriptionWorld = Awaited<ReturnType<typeof openSubscriptionWorld>>

export async function verifyIdToken(token: string) {
  const [, playchartId] = /^person\.(.+)$/.exec(token) ?? []
  return playchartId ? { sub: `sub of ${playchartId}`, playchartId, groups: [] } : null
}

const operation = (request: Request) =>
  `${request.method} ${new URL(request.url).pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}`

/** What a parent orders for a child of five months, unless it is said otherwise. */
export const wanted = (more: Partial<NewSubscription['subscription']> = {}): NewSubscription['subscription'] =>
  NewSubscription.parse({
    subscription: {
      user_uuid: randomUUID(),
      child_uuid: randomUUID(),
      birthday: '2026-06-21',
      delivery_address_uuid: randomUUID(),
      starting_kit_anchor: 'kit-the-senser',
      selected_language: 'en',
      payment_option: 'paygo',
      prepaid: 1,
      has_books_addon: false,
      customization: {},
      currency_code: 'eur',
      order_id: 'PC-100001',
      payment_label: 'Visa ending in 4242',
      bundle_discount_uuid: null,
      source: 'WEB',
      is_partial: false,
      ...more,
    },
  }).subscription

/** A new subscription in that world, as the wire tells it. */
export async function startedIn({ client }: SubscriptionWorld, more: Parameters<typeof wanted>[0] = {}) {
  const added = await client.addSubscription({ headers: asService, key: randomUUID(), subscription: wanted(more) })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value
}

/** What a person of that world finds of their own. */
export async function listedIn({ client }: SubscriptionWorld, userUuid: string) {
  const read = await client.subscriptions({ headers: asPerson(userUuid), userUuid, language: 'nl' })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** A month's books for whoever asks. */
export const readingWanted = (user_uuid: string = randomUUID()) => ({
  user_uuid,
  plan_anchor: 'early-reader-club',
  plan_installment_id: 'erc-monthly-3-4',
  sku: 'ERC-BOX-3-4',
  order_id: 'PC-100002',
  payment_label: 'Visa ending in 4242',
})

/** The catalogue's wire with kits and books alone. */
function tinyCatalog(): Handler {
  const app = new Hono()
  app.get('/products', (c) => {
    const anchors = (c.req.query('anchors') ?? '').split(',')
    const currency = c.req.query('currency_code') ?? 'eur'
    return c.json({ products: anchors.flatMap((anchor) => product(anchor, currency, c.req.query('language')) ?? []) })
  })
  app.get('/bundle_discounts/:id', (c) =>
    c.req.param('id').startsWith('prepay')
      ? c.json({ bundle_discount: OFFER })
      : c.json({ error: { code: 'notFound', message: '' } }, 404),
  )
  return async (request) => app.fetch(request)
}

const OFFER = {
  id: 'prepay-2',
  size: 2,
  amount: 16_000,
  full_amount: 16_800,
  currency_code: 'eur',
  applicable_bundles: KITS.slice(2, 4).map(({ anchor }) => anchor),
}

const regionOf = (currency: string) => ({ usd: 'us', gbp: 'gb', aud: 'au', eur: 'eu' })[currency as Currency] as 'eu'

function product(anchor: string, currency: string, language = 'en') {
  const kit = kitOfAnchor(anchor)
  if (!kit && !anchor.startsWith('book-')) return null
  const prices = BUNDLE_PRICES[regionOf(currency)]
  return {
    uuid: randomUUID(),
    name: `${kit?.title ?? anchor} (${language})`,
    anchor,
    description: 'Toys',
    display_age_range: `${kit?.minMonths ?? 0}–${kit?.maxMonths ?? 12} months`,
    url: `/products/${anchor}`,
    price: kit ? prices.kitCents[bundleAgeOf(kit)] : (prices.booksCents ?? 0),
    product_type: kit ? 'Play Kits' : 'Book Bundle',
    default_variant_sku: anchor.toUpperCase(),
    variants: [{ sku: anchor.toUpperCase(), price: 9700 }],
    products: [{ name: 'A toy', image_uri: 'a-toy' }],
    assets: [{ uri: `${anchor}-open`, alt_text: anchor, sort_order: 0 }],
    metadata: { data: { age_unit: 'month', min_age: kit?.minMonths ?? 0, max_age: kit?.maxMonths ?? 12 } },
    associations: [],
  }
}
