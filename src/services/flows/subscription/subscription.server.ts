import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Language } from '~/services/domain/locale'
import { shownFirst, startingKit } from '~/services/domain/plans/starting-kit.rules'
import { ok, type Result } from '~/services/domain/result'
import { today } from '~/services/flows/visit/today.server'
import { sessionData } from '~/services/request/session/session.server'
import { readContinuation } from './continuation.server'
import {
  type KeptChild,
  type KeptChoice,
  type StartingKit,
  type StartingKitError,
  type SubscriptionChoice,
  SubscriptionMemory,
  TypedChild,
} from './subscription.contract'
import {
  isOfLanguage,
  memoryInLanguage,
  memoryWithChild,
  memoryWithChoice,
  mergedChoice,
  NOTHING_REMEMBERED,
} from './subscription.rules'

const memory = () => sessionData('subscription', SubscriptionMemory)
const typedChild = () => sessionData('typedChild', TypedChild)

/** What was sent without a script and refused; null once a form was taken. */
export const readTyped = () => typedChild().get()
export const keepTyped = (typed: TypedChild) => typedChild().change(() => typed)

/** What this visitor's session knows of the flow; nothing is started for one who has no session. */
export const readMemory = async (): Promise<SubscriptionMemory> => (await memory().get()) ?? NOTHING_REMEMBERED

/** Changes what the session knows, whatever another request of this visitor has written meanwhile. */
export const changeMemory = async (
  next: (known: SubscriptionMemory) => SubscriptionMemory,
): Promise<SubscriptionMemory> =>
  (await memory().change((known) => next(known ?? NOTHING_REMEMBERED))) ?? NOTHING_REMEMBERED

/** The same on a page of this language: another one than that of the plan starts without add-ons (S-257). */
export async function readMemoryIn(language: Language): Promise<SubscriptionMemory> {
  const known = await readMemory()
  return isOfLanguage(known, language) ? known : changeMemory((latest) => memoryInLanguage(latest, language))
}

/** What was bought is no longer intended. */
export const forgetMemory = () => memory().change(() => null)

export async function keepChoice(choice: KeptChoice): Promise<SubscriptionChoice> {
  const day = today()
  const kept = await changeMemory((known) => memoryWithChoice(known, mergedChoice(known.choice, choice), day))
  return kept.choice ?? mergedChoice(null, choice)
}

/**
 * The first kit of a child, who is remembered unless the birth date is refused. `anchor` is the catalogue's word for it;
 * without one the shop's own rules decide, and for a child who has had kits it is the next one.
 */
export async function keepChild(
  { child, childUuid, isLookerTarget, isQrTarget }: KeptChild,
  anchor: string | null = null,
): Promise<Result<StartingKit, StartingKitError>> {
  const own = startingKit({ birthDate: child.birthDate, today: today(), isLookerTarget, isQrTarget })
  if (!own.ok && own.error.kind === 'refused') return own
  const named = own.ok && anchor !== null && kitOfAnchor(anchor) ? shownFirst(anchor, isQrTarget) : null
  const answer = named ? ok(named) : own
  const next = answer.ok ? await readContinuation({ child, childUuid }) : null
  const kit = next?.kit.anchor ?? (answer.ok ? answer.value.anchor : null)
  await typedChild().change(() => null)
  await changeMemory((known) => memoryWithChild(known, { child, childUuid, kit, isQrTarget }))
  return next ? ok(next.kit) : answer
}
