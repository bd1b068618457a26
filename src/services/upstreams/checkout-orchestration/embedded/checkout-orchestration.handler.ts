import { accepts } from 'hono/accepts'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { regionServing } from '~/services/domain/delivery/delivery.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { isLanguage, LANGUAGES, localeOf } from '~/services/domain/locale'
import { startingKit } from '~/services/domain/plans/starting-kit.rules'
import { BUNDLE_PRICES, bundleAgeOf } from '~/services/domain/prices/bundle.rules'
import {
  readBody,
  readId,
  readKey,
  readQuery,
  requireCaller,
  requireService,
  type ServiceContext,
  ServiceRefusal,
  serviceApp,
} from '~/services/platform/wire/service-app'
import { NewLetter } from '../change-letter.contract'
import {
  ActivateGift,
  CheckoutBody,
  CheckoutChange,
  type CheckoutPayload,
  CompleteCheckout,
  ContinueCheckout,
  NewCharge,
  StartQuery,
} from '../checkout-orchestration.contract'
import { NewCheckoutErasure } from '../erasure.contract'
import { NewCard } from '../kept-card.contract'
import { type StartingProduct, StartingProductQuery } from '../starting-product.contract'
import { NewDeclaration, NewWithdrawal } from '../withdrawal.contract'
import type { Invoice } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { createDeclarations } from './declarations'
import { eraseCheckouts } from './erasing'
import { createGateway, type Gateway } from './gateway'
import { gatewayUnderFaults } from './gateway-faults'
import { createGifts, type Gifts } from './gifts'
import { checkoutOf } from './invoice-view'
import { createInvoices, type Invoices } from './invoices'
import { chargeToken, keptCard } from './kept-cards'
import { keptLetter } from './letters'
import { createOutbox } from './outbox'
import { ownGiftsOf } from './own-gifts'
import { createPayments } from './payment'
import { checkoutDataOf } from './personal-data'
import { createWithdrawals } from './withdrawals'

const ROOT = '/api/v1/checkout_orchestration'
type App = ReturnType<typeof serviceApp>

/** The other end of the wire of ../checkout-orchestration.contract.ts. */
export function createCheckoutOrchestrationHandler(deps: CheckoutDeps) {
  const app = serviceApp(deps.authenticate)
  const gateway = gatewayUnderFaults(createGateway(deps), deps)
  const invoices = createInvoices(deps)
  const payments = createPayments({ ...deps, gateway })
  const gifts = createGifts(deps)
  const withdrawals = createWithdrawals({ ...deps, gateway })
  const outbox = createOutbox(deps)
  const declarations = createDeclarations({ ...deps, withdrawals })

  startRoutes(app, { invoices, deps })
  privacyRoutes(app, deps, outbox)
  invoiceRoutes(app, { invoices, payments, outbox, clock: deps.clock })
  giftRoutes(app, { gifts, outbox, db: deps.db })
  cardRoutes(app, { gateway })
  letterRoutes(app, { outbox, gateway })
  withdrawalRoutes(app, { withdrawals, outbox })
  declarationRoutes(app, { declarations, outbox, deps })
  app.post(`${ROOT}/due`, async (c) => {
    requireService(c)
    const works = [payments, gifts, withdrawals, declarations]
    let resumed = 0
    for (const work of works) resumed += await work.resume()
    return c.json({ resumed, sent: await outbox.deliver() })
  })
  return async (request: Request): Promise<Response> => app.fetch(request)
}

function cardRoutes(app: App, { gateway }: { gateway: Gateway }) {
  app.post(`${ROOT}/charges`, async (c) => {
    requireService(c)
    return c.json(await chargeToken(gateway, { key: readKey(c), ...(await readBody(c, NewCharge)) }))
  })
  app.post(`${ROOT}/cards`, async (c) => {
    requireService(c)
    return c.json({ card: await keptCard(gateway, { key: readKey(c), ...(await readBody(c, NewCard)) }) }, 201)
  })
}

