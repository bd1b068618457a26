import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { laterCharges } from '~/services/domain/plans/later-charges.rules'
import { byDate } from '~/services/domain/subscriptions/schedule.rules'
import type {
  DatedItem,
  DatedSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { KitCharge } from './schedule.contract'

type ChargedItem = Pick<
  DatedItem,
  'uuid' | 'scheduled_date' | 'process_status' | 'billing_status' | 'scheduled_addons'
> & {
  product: Pick<DatedItem['product'], 'anchor'>
}
type Charged = Pick<DatedSubscription, 'paymentPlan' | 'bundle_discount' | 'currency_code' | 'advance_kits'> & {
  scheduled_items: readonly ChargedItem[]
}

/** What is still to be charged for the kits of a subscription, by their ids: what the engine will bill (decided: E-113). */
export function kitCharges(subscription: Charged): ReadonlyMap<string, KitCharge> {
  const { scheduled_items, paymentPlan: plan, bundle_discount, currency_code: currency, advance_kits } = subscription
  const unpaid = byDate(scheduled_items.filter(isUnpaid)).map(({ uuid, product, scheduled_date: on, ...item }) => ({
    uuid,
    isOpen: item.billing_status === 'error',
    anchor: product.anchor,
    on,
    hasBooks: item.scheduled_addons.some(({ addon_kind }) => addon_kind === 'books_addon'),
  }))
  const charges = laterCharges(unpaid, { plan, size: bundle_discount?.size ?? 1, currency, advance: advance_kits })
  return new Map(
    charges.flatMap(({ boxes: [first, ...others], sum }): [string, KitCharge][] =>
      first
        ? [
            [first.uuid, { kind: 'own', sum, kits: 1 + others.length }],
            ...others.map(({ uuid }): [string, KitCharge] => [
              uuid,
              { kind: 'with', anchor: first.anchor, isOpen: first.isOpen },
            ]),
          ]
        : [],
    ),
  )
}

const WAITING = ['awaiting_process', 'billing', 'error']
const OWED = ['awaiting_payment', 'error']

/** A kit that this shop has no price for costs what its service bills. */
const isUnpaid = ({ process_status, billing_status, product }: ChargedItem) =>
  WAITING.includes(process_status) && OWED.includes(billing_status) && kitOfAnchor(product.anchor) !== null
