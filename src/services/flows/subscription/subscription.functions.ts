import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { keepGift, keepPlan, readTypedGift } from './plan.server'
import { KeptChild, KeptGift, PlanChoice } from './subscription.contract'
import { keepChild, readMemoryIn, readTyped, today } from './subscription.server'

/** What the visitor's own session knows of the flow, and the shop's day. Needs no sign-in: the session is the cookie's. */
export const getSubscription = createServerFn().handler(async ({ context: { locale } }) => ({
  today: today(),
  memory: await readMemoryIn(locale.language),
  /** a form about the child, or about a gift, that was sent without a script and refused */
  typed: await readTyped(),
  typedGift: await readTypedGift(),
}))

/** The child, and the kit that the catalogue found; both travel in the body and stay in the session row (decided: E-89). */
export const storeChild = createServerFn({ method: 'POST' })
  .validator(KeptChild.extend({ firstKit: z.string().max(64).nullable() }))
  .handler(({ data: { firstKit, ...child } }) => keepChild(child, firstKit))

/** How the kits are paid (S-279, S-254), in the visitor's own session. */
export const storePlan = createServerFn({ method: 'POST' })
  .validator(PlanChoice)
  .handler(({ data, context: { locale } }) => keepPlan(data, locale))

/** For whom a gift is (decided: E-94). */
export const storeGift = createServerFn({ method: 'POST' })
  .validator(KeptGift)
  .handler(({ data }) => keepGift(data))
