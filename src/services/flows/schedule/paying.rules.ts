import { isUpcoming, paymentScheduleKind } from '~/services/domain/subscriptions/schedule.rules'
import type { DatedSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { kitCharges } from './kit-charges.rules'
import type { PayingWords } from './schedule.contract'

/** How a subscription is paid, in the same words wherever that is said. */
export function payingWordsOf(subscription: DatedSubscription): PayingWords {
  const kind = paymentScheduleKind(subscription)
  const next = [...kitCharges(subscription).values()].find((charge) => charge.kind === 'own')
  const kits = next?.kind === 'own' ? next.kits : 1
  if (kind === 'pay-per-kit') {
    const left = subscription.scheduled_items.filter(isUpcoming)
    const ahead = left.filter((item) => item.billing_status === 'prepay')
    // one that is cancelled ends with what is paid
    if (ahead.length > 0) return { kind: ahead.length < left.length ? 'ahead' : 'aheadAlone', kits: ahead.length }
    if (kits > 1) return { kind: 'together', kits }
  }
  const isGiven = kind === 'prepaid' && subscription.subscription_source === 'GIFTING_ACTIVATION'
  return { kind: isGiven ? 'goesOn' : kind, kits }
}
