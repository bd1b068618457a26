import type { Changeable } from '~/services/domain/changes/change'
import { isOwed } from '~/services/domain/changes/waiting.rules'
import { byDate } from '~/services/domain/subscriptions/schedule.rules'
import { kitCharges } from '~/services/flows/schedule/kit-charges.rules'
import type { DatedSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { OwedKits, Recharge } from './subscription-change.contract'

type Item = Changeable['items'][number]
/** Of a kit that a change has laid out its place. */
export const keyOf = ({ uuid }: Item, index: number) => uuid ?? `new-${index}`

/** What is still to be charged for the kits as they stand, by their keys. */
export const planOf = (own: DatedSubscription, { items, advance }: Changeable) =>
  kitCharges({
    ...own,
    advance_kits: advance,
    scheduled_items: items.map((item, index) => ({
      uuid: keyOf(item, index),
      product: { anchor: item.anchor },
      scheduled_date: item.scheduled_date,
      process_status: item.process_status,
      billing_status: item.billing_status,
      scheduled_addons: item.hasBooks ? [{ addon_kind: 'books_addon' }] : [],
    })),
  })

type Planned = Recharge['now']

/** By their days, with the last of the kits that each of them pays; one that is open has had its day. */
function chargesOf(own: DatedSubscription, of: Changeable): Planned[] {
  const plan = planOf(own, of)
  const charges: Planned[] = []
  for (const item of byDate(of.items.map((each, index) => ({ ...each, key: keyOf(each, index) })))) {
    const charge = plan.get(item.key)
    const last = charges.at(-1)
    if (charge?.kind === 'own')
      charges.push({ ...charge, date: isOwed(item) ? null : item.scheduled_date, lastKey: item.key })
    if (charge?.kind === 'with' && last) last.lastKey = item.key
  }
  return charges
}

/**
 * The first payment for several kits that becomes another one (A-028, S-279): a kit from behind moves up into it, or too few
 * are left to be paid together. Null where each kit is paid as it comes.
 */
export function rechargeOf(own: DatedSubscription, now: Changeable, then: Changeable): Recharge | null {
  const [before, after] = [chargesOf(own, now), chargesOf(own, then)]
  const at = before.findIndex((charge, index) => isOther(charge, after[index]))
  const [was, is] = [before[at], after[at]]
  return was && is && (was.kits > 1 || is.kits > 1) ? { was, now: is } : null
}

const isOther = ({ sum, kits, lastKey }: Planned, other: Planned | undefined) =>
  sum.amountCents !== other?.sum.amountCents || kits !== other.kits || lastKey !== other.lastKey

/** What a payment that failed is still to bring, and whether that goes with the change; null where none has failed. */
export function owedOf(own: DatedSubscription, now: Changeable, then: Changeable): OwedKits | null {
  const plan = planOf(own, now)
  const failed = now.items.flatMap((item, index) => {
    const charge = plan.get(keyOf(item, index))
    const hasFailed = item.process_status === 'error' && item.billing_status === 'error'
    return hasFailed ? [{ key: keyOf(item, index), charge }] : []
  })
  const sums = failed.flatMap(({ charge }) => (charge?.kind === 'own' ? [charge.sum] : []))
  const [first] = sums
  if (!first) return null
  const keys = failed.map(({ key }) => key)
  const isDropped = then.items.some((item, index) => keys.includes(keyOf(item, index)) && isCancelled(item))
  return {
    keys,
    sum: { ...first, amountCents: sums.reduce((all, { amountCents }) => all + amountCents, 0) },
    isDropped,
  }
}

const isCancelled = ({ process_status }: Item) => process_status === 'cancelled'
