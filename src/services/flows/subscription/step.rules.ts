import type { CivilDate } from '~/services/domain/dates/civil-date'
import { type Kit, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { type FlowQuery, isGiftFlow, type Step } from './step-links.rules'
import type { SubscriptionMemory } from './subscription.contract'

/** The kit with which it starts, once the first step is done; null before. A gift's is the one that was picked. */
export function firstKit(memory: SubscriptionMemory, { isGift }: { isGift: boolean }): Kit | null {
  const isKnown = isGift ? memory.gift !== null : memory.child !== null
  return isKnown && memory.startingKit !== null ? kitOfAnchor(memory.startingKit) : null
}

type Seen = { memory: SubscriptionMemory; query: FlowQuery; today: CivilDate }

/** Where a visitor has to go first: a step asked for by its address, without what the steps before it bring. */
export function stepBefore(step: Step, { memory, query, today }: Seen): Step | null {
  if (step === 'childInfo') return null
  const isGift = isGiftFlow(query, memory)
  if (!firstKit(memory, { isGift }) || (isGift && !isGiftDue(memory, today))) return 'childInfo'
  return step === 'orderReview' && !memory.plan ? 'paymentOptions' : null
}

/** A gift is told of today or later: one that waited too long in the session is asked for again. */
const isGiftDue = ({ gift }: SubscriptionMemory, today: CivilDate) => gift !== null && gift.deliverOn >= today
