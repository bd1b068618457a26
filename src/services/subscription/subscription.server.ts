import { shopDay } from '../civil-date'
import { movableClock } from '../clock.server'
import type { Result } from '../result'
import { sessionData } from '../session.server'
import {
  type KeptChoice,
  type StartingKit,
  type StartingKitError,
  type StartingKitQuestion,
  type SubscriptionChoice,
  SubscriptionMemory,
  TypedChild,
} from './subscription.contract'
import { mergedChoice, NOTHING_REMEMBERED, startingKit } from './subscription.rules'

const memory = () => sessionData('subscription', SubscriptionMemory)

const typedChild = () => sessionData('typedChild', TypedChild)

/** What was sent without a script and refused; null once a form was taken. */
export const readTyped = () => typedChild().get()
export const keepTyped = (typed: TypedChild) => typedChild().set(typed)

export const today = () => shopDay(movableClock().now())

/** What this visitor's session knows of the flow; nothing is started for one who has no session. */
export const readMemory = async (): Promise<SubscriptionMemory> => (await memory().get()) ?? NOTHING_REMEMBERED

/** What was bought is no longer a wish. */
export const forgetMemory = () => memory().clear()

export async function keepChoice(choice: KeptChoice): Promise<SubscriptionChoice> {
  const known = await readMemory()
  const kept = mergedChoice(known.choice, choice)
  await memory().set({ ...known, choice: kept })
  return kept
}

/** The first kit of a child, who is remembered unless the birth date is refused. */
export async function keepChild({
  child,
  isLookerTarget,
  isQrTarget,
}: StartingKitQuestion): Promise<Result<StartingKit, StartingKitError>> {
  const answer = startingKit({ birthDate: child.birthDate, today: today(), isLookerTarget, isQrTarget })
  if (!answer.ok && answer.error.kind === 'refused') return answer
  const kit = answer.ok ? answer.value.anchor : null
  if (await readTyped()) await typedChild().clear()
  await memory().set({ ...(await readMemory()), child, startingKit: kit, isQrTarget })
  return answer
}
