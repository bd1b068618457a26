import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import type { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import type { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import { ok, type Result } from '~/services/domain/result'
import type { Call, Http } from '~/services/platform/http/http.server'
import { accountRefusal as refusal } from '~/services/platform/wire/account-refusal'
import { askErasure } from '~/services/platform/wire/erasing-calls'
import type { NewErasure } from '~/services/platform/wire/erasure.contract'
import { ownService } from '~/services/platform/wire/own-services.server'
import { IDEMPOTENCY_HEADER } from '~/services/platform/wire/wire.contract'
import {
  AgeBandAnswer,
  BundleDiscountAnswer,
  BundleOffersAnswer,
  type CatalogError,
  CreditSummary,
  type NewPaymentMethod,
  PaymentMethodAnswer,
  type PaymentMethodChange,
  PaymentMethodsAnswer,
  ProductAnswer,
  ProductsAnswer,
  type SubscriptionPlan,
  SubscriptionPlanAnswer,
} from './catalog.contract'
import { type PaymentData, PaymentDataAnswer } from './personal-data.contract'

type As = { headers: { authorization: string } }
/** In whose words and money. */
type Asked = { language: Language; currency: Currency }
type Answered<T> = Promise<Result<T, CatalogError>>

type CatalogClient = ReturnType<typeof createCatalogClient>

/** Speaks the catalogue's wire; `notFound` for an unknown anchor or offer, and for another person's things. */
export function createCatalogClient(http: Http) {
  return { ...assortment(http), ...offers(http), ...payment(http), ...privacy(http) }
}

const assortment = (http: Http) => ({
  product: async ({ anchor, hasAssociations, ...asked }: Asked & { anchor: string; hasAssociations: boolean }) => {
    const query = { ...words(asked), anchor, include_associations: hasAssociations, enable_redux: true }
    const read = await http.read({ path: '/product', query, operation: 'product', schema: ProductAnswer, refusal })
    const answer: Result<CatalogProduct, CatalogError> = read.ok ? ok(read.value.product) : read
    return answer
  },
  /** In the order asked, without unknown ones. */
  products: async ({ anchors, ...asked }: Asked & { anchors: readonly string[] }): Answered<CatalogProduct[]> => {
    const query = { ...words(asked), anchors: anchors.join(',') }
    const read = await http.read({ path: '/products', query, operation: 'products', schema: ProductsAnswer, refusal })
    return read.ok ? ok(read.value.products) : read
  },
  /** null: past every kit */
  ageBand: async (dateOfBirth: CivilDate) => {
    const query = { date_of_birth: dateOfBirth }
    const read = await http.read({ path: '/age_bands', query, operation: 'ageBand', schema: AgeBandAnswer, refusal })
    return read.ok ? ok(read.value.age_band) : read
  },
})

const privacy = (http: Http) => ({
  /** For our own server: nothing of this person is kept any more. */
  erase: ({ headers, userUuid, ...body }: As & { userUuid: string } & NewErasure) =>
    askErasure(http, { path: `/users/${encodeURIComponent(userUuid)}/erasures`, headers, body }),
  /** All that is kept of how a person pays. */
  personalData: async ({ headers, userUuid }: As & { userUuid: string }): Answered<PaymentData> => {
    const path = `/users/${encodeURIComponent(userUuid)}/personal_data`
    const read = await http.read({ path, operation: 'personalData', headers, schema: PaymentDataAnswer, refusal })
    return read.ok ? ok(read.value.personal_data) : read
  },
})

const offers = (http: Http) => ({
  bundleOffers: async ({
    startingKitAnchor,
    ...asked
  }: Asked & { startingKitAnchor: string }): Answered<BundleOffer[]> => {
    const query = { ...words(asked), starting_product_anchor: startingKitAnchor }
    const call = { path: '/discounts/bundles', query, operation: 'bundleOffers' }
    const read = await http.read({ ...call, schema: BundleOffersAnswer, refusal })
    return read.ok ? ok(read.value.discounts) : read
  },
  bundleOffer: async (id: string): Answered<BundleOffer> => {
    const call = { path: `/bundle_discounts/${encodeURIComponent(id)}`, operation: 'bundleOffer' }
    const read = await http.read({ ...call, schema: BundleDiscountAnswer, refusal })
    return read.ok ? ok(read.value.bundle_discount) : read
  },
  subscriptionPlan: async ({ anchor, ...asked }: Asked & { anchor: string }): Answered<SubscriptionPlan> => {
    const path = `/subscription_plans/${encodeURIComponent(anchor)}/installments`
    const call = { path, query: words(asked), operation: 'subscriptionPlan' }
    const read = await http.read({ ...call, schema: SubscriptionPlanAnswer, refusal })
    return read.ok ? ok(read.value.subscription_plan) : read
  },
})

const payment = (http: Http) => ({
  paymentMethods: async ({ headers, userUuid, language }: As & { userUuid: string; language: Language }) => {
    const path = `/external_payment_methods/for_user/${encodeURIComponent(userUuid)}`
    const call: Call = { path, query: { language }, headers, operation: 'paymentMethods' }
    const read = await http.read({ ...call, schema: PaymentMethodsAnswer, refusal })
    return read.ok ? ok(read.value.external_payment_methods) : read
  },
  /** For our own server: it becomes the primary one. */
  addPaymentMethod: async ({ headers, key, method }: As & { key: string; method: NewPaymentMethod }) => {
    const read = await http.read({
      method: 'POST',
      path: '/external_payment_methods',
      body: method,
      headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
      isRepeatable: true,
      operation: 'addPaymentMethod',
      schema: PaymentMethodAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.external_payment_method) : read
  },
  /** For our own server: a card or a billing address of that person’s way to pay. */
  changePaymentMethod: async ({ headers, uuid, change }: As & { uuid: string; change: PaymentMethodChange }) => {
    const read = await http.read({
      method: 'PATCH',
      path: `/external_payment_methods/${encodeURIComponent(uuid)}`,
      body: change,
      headers,
      isRepeatable: true,
      operation: 'changePaymentMethod',
      schema: PaymentMethodAnswer,
      refusal,
    })
    return read.ok ? ok(read.value.external_payment_method) : read
  },
  /** Of the person whose token it is. */
  creditSummary: async ({ headers }: As) =>
    http.read({ path: '/credit_summary', headers, operation: 'creditSummary', schema: CreditSummary, refusal }),
})

const words = ({ language, currency }: Asked) => ({ language, currency_code: currency })

/** The catalogue of this shop, embedded or hosted. */
export const catalog = async (): Promise<CatalogClient> => createCatalogClient(await ownService('catalog'))
