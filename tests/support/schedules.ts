import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Child } from '~/services/upstreams/account-manager/account-manager.contract'
import type { DraftOrder } from '~/services/upstreams/order-manager/order-manager.contract'
import type {
  ScheduledItem,
  Subscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'

export const child = (uuid: string, over: Partial<Child> = {}): Child => ({
  uuid,
  name: `Child ${uuid}`,
  birthday: CivilDate.parse('2025-09-21'),
  is_hidden: false,
  verified_dob: false,
  ...over,
})

const product = (number: number): ScheduledItem['product'] => ({
  uuid: `product-${number}`,
  name: `Kit ${number}`,
  anchor: `kit-the-${number}`,
  description: '',
  display_age_range: '1–2 months',
  url: '',
  price: 9600,
  product_type: 'play_kit',
  default_variant_sku: `SKU-${number}`,
  variants: [],
  assets: [
    { uri: `kit-${number}-open`, alt_text: '', sort_order: 0 },
    { uri: `kit-${number}-closed`, alt_text: '', sort_order: 1 },
  ],
  metadata: { data: { age_unit: 'month', min_age: 1, max_age: 2 } },
  products: [],
  associations: [],
  customizable_options: [],
})

/** The nth box, on the 12th of the nth month of 2027. */
export const item = (number: number, over: Partial<ScheduledItem> = {}): ScheduledItem => {
  const date = CivilDate.parse(`2027-${String(number).padStart(2, '0')}-12`)
  return {
    uuid: `item-${number}`,
    product: product(number),
    product_uuid: `product-${number}`,
    scheduled_date: date,
    original_scheduled_date: date,
    process_status: 'awaiting_process',
    billing_status: 'awaiting_payment',
    shipping_status: 'not_shipped',
    scheduled_type: 'scheduled',
    status: 'scheduled',
    order_id: null,
    billing_error_message: null,
    shipping_error_message: null,
    bookBundleProduct: null,
    scheduled_addons: [],
    customization: {},
    ...over,
  }
}

export const subscription = (childUuid: string, over: Partial<Subscription> = {}): Subscription => ({
  uuid: `subscription of ${childUuid}`,
  recipient_uuid: 'account',
  child_uuid: childUuid,
  delivery_address_uuid: 'home',
  bundle_discount_uuid: null,
  bundle_discount: null,
  subscription_status: 'active',
  subscription_type: 'play_kit',
  subscription_source: 'WEB',
  is_babylist: false,
  paymentPlan: 'PAYGO',
  partial_subscription: false,
  isBooksAddonActive: false,
  isDefaultSelectedSubscription: false,
  currency_code: 'eur',
  advance_kits: 1,
  laid_out_for: null,
  created_at: '2026-11-20T23:30:00Z',
  scheduled_items: [1, 2, 3, 4, 5, 6].map((number) => item(number)),
  schedule_sections: [],
  addon_preferences: [],
  installments: [],
  ...over,
})

export const draft = (childUuid: string, itemUuids: string[]): DraftOrder => ({
  id: 'draft',
  metadata: { subscription_uuid: `subscription of ${childUuid}`, item_uuids: itemUuids },
  line_items: [],
  total_price: 19_200,
  currency_code: 'eur',
})
