import type { CivilDate } from '~/services/domain/dates/civil-date'
import { readingBoxes } from '~/services/domain/subscriptions/reading.rules'
import type { OwedBoxes } from '~/services/flows/reading-club/reading-club.contract'
import { priceIn } from '~/services/flows/reading-club/reading-club.rules'
import { owedBoxes, unpaidAs } from '~/services/flows/reading-club/unpaid-boxes.rules'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { UnpaidBoxes } from './account-home.contract'

export type Reading = Pick<ReadingSubscription, 'status' | 'installments' | 'currency_code' | 'plan_installment_id'>
type Around = { plans: readonly SubscriptionPlan[]; today: CivilDate }

/** of each item of the club what is held up until it is paid for, and what all of it comes to. */
export function unpaidBoxesIn(readings: readonly Reading[], { plans, today }: Around): UnpaidBoxes | null {
  const boxes = readings.flatMap(({ installments, status }, index) => {
    const isPaused = status === 'paused'
    const { underWay, current } = readingBoxes(installments, today)
    return [...underWay, current].flatMap((box) => {
      const error = box && unpaidAs(box)
      return error && box.number !== null ? [{ key: box.id, item: index + 1, box: box.number, error, isPaused }] : []
    })
  })
  if (boxes.length === 0) return null
  const owed = readings.flatMap(({ installments, currency_code: currency, plan_installment_id: handle }) => {
    return owedBoxes(installments, priceIn(plans, { handle, currency })) ?? []
  })
  return { boxes, owed: together(owed) }
}

/** Nobody knows what all of them come to where one has no price; of the first currency, where there are several. */
function together(owed: readonly OwedBoxes[]): OwedBoxes | null {
  return owed.reduce<OwedBoxes | null>((all, each) => {
    if (!all) return each
    if (!all.sum || !each.sum) return { boxes: all.boxes + each.boxes, sum: null }
    if (all.sum.currency !== each.sum.currency) return all
    const sum = { ...all.sum, amountCents: all.sum.amountCents + each.sum.amountCents }
    return { boxes: all.boxes + each.boxes, sum }
  }, null)
}
