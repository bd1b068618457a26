import type { CivilDate } from '~/services/domain/dates/civil-date'
import { giftAfter } from '~/services/domain/gifts/following-gift.rules'
import type { Child } from '~/services/upstreams/account-manager/account-manager.contract'
import type { Subscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { GiftChild } from './gift.contract'

type Around = { subscriptions: readonly Subscription[]; today: CivilDate }

/** A child that a gift can be for, and what it gets already (decided: E-107). */
export function giftChildOf({ uuid, name, birthday }: Child, { subscriptions, today }: Around): GiftChild {
  const own = subscriptions.filter((each) => each.child_uuid === uuid && each.subscription_status === 'active')
  const kits = own.flatMap(({ scheduled_items }) =>
    scheduled_items.map(({ product, ...item }) => ({ ...item, anchor: product.anchor })),
  )
  const [first] = giftAfter(kits, { size: 1, birthDate: birthday, today })
  return { uuid, name, birthday, running: own.length > 0 ? { from: first?.on ?? null } : null }
}
