import type { CivilDate } from '~/services/domain/dates/civil-date'
import { countriesBeside } from '~/services/domain/delivery/delivery.rules'
import type { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import { compareDates } from '~/services/domain/subscriptions/schedule.rules'
import type { User } from '~/services/upstreams/account-manager/account-manager.contract'
import type {
  DatedSubscription,
  ReadingSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { Concern, ShippingAddress } from './shipping-address.contract'

type Parts = {
  user: Pick<User, 'visibleChildren' | 'addresses'>
  subscriptions: readonly DatedSubscription[]
  readings: readonly ReadingSubscription[]
  methods: readonly PaymentMethod[]
}

/** One of the account's addresses with what goes there; null where it is none of them. */
export function shippingAddressIn(parts: Parts, uuid: string): ShippingAddress | null {
  const address = parts.user.addresses.find((each) => each.uuid === uuid)
  if (!address) return null
  const concerns = [...kitsTo(parts, uuid), ...boxesTo(parts, uuid), ...paidFrom(parts, uuid)]
  return { address, countries: countriesBeside(address.country), concerns }
}

/** What waits for its day goes to the new address; what is ordered already goes to the one of its order. */
function kitsTo({ user, subscriptions }: Parts, uuid: string): Concern[] {
  return subscriptions
    .filter(
      ({ delivery_address_uuid, subscription_status: status }) => delivery_address_uuid === uuid && status === 'active',
    )
    .flatMap(({ uuid: key, child_uuid, scheduled_items }) => {
      const waiting = scheduled_items.filter(({ process_status }) => process_status === 'awaiting_process')
      const child = user.visibleChildren.find((each) => each.uuid === child_uuid)?.name ?? ''
      return counted(waiting).map((count) => ({ kind: 'kits' as const, key, child, ...count }))
    })
}

const RUNNING: readonly ReadingSubscription['status'][] = ['active', 'paused']

/** A club without an address of its own goes to the account's first one. */
function boxesTo({ user, readings }: Parts, uuid: string): Concern[] {
  const first = user.addresses[0]?.uuid
  return readings
    .filter(
      ({ delivery_address_uuid, status }) => (delivery_address_uuid ?? first) === uuid && RUNNING.includes(status),
    )
    .flatMap(({ id: key, status, installments }): Concern[] => {
      const waiting = installments.filter((each) => each.status === 'scheduled' || each.status === 'paused')
      // nobody knows when they come
      if (status === 'paused') return [{ kind: 'pausedBoxes' as const, key, count: waiting.length }]
      return counted(waiting).map((count) => ({ kind: 'boxes' as const, key, ...count }))
    })
}

const paidFrom = ({ methods }: Parts, uuid: string): Concern[] =>
  methods
    .filter(({ billing_address_uuid }) => billing_address_uuid === uuid)
    .map(({ uuid: key, localized_label: label }) => ({ kind: 'billing', key, label }))

/** How many, and when the next one comes; nothing where nothing does. */
function counted(waiting: readonly { scheduled_date: CivilDate }[]) {
  const [nextOn] = waiting.map(({ scheduled_date }) => scheduled_date).toSorted(compareDates)
  return nextOn ? [{ count: waiting.length, nextOn }] : []
}
