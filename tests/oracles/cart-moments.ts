import { done, either, failed } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import { type Account, answerIn, hasAny, isUnknown, type Known, owedOf } from './cart-account'

/** Whatever makes changes true: one of them at a time. */
const WORK = ['getCart', 'applyCartIntents', 'addToCart', 'cartRules', 'prepareCheckout']
const workOf = (calls: Loose[]) => calls.filter(({ actor }) => WORK.includes(actor))
type Seen = Pick<Known, 'memory' | 'calls'>

export const isKnown = ({ memory }: Pick<Known, 'memory'>) => memory.cart !== null
export const runningWork = ({ calls }: Seen) => workOf(calls.running)
export const isIdle = (step: Seen) => runningWork(step).length === 0
export const isAtRest = (step: Seen) => isKnown(step) && isIdle(step) && !hasAny(step.memory.asked)
export const wasAtRest = ({ before }: Known) => before !== null && isAtRest(before)

/** The account before this step, and the one with this step in it and nothing begun yet. */
export const known = ({ before, memory }: Known) => before?.memory ?? memory
export const owed = (step: Known) => owedOf(step.before?.memory ?? null, step)

/** An answer of that actor, or the end of waiting for it; `is` says which. */
export const ending = (actor: string) => either(done(actor), failed(actor), 'time')
export const ends =
  (actor: string, is: (answer: Loose, known: Account) => boolean = () => true) =>
  (step: Known) => {
    const answer = answerIn(step)
    return answer?.actor === actor && is(answer, known(step))
  }
export const isOk = ({ output }: Loose) => output.ok
/** A request with changes; the others only ask what is true, and keep older ones out. */
export const isSave = ({ input }: Loose) => hasAny(input.intents)
/** It decides what becomes of everything that was asked for. */
export const isLast = (answer: Loose, { isAskingAgain }: Account) =>
  isAskingAgain || (isSave(answer) && !isUnknown(answer))
/** The first of the adds is given up or refused. */
export const isNotAdded = (step: Known) =>
  ends('addToCart', (answer) => !isOk(answer))(step) && owed(step).refused.length > 0

/** What begins in this step. */
export const begun = (step: Known) => workOf(step.calls.asked).map(({ actor }) => actor)
export const begins =
  (actor: string, is: (call: Loose) => boolean = () => true) =>
  (step: Known) =>
    step.calls.asked.some((call) => call.actor === actor && is(call))
export const beginsFence = begins('applyCartIntents', (call) => !isSave(call))
const runs = (is: (call: Loose) => boolean) => (step: Known) =>
  runningWork(step).some((call) => call.actor === 'applyCartIntents' && is(call))
export const isSaving = runs(isSave)
export const isFencing = runs((call) => !isSave(call))

/** After that answer nothing has to follow it. */
export function isFree(step: Known) {
  const isUnread = ends('getCart', (answer, { cart }) => !isOk(answer) && cart !== null)
  const isUnfenced = ends(
    'applyCartIntents',
    (answer, { isAskingAgain }) => !isOk(answer) && !isSave(answer) && !isAskingAgain,
  )
  const isOver = [ends('cartRules'), ends('prepareCheckout'), isUnread, isUnfenced].some((is) => is(step))
  return isOver || (isNotAdded(step) && !owed(step).isUnsure)
}
