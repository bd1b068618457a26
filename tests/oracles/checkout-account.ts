import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { done, either, failed } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Payment = { idempotencyKey: string; card: Loose; total: number }
/** What anybody outside knows: what the shop has said last, and what was sent to it without a word since. */
export type Memory = {
  uuid: string
  /** of whoever is signed in */
  email: string | null
  known: Loose
  screen: string
  step: string | null
  checkout: Loose
  as: string | null
  /** the card that was submitted, until it is paid or given up */
  card: Loose
  payment: Payment | null
  problem: { step: string; code: string } | null
  /** the refusal after which the checkout is read anew */
  refusal: { step: string; code: string } | null
  chosen: string
  draft: Loose
  hasShown: boolean
}
export type Known = Step<CheckoutView, Memory>
type Seen = Step<CheckoutView, Memory | null>

export const WORK = ['getCheckoutPage', 'changeCheckout', 'newKey', 'payCheckout', 'reconciliation']
const ENDS = ['notFound', 'signedOut', 'otherPerson']

export const begun = ({ calls }: Pick<Known, 'calls'>) =>
  calls.asked.map(({ actor }) => actor).filter((actor) => WORK.includes(actor))
export const known = ({ before, memory }: Known) => before?.memory ?? memory

type Answer = { actor: string; output: Loose }
/** What has come of a call in this step; a crash, and silence until nobody waits any more, are no answer. */
export function answerIn({ event, calls }: Pick<Known, 'event' | 'calls'>): Answer | null {
  if (event.type === 'done' || event.type === 'failed') return { actor: event.actor, output: event.output ?? null }
  const given = event.type === 'time' ? calls.stopped.find(({ actor }) => WORK.includes(actor)) : undefined
  return given ? { actor: given.actor, output: null } : null
}
export const isUnanswered = ({ output }: Answer) =>
  output === null || ['unreachable', 'invalid'].includes(output.error?.kind)
export const comes = (actor: string, is: (answer: Answer) => boolean) => (step: Known) => {
  const answer = answerIn(step)
  return answer?.actor === actor && is(answer)
}
export const ending = (actor: string) => either(done(actor), failed(actor), 'time')

/** E-83: the steps in their order; nothing is chosen where nothing is sent. */
export const stepsOf = (checkout: Loose): string[] =>
  ['contact', 'address', 'delivery', 'payment', 'review'].filter(
    (step) => step !== 'delivery' || checkout.needs_shipping,
  )
export function isSaved(step: string, { checkout, card }: Pick<Memory, 'checkout' | 'card'>): boolean {
  if (step === 'contact') return checkout.email !== null
  if (step === 'address')
    return (checkout.needs_shipping ? checkout.shipping_address : checkout.billing_address) !== null
  if (step === 'delivery') return checkout.delivery_method !== null
  return step === 'payment' && card !== null
}
export const isReached = (step: string, memory: Memory) => {
  const steps = stepsOf(memory.checkout)
  return steps.includes(step) && steps.slice(0, steps.indexOf(step)).every((each) => isSaved(each, memory))
}
const nextOf = (memory: Memory) => stepsOf(memory.checkout).find((step) => !isSaved(step, memory)) ?? 'review'

const opened = ({ uuid, checkout, as, email, known: address }: Loose): Memory => ({
  ...{ uuid, email, known: address },
  ...{ screen: 'loading', step: null, checkout, as, card: null, payment: null, problem: null, refusal: null },
  ...{
    chosen: checkout?.delivery_method ?? checkout?.delivery_methods[0]?.id ?? 'standard',
    draft: null,
    hasShown: false,
  },
})

/** Where a checkout that was just read begins: a payment that nobody knows about comes before anything else. */
function arrived(memory: Memory): Memory {
  const { checkout, payment } = memory
  const nothing = { card: null, payment: null, problem: null, step: null }
  if (checkout.status === 'confirmed') return { ...memory, ...nothing, screen: 'confirmed' }
  if (payment || ['paying', 'paid'].includes(checkout.status))
    return { ...memory, screen: 'reconciling', step: null, problem: null }
  return going(memory)
}

/** What has to be said decides where the buyer comes back to, and else what is not done yet (ADR-0018). */
function going(memory: Memory): Memory {
  const { problem } = memory
  const isTold = problem !== null && isReached(problem.step, memory)
  return { ...memory, screen: 'steps', step: isTold ? problem.step : nextOf(memory) }
}

const over = (memory: Memory, screen: string): Memory => ({
  ...{ ...memory, screen, step: null, card: null, payment: null, problem: null },
})

function answered(memory: Memory, answer: Answer): Memory {
  const { actor, output } = answer
  if (actor === 'getCheckoutPage') return read(memory, output)
  if (actor === 'changeCheckout') return saved(memory, answer)
  if (actor === 'newKey' && output === null)
    return { ...memory, screen: 'steps', step: 'review', problem: { step: 'review', code: 'notTaken' } }
  if (actor === 'payCheckout' && isUnanswered(answer)) return { ...memory, screen: 'reconciling', step: null }
  if (actor === 'reconciliation' && output === null) return unread(memory)
  return actor === 'payCheckout' || actor === 'reconciliation' ? paid(memory, output) : memory
}

