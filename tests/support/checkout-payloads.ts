import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { CheckoutPayload } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { BIRTHDAY, PARENT } from './checkout-world'

const EMPTY: CheckoutPayload = {
  locale: 'en-EU',
  items: [],
  bundle_products: [],
  subscriptions: [],
  subscription_plans: [],
  gifts: [],
  user_uuid: null,
  le_flags: [],
  leia_device_id: null,
  le_repo: 'playchart',
}

/** Toys for a guest. */
export const toys = (quantity = 2, more: Partial<CheckoutPayload> = {}): CheckoutPayload => ({
  ...EMPTY,
  items: [{ sku: 'TOY-BALL-TRACK', quantity }],
  ...more,
})

type Subscription = CheckoutPayload['subscriptions'][number]

/** The kits for a child of 5 months, paid one by one unless said otherwise. */
export const kits = (plan: Partial<Subscription> = {}, more: Partial<CheckoutPayload> = {}): CheckoutPayload => ({
  ...EMPTY,
  user_uuid: PARENT,
  subscriptions: [
    {
      starting_kit_anchor: 'kit-the-senser',
      selected_language: 'en',
      customization: {},
      child: { name: 'June', birthday: BIRTHDAY, child_uuid: null },
      payment_option: 'paygo',
      size: 1,
      add_ons: [],
      ...plan,
    },
  ],
  ...more,
})

/** A box a month of the reading club. */
export const boxes = (more: Partial<CheckoutPayload> = {}): CheckoutPayload => ({
  ...EMPTY,
  user_uuid: PARENT,
  subscription_plans: [
    {
      plan_anchor: 'early-reader-club',
      plan_installment_id: 'erc-box-3-4',
      sku: 'ERC-BOX-3-4',
      item_origin: 'product_page',
    },
  ],
  ...more,
})

/** Two kits for somebody else. */
export const gift = (deliverOn = '2026-11-21', more: Partial<CheckoutPayload> = {}): CheckoutPayload => ({
  ...EMPTY,
  gifts: [
    {
      starting_kit_anchor: 'kit-the-looker',
      payment_option: 'pay-up-front',
      size: 2,
      add_ons: [],
      gift: {
        recipient_name: 'Ada',
        recipient_email: 'ada@playchart.test',
        deliver_on: deliverOn as CivilDate,
      },
    },
  ],
  ...more,
})
