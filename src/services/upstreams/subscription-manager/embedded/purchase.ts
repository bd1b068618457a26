import { and, asc, eq, gt } from 'drizzle-orm'
import type { Language } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import { askService } from '~/services/platform/wire/service-calls'
import type { AskService, ServiceDeps } from '~/services/platform/wire/service-deps'
import { KnownOffers, KnownPlan } from '../other-services.contract'
import { kitLines, type PricedLine } from './lines'
import { productsOf } from './products'
import {
  type ItemRow,
  items,
  type ReadingRow,
  readingSubscriptions,
  type SubscriptionRow,
  subscriptions,
} from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** What a box costs and for whom it is. `covers` are later items that this payment pays in advance. */
export type Purchase = {
  userUuid: string
  /** null: the account's first address */
  addressUuid: string | null
  language: Language
  currency: Currency
  paymentLabel: string
  lines: PricedLine[]
  covers: string[]
}

export async function kitPurchase(deps: Deps, item: ItemRow): Promise<Purchase> {
  const [row] = await deps.db.select().from(subscriptions).where(eq(subscriptions.uuid, item.subscriptionId))
  if (!row) throw new Error('a kit without its subscription')
  const { language, currency } = row
  const products = await productsOf(deps.ask, { anchors: [item.anchor], language, currency })
  const single = kitLines({ row, item, products })
  const renewal =
    row.plan === 'REPUF' && item.billingStatus === 'awaiting_payment' ? await renewed(deps, row, item) : null
  return {
    userUuid: row.userUuid,
    addressUuid: row.deliveryAddressUuid,
    language,
    currency,
    paymentLabel: row.paymentLabel,
    lines: renewal ? inAdvance(single, renewal) : single,
    covers: renewal?.covers ?? [],
  }
}

type Renewal = { size: number; amount: number; fullAmount: number; covers: string[] }

/** The next kits in advance (S-279); null where fewer are left than an offer has: each of those is paid by itself. */
async function renewed({ db, ask }: Deps, row: SubscriptionRow, item: ItemRow): Promise<Renewal | null> {
  const { language, currency, prepaid: size } = row
  const query = new URLSearchParams({ starting_product_anchor: item.anchor, language, currency_code: currency })
  const answer = await askService(ask, { name: 'catalog', path: `/discounts/bundles?${query}`, schema: KnownOffers })
  const offer = answer?.discounts.find((discount) => discount.size === size)
  if (!offer) return null
  const isLater = and(eq(items.subscriptionId, row.uuid), gt(items.position, item.position))
  const waits = and(eq(items.processStatus, 'awaiting_process'), eq(items.billingStatus, 'awaiting_payment'))
  const later = await db
    .select({ uuid: items.uuid })
    .from(items)
    .where(and(isLater, waits))
    .orderBy(asc(items.position))
    .limit(size - 1)
  return { size, amount: offer.amount, fullAmount: offer.full_amount, covers: later.map(({ uuid }) => uuid) }
}

/** The kit's line stands for all kits of the offer, and its books for as many. */
export const inAdvance = (single: PricedLine[], { size, amount, fullAmount }: Omit<Renewal, 'covers'>): PricedLine[] =>
  single.map(({ line, fullPrice }, index) =>
    index === 0
      ? { fullPrice: fullAmount, line: { ...line, price: amount } }
      : { fullPrice, line: { ...line, quantity: size } },
  )

export async function boxPurchase({ db, ask }: Deps, item: ItemRow): Promise<Purchase> {
  const [row] = await db.select().from(readingSubscriptions).where(eq(readingSubscriptions.id, item.subscriptionId))
  if (!row) throw new Error('a box without its subscription')
  return {
    userUuid: row.userUuid,
    addressUuid: row.deliveryAddressUuid,
    language: 'en',
    currency: row.currency,
    paymentLabel: row.paymentLabel,
    lines: await planLines(ask, row),
    covers: [],
  }
}

type Plan = Pick<ReadingRow, 'planAnchor' | 'sku' | 'currency'>

/** One box of a plan. */
export async function planLines(ask: AskService, { planAnchor, sku, currency }: Plan): Promise<PricedLine[]> {
  const query = new URLSearchParams({ language: 'en', currency_code: currency })
  const path = `/subscription_plans/${encodeURIComponent(planAnchor)}/installments?${query}`
  const answer = await askService(ask, { name: 'catalog', path, schema: KnownPlan })
  const plan = answer?.subscription_plan.installments.find((each) => each.sku === sku)
  if (!plan) throw new Error(`the catalogue has no ${sku}`)
  const { price, name: title } = plan
  return [{ fullPrice: price, line: { sku, quantity: 1, price, properties: { product_type: 'ERC', title } } }]
}