function letterRoutes(app: App, { outbox, gateway }: Pick<Parts, 'outbox'> & { gateway: Gateway }) {
  app.post(`${ROOT}/letters`, async (c) => {
    requireService(c)
    const { letter } = await readBody(c, NewLetter)
    const is_new = await outbox.write({
      key: readKey(c),
      letter: 'gateway_token' in letter ? await keptLetter(letter, gateway) : letter,
    })
    outbox.deliverSoon()
    return c.json({ is_new }, 201)
  })
}

type Withdrawing = Pick<Parts, 'outbox'> & { withdrawals: ReturnType<typeof createWithdrawals> }

function withdrawalRoutes(app: App, { withdrawals, outbox }: Withdrawing) {
  app.post(`${ROOT}/withdrawals`, async (c) => {
    const caller = requireCaller(c)
    if (caller.kind !== 'person') throw new ServiceRefusal(401, 'unauthorised')
    const asked = { userUuid: caller.playchartId, ...(await readBody(c, NewWithdrawal)) }
    const withdrawal = await withdrawals.withdraw(asked)
    outbox.deliverSoon()
    return c.json({ withdrawal }, 201)
  })
}

/** Before what names a checkout by its id, as every path of one part would. */
function privacyRoutes(app: App, deps: CheckoutDeps, outbox: Parts['outbox']) {
  app.post(`${ROOT}/erasures`, async (c) => {
    requireService(c)
    await eraseCheckouts({ ...deps, asked: await readBody(c, NewCheckoutErasure) })
    outbox.deliverSoon()
    return c.json({ erased: true })
  })
  app.get(`${ROOT}/personal_data`, async (c) => {
    const caller = requireCaller(c)
    if (caller.kind !== 'person') throw new ServiceRefusal(401, 'unauthorised')
    return c.json({ personal_data: await checkoutDataOf(deps, caller.playchartId) })
  })
}

type Declaring = Pick<Parts, 'outbox'> & { declarations: ReturnType<typeof createDeclarations>; deps: CheckoutDeps }

function declarationRoutes(app: App, { declarations, outbox, deps }: Declaring) {
  app.post(`${ROOT}/withdrawal_declarations`, async (c) => {
    requireService(c)
    const key = readKey(c)
    const declaration = await declarations.note({ key, ...(await readBody(c, NewDeclaration)) })
    declarations
      .lookAt(key)
      .then(() => outbox.deliverSoon())
      .catch((error: unknown) => deps.report('checkout.stuck', { error }))
    return c.json({ declaration }, 202)
  })
}

function startRoutes(app: App, { invoices, deps }: { invoices: Invoices; deps: CheckoutDeps }) {
  app.post(`${ROOT}/start_checkout`, async (c) => {
    const { source } = readQuery(c, StartQuery)
    const payload = withLocale(c, await readBody(c, CheckoutBody))
    requireAuthorised(c, payload)
    return c.json({ uuid: await invoices.start({ key: readKey(c), source, payload }) })
  })
  app.get('/api/v1/orchestration_subflow/starting_product', (c) => {
    requireCaller(c)
    const query = readQuery(c, StartingProductQuery)
    return c.json({ starting_product: startingProduct(query, shopDay(deps.clock.now())) })
  })
}

/** S-204: who names no locale buys in the language of the request, in the shop that sends to the country (decided: E-109). */
function withLocale(c: ServiceContext, { locale, ...body }: CheckoutBody): CheckoutPayload {
  if (locale) return { ...body, locale }
  const region = regionServing(body.country_code ?? '') ?? 'eu'
  // the shops of the other regions are in English (E-36)
  const supports = region === 'eu' ? [...LANGUAGES] : []
  const language = accepts(c, { header: 'Accept-Language', supports, default: 'en' })
  return { ...body, locale: localeOf(isLanguage(language) ? language : 'en', region).code }
}

/** A person starts checkouts of their own; a caller without a token starts anonymous ones. */
function requireAuthorised(c: ServiceContext, { user_uuid, subscriptions, subscription_plans }: CheckoutPayload) {
  const caller = c.get('caller')
  const own = caller?.kind === 'person' ? caller.playchartId : null
  if (caller?.kind !== 'service' && user_uuid !== own) throw new ServiceRefusal(404, 'notFound')
  if (user_uuid === null && subscriptions.length + subscription_plans.length > 0)
    throw new ServiceRefusal(422, 'needsAccount')
}

