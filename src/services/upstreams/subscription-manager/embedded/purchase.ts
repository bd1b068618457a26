import { eq } from 'drizzle-orm'
import { type Language, type LocaleCode, localeOf, localeOfCode, regionOf } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import { askService } from '~/services/platform/wire/service-calls'
import type { AskService, ServiceDeps } from '~/services/platform/wire/service-deps'
import { KnownPlan } from '../other-services.contract'
import { chargeFor } from './kit-charge'
import { kitLines, type PricedLine } from './lines'
import { productsOf } from './products'
import { type ItemRow, type ReadingRow, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** What a box costs and for whom it is. `covers` are later items that this payment pays in advance. */
export type Purchase = {
  userUuid: string
  /** null: the account's first address */
  addressUuid: string | null
  /** null: boxes are for no child in particular */
  childUuid: string | null
  language: Language
  currency: Currency
  paymentLabel: string
  locale: LocaleCode
  lines: PricedLine[]
  covers: string[]
  /** nobody was charged since it has begun, or begun again */
  awaitsFirstCharge: boolean
}

export async function kitPurchase(deps: Deps, item: ItemRow): Promise<Purchase> {
  const [row] = await deps.db.select().from(subscriptions).where(eq(subscriptions.uuid, item.subscriptionId))
  if (!row) throw new Error('a kit without its subscription')
  const { language, currency } = row
  const products = await productsOf(deps.ask, { anchors: [item.anchor], language, currency })
  const charge = await chargeFor(deps.db, row, item)
  return {
    userUuid: row.userUuid,
    addressUuid: row.deliveryAddressUuid,
    childUuid: row.childUuid,
    language,
    currency,
    paymentLabel: row.paymentLabel,
    locale: row.locale ?? localeOf(language, regionOf(currency)).code,
    lines: kitLines({ row, item, products, charge }),
    covers: charge?.boxes.slice(1).map(({ uuid }) => uuid) ?? [],
    awaitsFirstCharge: row.awaitsFirstCharge,
  }
}

export async function boxPurchase({ db, ask }: Deps, item: ItemRow): Promise<Purchase> {
  const [row] = await db.select().from(readingSubscriptions).where(eq(readingSubscriptions.id, item.subscriptionId))
  if (!row) throw new Error('a box without its subscription')
  return {
    userUuid: row.userUuid,
    addressUuid: row.deliveryAddressUuid,
    childUuid: null,
    language: 'en',
    currency: row.currency,
    paymentLabel: row.paymentLabel,
    locale: row.locale ?? localeOf('en', regionOf(row.currency)).code,
    lines: await planLines(ask, row),
    covers: [],
    awaitsFirstCharge: row.awaitsFirstCharge,
  }
}

type Plan = Pick<ReadingRow, 'planAnchor' | 'sku' | 'currency' | 'locale'>

/** One box of a plan, called as the account reads it. */
export async function planLines(ask: AskService, { planAnchor, sku, currency, locale }: Plan): Promise<PricedLine[]> {
  const language = locale ? localeOfCode(locale).language : 'en'
  const query = new URLSearchParams({ language, currency_code: currency })
  const path = `/subscription_plans/${encodeURIComponent(planAnchor)}/installments?${query}`
  const answer = await askService(ask, { name: 'catalog', path, schema: KnownPlan })
  const plan = answer?.subscription_plan.installments.find((each) => each.sku === sku)
  if (!plan) throw new Error(`the catalogue has no ${sku}`)
  const { price, name: title } = plan
  return [{ fullPrice: price, line: { sku, quantity: 1, price, properties: { product_type: 'ERC', title } } }]
}
