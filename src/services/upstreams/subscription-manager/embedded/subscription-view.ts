import type { BundleOffer } from '~/services/domain/prices/bundle-offer.contract'
import { type CatalogProduct, isShown } from '~/services/domain/products/catalog-product.contract'
import { installmentStatusOf } from '~/services/domain/subscriptions/process.rules'
import { byDate, groupsOf } from '~/services/domain/subscriptions/schedule.rules'
import type {
  DatedItem,
  DatedSubscription,
  Installment,
  ReadingInstallment,
  ReadingSubscription,
  ScheduledItem,
  ScheduleSection,
  Subscription,
} from '../subscription-manager.contract'
import { booksOf, contentOf, type Products } from './products'
import type { ItemRow, ReadingRow, SubscriptionRow } from './subscription-manager.tables'

export type Viewing = {
  row: SubscriptionRow
  /** by position */
  items: readonly ItemRow[]
  products: Products
  offer: BundleOffer | null
  isDefault: boolean
}

/** A row and its items as the wire shows them (A-221 … A-225, S-203). */
export function subscriptionView(viewing: Viewing): Subscription {
  const { row, items } = viewing
  const scheduled = items.map((item) => itemView(item, viewing))
  return {
    ...frameOf(viewing),
    scheduled_items: byDate(scheduled),
    schedule_sections: sectionsOf(scheduled, row),
    addon_preferences: row.hasBooks ? [{ addon_kind: 'books_addon', addon_status: 'active' }] : [],
    installments: items.map(installmentView),
  }
}

/** The same for a schedule alone. */
export const datedView = (viewing: Viewing): DatedSubscription => ({
  ...frameOf(viewing),
  scheduled_items: byDate(viewing.items.map((item) => datedItem(item, viewing))),
  schedule_sections: viewing.items.length > 0 ? [{ subscription_preference: preferenceOf(viewing.row) }] : [],
})

const frameOf = ({ row, offer, isDefault }: Viewing) => ({
  uuid: row.uuid,
  recipient_uuid: row.userUuid,
  child_uuid: row.childUuid,
  delivery_address_uuid: row.deliveryAddressUuid,
  bundle_discount_uuid: row.bundleDiscountUuid,
  bundle_discount: offer,
  subscription_status: row.status,
  subscription_type: 'play_kit' as const,
  subscription_source: row.source,
  is_babylist: false,
  paymentPlan: row.plan,
  partial_subscription: row.isPartial,
  isBooksAddonActive: row.hasBooks,
  isDefaultSelectedSubscription: isDefault,
  currency_code: row.currency,
  advance_kits: row.advance,
  laid_out_for: row.birthday,
  created_at: row.createdAt,
})

const preferenceOf = ({ language }: SubscriptionRow) => ({ selected_options: { language } })

/** By date; skipped and cancelled items stand in no section. */
function sectionsOf(items: ScheduledItem[], row: SubscriptionRow): ScheduleSection[] {
  const { current, next, upcoming, past } = groupsOf(items)
  const section = (section_status: ScheduleSection['section_status'], groups: { items: ScheduledItem[] }[]) => ({
    section_status,
    scheduled_items: groups.flatMap((group) => group.items),
    subscription_preference: preferenceOf(row),
  })
  return [
    section('past', past.toReversed()),
    section('current', current ? [current] : []),
    section('next', next),
    section('upcoming', upcoming),
  ].filter(({ scheduled_items }) => scheduled_items.length > 0)
}

function productOf({ anchor }: ItemRow, products: Products): CatalogProduct {
  const product = products.get(anchor)
  if (!product) throw new Error(`the catalogue has no ${anchor}`)
  return product
}

type Of = Pick<Viewing, 'row' | 'products'>

/** What both views say of a box. */
const boxOf = (item: ItemRow) => ({
  uuid: item.uuid,
  scheduled_date: item.scheduledDate,
  original_scheduled_date: item.originalDate,
  process_status: item.processStatus,
  billing_status: item.billingStatus,
  order_id: item.orderId,
  billing_error_message: item.billingError,
  shipping_error_message: item.shippingError,
  scheduled_addons: item.hasBooks ? [{ addon_kind: 'books_addon' as const }] : [],
})

function datedItem(item: ItemRow, { row, products }: Of): DatedItem {
  const { anchor, name, display_age_range, customizable_options, assets } = productOf(item, products)
  const pictures = assets.filter(isShown).map(({ uri, sort_order }) => ({ uri, sort_order }))
  return {
    ...boxOf(item),
    customization: contentOf({ customizable_options }, { row, item }),
    product: { anchor, name, display_age_range, customizable_options, assets: pictures },
  }
}

function itemView(item: ItemRow, { row, products }: Of): ScheduledItem {
  const product = productOf(item, products)
  return {
    ...boxOf(item),
    customization: contentOf(product, { row, item }),
    product,
    product_uuid: product.uuid,
    shipping_status: item.shippingStatus,
    scheduled_type: item.scheduledType,
    status: installmentStatusOf(item.processStatus),
    bookBundleProduct: booksView(products.get(booksOf(item.anchor) ?? '')),
  }
}

/** */
const booksView = (books: CatalogProduct | undefined): ScheduledItem['bookBundleProduct'] =>
  books
    ? {
        copy_text: { title: books.name, description_html: books.description },
        media: books.assets.map(({ uri }) => uri),
        components: books.associations,
        metadata: { price_cents: books.price },
      }
    : null

/** Each box is one payment: they share their id. */
export const installmentView = (item: ItemRow): Installment => ({
  id: item.uuid,
  subscription_id: item.subscriptionId,
  order_id: item.orderId,
  status: installmentStatusOf(item.processStatus),
  scheduled_date: item.scheduledDate,
  original_scheduled_date: item.originalDate,
  product_anchor: item.anchor,
  billing_status: item.billingStatus,
  // what is paid comes
  skippable: item.processStatus === 'awaiting_process' && item.billingStatus === 'awaiting_payment',
})

/** */
export const readingView = (row: ReadingRow, items: readonly ItemRow[]): ReadingSubscription => ({
  id: row.id,
  user_uuid: row.userUuid,
  status: row.status,
  plan_anchor: row.planAnchor,
  plan_installment_id: row.planInstallmentId,
  currency_code: row.currency,
  delivery_address_uuid: row.deliveryAddressUuid,
  paymentMethod: { localized_label: row.paymentLabel },
  pausable: row.isPausable,
  created_at: row.createdAt,
  monthly_from: row.orderedOn,
  installments: items.map((item) => inReading(item, row)),
})

/** While it is paused no box waits for its day (decided: E-93). */
function inReading(item: ItemRow, { status }: Pick<ReadingRow, 'status'>): ReadingInstallment {
  const { processStatus: process_status, billingError: billing_error_message } = item
  const installment = { ...installmentView(item), process_status, billing_error_message }
  return status === 'paused' && installment.status === 'scheduled' ? { ...installment, status: 'paused' } : installment
}