function read(memory: Memory, output: Loose): Memory {
  if (output?.error?.kind === 'notFound') return over(memory, 'notFound')
  if (output?.error?.kind === 'needsAccount') return over(memory, 'signedOut')
  const checkout = output?.value?.checkout
  if (!checkout) return unread(memory)
  const { refusal } = memory
  const { as, email, known: address } = memory.checkout === null ? output.value : memory
  return arrived({ ...memory, ...keeping(checkout), ...{ as, email, known: address }, problem: refusal, refusal: null })
}

/** What is marked is what is saved; before that, the first way of delivery. */
const keeping = (checkout: Loose) => ({
  checkout,
  chosen: checkout.delivery_method ?? checkout.delivery_methods[0]?.id ?? 'standard',
})

/** The card is kept no longer than it is needed; which payment is unclear stays known. */
const unread = (memory: Memory): Memory => ({
  ...{ ...memory, screen: 'unavailable', step: null, card: null },
  payment: memory.payment && { ...memory.payment, card: null },
})

/** Refusals for which the catalogue has words of their own. */
const SAID = ['totalChanged', 'outOfStock', 'agedOut', 'subscribed', 'incomplete', 'notOpen', 'notServed']
const LEADS: Record<string, string> = {
  gone: 'notFound',
  otherPerson: 'otherPerson',
  needsAccount: 'signedOut',
  unauthorised: 'signedOut',
}

function saved(memory: Memory, answer: Answer): Memory {
  const step = memory.step ?? ''
  if (isUnanswered(answer)) return { ...memory, problem: { step, code: 'notSaved' } }
  const { ok, value, error } = answer.output
  if (ok) return going({ ...memory, ...keeping(value), problem: null })
  return refused(memory, error, step)
}

function refused(memory: Memory, error: Loose, step: string): Memory {
  const screen = LEADS[error.kind]
  if (screen) return over(memory, screen)
  const code = SAID.includes(error.code) ? error.code : 'invalid'
  return { ...memory, screen: 'loading', step: null, problem: null, refusal: { step, code } }
}

function paid(memory: Memory, { ok, value, error }: Loose): Memory {
  // charged and not written yet: it is not clear what became of it
  if (ok && value.status !== 'confirmed') return { ...memory, screen: 'reconciling', step: null }
  const clear = { ...memory, payment: null }
  if (ok) return arrived({ ...clear, ...keeping(value) })
  if (error.kind === 'notTaken')
    return { ...clear, screen: 'steps', step: 'payment', problem: { step: 'payment', code: 'notTaken' } }
  if (error.kind === 'payment')
    return { ...clear, screen: 'steps', step: 'payment', problem: { step: 'payment', code: error.failure } }
  return refused(clear, error, 'review')
}

/** What somebody does; only what the page offers there has an effect. */
function acted(memory: Memory, event: Loose, isBusy: boolean): Memory {
  const { screen, step, checkout } = memory
  if (event.type === 'SIGNED_OUT' && memory.as && !ENDS.includes(screen)) return over(memory, 'signedOut')
  if (event.type === 'RETRY' && screen === 'unavailable') return { ...memory, screen: 'loading' }
  if (event.type === 'RESTORE' && event.draft.uuid === memory.uuid) return { ...memory, draft: event.draft }
  if (screen !== 'steps' || isBusy) return memory
  if (event.type === 'CHOOSE' && step === 'delivery') return { ...memory, chosen: event.method }
  if (event.type === 'CARD' && step === 'payment')
    return { ...memory, card: cardOf(event.card), step: 'review', problem: null }
  if (event.type === 'GO' && isReached(event.step, memory)) return { ...memory, step: event.step, problem: null }
  if (event.type === 'BACK') {
    const steps = stepsOf(checkout)
    const before = steps[steps.indexOf(step ?? '') - 1]
    return before ? { ...memory, step: before, problem: null } : memory
  }
  if (event.type === 'PAY' && step === 'review') return { ...memory, problem: null }
  return memory
}

function cardOf({ number, expiry, cvc, name }: Loose) {
  const [month, year] = expiry.split('/').map((part: string) => Number(part.trim()))
  return { number: number.replaceAll(' ', ''), exp_month: month, exp_year: 2000 + year, cvc, name }
}

export function memoryOf(memory: Memory | null, step: Seen): Memory {
  const answer = answerIn(step)
  const first = memory ?? opened(step.input)
  const started = memory || !first.checkout ? first : arrived(first)
  const now = answer
    ? answered(started, answer)
    : acted(started, step.event, step.before?.view.isSaving === true || step.before?.view.isPaying === true)
  const sent = step.calls.asked.find(({ actor }) => actor === 'payCheckout')?.input
  const isSaving = step.calls.asked.some(({ actor }) => actor === 'changeCheckout' || actor === 'newKey')
  return {
    ...now,
    payment: sent ? { idempotencyKey: sent.idempotencyKey, card: sent.card, total: sent.total } : now.payment,
    problem: isSaving ? null : now.problem,
    hasShown: now.hasShown || now.screen === 'steps' || now.screen === 'confirmed',
  }
}
