import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Language } from '~/services/domain/locale'
import { shownFirst, startingKit } from '~/services/domain/plans/starting-kit.rules'
import { ok, type Result } from '~/services/domain/result'
import { today } from '~/services/flows/visit/today.server'
import { sessionData } from '~/services/request/session/session.server'
import {
  type KeptChild,
  type KeptChoice,
  type StartingKit,
  type StartingKitError,
  type SubscriptionChoice,
  SubscriptionMemory,
  TypedChild,
} from './subscription.contract'
import { memoryWithChild, memoryWithChoice, mergedChoice, NOTHING_REMEMBERED } from './subscription.rules'

const memory = () => sessionData('subscription', SubscriptionMemory)
const typedChild = () => sessionData('typedChild', TypedChild)

/** What was sent without a script and refused; null once a form was taken. */
export const readTyped = () => typedChild().get()
export const keepTyped = (typed: TypedChild) => typedChild().set(typed)

/** What this visitor's session knows of the flow; nothing is started for one who has no session. */
export const readMemory = async (): Promise<SubscriptionMemory> => (await memory().get()) ?? NOTHING_REMEMBERED
export const writeMemory = (known: SubscriptionMemory) => memory().set(known)

/** The same on a page of this language: another one than that of the plan starts without add-ons (S-257). */
export async function readMemoryIn(language: Language): Promise<SubscriptionMemory> {
  const known = await readMemory()
  if (!known.plan?.hasBooks || known.planLanguage === language) return known
  const kept = { ...known, plan: { ...known.plan, hasBooks: false } }
  await memory().set(kept)
  return kept
}

/** What was bought is no longer intended. */
export const forgetMemory = () => memory().clear()

export async function keepChoice(choice: KeptChoice): Promise<SubscriptionChoice> {
  const known = await readMemory()
  const kept = mergedChoice(known.choice, choice)
  await memory().set(memoryWithChoice(known, kept, today()))
  return kept
}

/**
 * The first kit of a child, who is remembered unless the birth date is refused. `anchor` is the catalogue's word for it;
 * without one the shop's own rules decide.
 */
export async function keepChild(
  { child, childUuid, isLookerTarget, isQrTarget }: KeptChild,
  anchor: string | null = null,
): Promise<Result<StartingKit, StartingKitError>> {
  const own = startingKit({ birthDate: child.birthDate, today: today(), isLookerTarget, isQrTarget })
  if (!own.ok && own.error.kind === 'refused') return own
  const named = own.ok && anchor !== null && kitOfAnchor(anchor) ? shownFirst(anchor, isQrTarget) : null
  const answer = named ? ok(named) : own
  const kit = answer.ok ? answer.value.anchor : null
  if (await readTyped()) await typedChild().clear()
  await memory().set(memoryWithChild(await readMemory(), { child, childUuid, kit, isQrTarget }))
  return answer
}
