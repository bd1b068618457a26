import { createServerFn } from '@tanstack/react-start'
import { StartingKitQuestion } from './subscription.contract'
import { keepChild, readMemory, readTyped, today } from './subscription.server'

/** What the visitor's own session knows of the flow, and the shop's day. Needs no sign-in: the session is the cookie's. */
export const getSubscription = createServerFn().handler(async () => ({
  today: today(),
  memory: await readMemory(),
  /** a form about the child that was sent without a script and refused */
  typed: await readTyped(),
}))

/** The first kit of a child; name and birth date travel in the body and stay in the session row (decided: E-89). */
export const findStartingKit = createServerFn({ method: 'POST' })
  .validator(StartingKitQuestion)
  .handler(({ data }) => keepChild(data))
