import type { CivilDate } from '~/services/domain/dates/civil-date'
import { isWithdrawable } from '~/services/domain/orders/withdrawal.rules'
import { isPaidAndToCome } from '~/services/domain/subscriptions/to-come.rules'
import type { OrderData } from '~/services/upstreams/order-manager/personal-data.contract'
import type { SubscriptionData } from '~/services/upstreams/subscription-manager/personal-data.contract'
import type { Blocker, ErasureStanding } from './erasure.contract'

type Known = { today: CivilDate; groups: readonly string[]; subscriptions: SubscriptionData; orders: OrderData }

/**
 * E-101: what was paid still comes, and for that its address is needed: whatever runs is ended by its owner first, and what has
 * not left goes its way, or is withdrawn from as long as it can be on the shop's day `today`.
 */
export function erasureStanding({ today, groups, subscriptions, orders }: Known): ErasureStanding {
  if (groups.length > 0) return { kind: 'team' }
  const by = [...blockedByKits(subscriptions), ...blockedByClub(subscriptions), ...blockedByOrders(orders, today)]
  return by.length > 0 ? { kind: 'blocked', by } : { kind: 'open' }
}

function blockedByKits({ play_kits: kits }: SubscriptionData): Blocker[] {
  if (kits.some(({ subscription_status }) => subscription_status === 'active')) return [{ kind: 'playKits' }]
  return kits.some(({ boxes }) => boxes.some(isPaidAndToCome)) ? [{ kind: 'paidKits' }] : []
}

const blockedByClub = ({ reading_club: clubs }: SubscriptionData): Blocker[] =>
  clubs.some(({ status, boxes }) => status !== 'cancelled' || boxes.some(isPaidAndToCome))
    ? [{ kind: 'readingClub' }]
    : []

/** What nobody waits for any more does not keep anybody. */
const blockedByOrders = ({ orders }: OrderData, today: CivilDate): Blocker[] =>
  orders
    .filter(({ fulfillment_status, withdrawn_at }) => fulfillment_status === 'unfulfilled' && !withdrawn_at)
    .map(({ id, withdrawable_until: until = null, withdrawn_at: withdrawnAt = null }) => ({
      kind: isWithdrawable({ until, withdrawnAt, today }) ? 'order' : 'leaving',
      id,
    }))