type Parts = {
  invoices: Invoices
  payments: ReturnType<typeof createPayments>
  outbox: ReturnType<typeof createOutbox>
  clock: CheckoutDeps['clock']
}

function invoiceRoutes(app: App, { invoices, payments, outbox, clock }: Parts) {
  const viewOf = (invoice: Invoice) => checkoutOf(invoice, clock.now())
  /** Our server for whoever started it, or the person whose it is. */
  const own = async (c: ServiceContext): Promise<Invoice> => {
    const caller = requireCaller(c)
    const invoice = await invoices.read(readId(c, 'uuid'))
    if (caller.kind === 'person' && invoice.userUuid !== caller.playchartId) throw new ServiceRefusal(404, 'notFound')
    return invoice
  }
  app.get(`${ROOT}/:uuid`, async (c) => c.json({ checkout: viewOf(await own(c)) }))
  app.patch(`${ROOT}/:uuid`, async (c) => {
    const { uuid } = await own(c)
    return c.json({ checkout: viewOf(await invoices.change(uuid, await readBody(c, CheckoutChange))) })
  })
  app.post(`${ROOT}/:uuid/continue`, async (c) => {
    const { uuid } = await own(c)
    const { user_uuid } = await readBody(c, ContinueCheckout)
    if (user_uuid !== null && c.get('caller')?.kind === 'service') await invoices.attach(uuid, user_uuid)
    return c.json({ uuid, path: `checkout/customer-information/${uuid}` })
  })
  app.post(`${ROOT}/:uuid/complete`, async (c) => {
    const { uuid } = await own(c)
    const key = readKey(c)
    const { card, total } = await readBody(c, CompleteCheckout)
    const invoice = await payments.complete({ uuid, key, card, total })
    outbox.deliverSoon()
    return c.json({ checkout: viewOf(invoice) }, invoice.status === 'confirmed' ? 200 : 202)
  })
}

function giftRoutes(
  app: App,
  { gifts, outbox, db }: { gifts: Gifts; outbox: Parts['outbox']; db: CheckoutDeps['db'] },
) {
  app.get('/api/v1/gift_activations', async (c) => {
    const caller = requireCaller(c)
    if (caller.kind !== 'person') throw new ServiceRefusal(401, 'unauthorised')
    return c.json({ gift_activations: await ownGiftsOf(db, caller.playchartId) })
  })
  app.get('/api/v1/gift_activations/:code', async (c) => {
    requireCaller(c)
    return c.json({ gift_activation: await gifts.read(c.req.param('code')) })
  })
  app.post('/api/v1/gift_activations/:code', async (c) => {
    const caller = requireCaller(c)
    readKey(c)
    if (caller.kind !== 'person') throw new ServiceRefusal(401, 'unauthorised')
    const wanted = await readBody(c, ActivateGift)
    const made = await gifts.activate({ code: c.req.param('code'), userUuid: caller.playchartId, wanted })
    outbox.deliverSoon()
    return c.json(made)
  })
}

const REGION_OF = { usd: 'us', gbp: 'gb', aud: 'au', eur: 'eu' } as const

/** S-342: the kit of a child's age and what one costs; null past every kit. */
function startingProduct(query: StartingProductQuery, today: CivilDate): StartingProduct | null {
  const birthDate = query.date_of_birth
  const found = startingKit({ birthDate, today, isLookerTarget: false, isQrTarget: false })
  if (!found.ok && found.error.kind === 'refused') throw new ServiceRefusal(422, 'invalid')
  const kit = found.ok ? kitOfAnchor(found.value.anchor) : null
  if (!kit) return null
  const { kitCents, currency } = BUNDLE_PRICES[REGION_OF[query.currency_code]]
  return {
    anchor: kit.anchor,
    name: kit.title,
    min_age: kit.minMonths,
    max_age: kit.maxMonths,
    price: kitCents[bundleAgeOf(kit)],
    currency_code: currency,
  }
}
