import { shopDay } from '~/services/domain/dates/civil-date'
import { kitForBirthDate } from '~/services/domain/kits/kit.rules'
import { BUNDLE_SIZES, bundleOffer, offerOfId } from '~/services/domain/prices/offers.rules'
import { NewErasure } from '~/services/platform/wire/erasure.contract'
import { once } from '~/services/platform/wire/once'
import {
  orNotFound,
  readBody,
  readId,
  readKey,
  readQuery,
  requireCaller,
  requireSelf,
  requireService,
  ServiceRefusal,
  serviceApp,
} from '~/services/platform/wire/service-app'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import {
  AgeBandQuery,
  BundleOffersQuery,
  CreditSummaryQuery,
  NewCreditDraw,
  NewCreditReturn,
  NewPaymentMethod,
  PaymentMethodChange,
  PaymentMethodsQuery,
  ProductQuery,
  ProductsQuery,
  SubscriptionPlanQuery,
} from '../catalog.contract'
import { type Assortment, bundlePrices, planOf, productOf, readAssortment } from './assortment'
import { creditsOf, drawCredit, returnCredit } from './credits'
import { erasePayment } from './erasing'
import { addPaymentMethod, changePaymentMethod, chargedMethodOf, paymentMethodsOf } from './payment-methods'
import { paymentDataOf } from './personal-data'

const MOST_PRODUCTS = 50

/** The other end of the wire of ../catalog.contract.ts. */
export function createCatalogHandler(deps: ServiceDeps) {
  const app = serviceApp(deps.authenticate)
  let read: Promise<Assortment> | null = null
  const assortment = () => {
    read ??= readAssortment()
    return read
  }
  productRoutes(app, { ...deps, assortment })
  offerRoutes(app, assortment)
  creditRoutes(app, deps)
  paymentRoutes(app, deps)
  privacyRoutes(app, deps)
  return async (request: Request): Promise<Response> => app.fetch(request)
}

type App = ReturnType<typeof serviceApp>
type ReadAssortment = () => Promise<Assortment>

function productRoutes(app: App, { clock, assortment }: ServiceDeps & { assortment: ReadAssortment }) {
  app.get('/product', async (c) => {
    const { anchor, language, currency_code: currency, include_associations } = readQuery(c, ProductQuery)
    const hasAssociations = include_associations === 'true'
    const product = productOf(await assortment(), { anchor, language, currency, hasAssociations })
    return c.json({ product: orNotFound(product) })
  })
  app.get('/products', async (c) => {
    const { anchors, language, currency_code: currency } = readQuery(c, ProductsQuery)
    const names = anchors.split(',').filter((name) => name !== '')
    if (names.length > MOST_PRODUCTS) throw new ServiceRefusal(400, 'invalid')
    const all = await assortment()
    return c.json({ products: names.flatMap((anchor) => productOf(all, { anchor, language, currency }) ?? []) })
  })
  app.get('/age_bands', (c) => {
    const { date_of_birth } = readQuery(c, AgeBandQuery)
    const kit = kitForBirthDate(date_of_birth, shopDay(clock.now()))
    if (!kit) return c.json({ age_band: null })
    const { anchor, title: name, minMonths: min_age, maxMonths: max_age } = kit
    return c.json({ age_band: { anchor, name, age_unit: 'month', min_age, max_age } })
  })
}

function offerRoutes(app: App, assortment: ReadAssortment) {
  app.get('/discounts/bundles', async (c) => {
    const { starting_product_anchor: startingAnchor, currency_code: currency } = readQuery(c, BundleOffersQuery)
    const prices = bundlePrices(await assortment(), currency)
    return c.json({
      discounts: BUNDLE_SIZES.flatMap((size) => bundleOffer({ startingAnchor, size, currency, prices }) ?? []),
    })
  })
  app.get('/bundle_discounts/:id', async (c) => {
    const named = offerOfId(c.req.param('id'))
    const prices = named && bundlePrices(await assortment(), named.currency)
    return c.json({ bundle_discount: orNotFound(named && prices && bundleOffer({ ...named, prices })) })
  })
  app.get('/subscription_plans/:anchor/installments', async (c) => {
    const { language, currency_code: currency } = readQuery(c, SubscriptionPlanQuery)
    const plan = planOf(await assortment(), { anchor: c.req.param('anchor'), language, currency })
    return c.json({ subscription_plan: orNotFound(plan) })
  })
}

function creditRoutes(app: App, { db, clock }: ServiceDeps) {
  app.get('/credit_summary', async (c) => {
    const caller = requireCaller(c)
    const { user_uuid = caller.kind === 'person' ? caller.playchartId : undefined } = readQuery(c, CreditSummaryQuery)
    if (user_uuid === undefined) throw new ServiceRefusal(400, 'invalid')
    requireSelf(c, user_uuid)
    return c.json({ credits_available: { advocate_rewards: await creditsOf(db, user_uuid) } })
  })
  app.post('/credit_draws', async (c) => {
    requireService(c)
    const draw = await drawCredit({ db, clock, key: readKey(c), ...(await readBody(c, NewCreditDraw)) })
    return c.json({ draw }, 201)
  })
  app.post('/credit_returns', async (c) => {
    requireService(c)
    const returned = await returnCredit({ db, clock, ...(await readBody(c, NewCreditReturn)) })
    return c.json({ credit_return: orNotFound(returned) })
  })
}

function paymentRoutes(app: App, { db, clock }: ServiceDeps) {
  app.get('/external_payment_methods/for_user/:uuid', async (c) => {
    requireCaller(c)
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    const { language } = readQuery(c, PaymentMethodsQuery)
    return c.json({ external_payment_methods: await paymentMethodsOf(db, { userUuid, language }) })
  })
  app.get('/external_payment_methods/for_user/:uuid/charged', async (c) => {
    requireService(c)
    const userUuid = readId(c, 'uuid')
    const { language } = readQuery(c, PaymentMethodsQuery)
    return c.json({ charged_payment_method: await chargedMethodOf(db, { userUuid, language }) })
  })
  app.post('/external_payment_methods', async (c) => {
    requireService(c)
    const key = readKey(c)
    const body = await readBody(c, NewPaymentMethod)
    const scope = 'catalog external_payment_methods'
    const work = (tx: typeof db) => addPaymentMethod({ tx, clock, method: body })
    return c.json({ external_payment_method: await once({ db, clock, scope, key, body, work }) }, 201)
  })
  app.patch('/external_payment_methods/:uuid', async (c) => {
    requireService(c)
    const uuid = readId(c, 'uuid')
    const change = await readBody(c, PaymentMethodChange)
    return c.json({ external_payment_method: orNotFound(await changePaymentMethod(db, { uuid, change })) })
  })
}

function privacyRoutes(app: App, { db }: ServiceDeps) {
  app.post('/users/:uuid/erasures', async (c) => {
    requireService(c)
    const userUuid = readId(c, 'uuid')
    await readBody(c, NewErasure)
    await erasePayment(db, userUuid)
    return c.json({ erased: true })
  })
  app.get('/users/:uuid/personal_data', async (c) => {
    const userUuid = readId(c, 'uuid')
    requireSelf(c, userUuid)
    return c.json({ personal_data: await paymentDataOf(db, userUuid) })
  })
}
