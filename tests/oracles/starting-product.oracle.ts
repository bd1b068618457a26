import { asked, equal, isRunning, notAsked, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { connectStartingProduct } from '~/machines/subscription/starting-product/starting-product.connect'

type View = ReturnType<typeof connectStartingProduct>
/** What the shop has found; null: nothing yet, or no kit. */
type Memory = { product: Loose }
type Known = Step<View, Memory>

const PATIENCE = 9000
const UNREACHABLE = { ok: false, error: { kind: 'unreachable' } }

/** S-305 */
const isWhole = ({ input: { child, language, currency } }: Known) =>
  child.name.trim() !== '' && child.birthDate !== null && language !== null && currency !== null

const priceOf = (product: Loose) => product && { amountCents: product.price, currency: product.currency_code }

export const startingProductOracle = oracle<View, Memory>(
  'startingProduct',
  [
    after('start', { rule: ['S-305', 'S-202'], when: isWhole }, (step) => {
      const { child, language, currency } = step.input
      return asked(step, 'findStartingProduct', {
        child_name: child.name,
        date_of_birth: child.birthDate,
        selected_language: child.language,
        language,
        currency_code: currency,
      })
    }),
    after('start', { rule: 'S-305', says: 'else nothing is asked', when: (step) => !isWhole(step) }, (step) => [
      notAsked(step),
      equal(step.ended, { output: UNREACHABLE }),
    ]),
    after(done('findStartingProduct'), { rule: 'F-25', says: 'the child is remembered with its kit' }, (step) => {
      const { child, childUuid, isLookerTarget, isQrTarget } = step.input
      const firstKit = step.memory.product?.anchor ?? null
      return [
        asked(step, 'storeChild', { child, childUuid, isLookerTarget, isQrTarget, firstKit }),
        equal(step.ended, null),
      ]
    }),
    after(failed('findStartingProduct'), { rule: 'F-25' }, (step) => [
      notAsked(step),
      equal(step.ended, { output: UNREACHABLE }),
    ]),
    after(done('storeChild'), { rule: 'F-25', says: 'the kit and what it costs' }, ({ ended, event, memory }) =>
      equal(ended, { output: { ok: true, value: { kit: event.output.value, price: priceOf(memory.product) } } }),
    ),
    after(failed('storeChild'), { decided: 'E-05', says: 'past every kit is said' }, ({ ended, event }) => {
      const isAgedOut = event.output?.error?.kind === 'agedOut'
      return equal(ended, { output: isAgedOut ? event.output : UNREACHABLE })
    }),
    lasts(PATIENCE, 'start', { rule: 'F-25', when: isWhole }, (step) => isRunning(step, 'findStartingProduct')),
    lasts(PATIENCE, done('findStartingProduct'), { rule: 'F-25' }, (step) => isRunning(step, 'storeChild')),
    within(PATIENCE, 'start', { rule: 'F-25', says: 'silence is no answer', when: isWhole }, (step) => [
      stopped(step, 'findStartingProduct'),
      equal(step.ended, { output: UNREACHABLE }),
    ]),
    within(PATIENCE, done('findStartingProduct'), { rule: 'F-25', says: 'silence is no answer' }, (step) => [
      stopped(step, 'storeChild'),
      equal(step.ended, { output: UNREACHABLE }),
    ]),
    always({ rule: 'F-25', says: 'it only asks and answers' }, ({ effects, told, sent }) =>
      equal([effects, told, sent], [[], [], []]),
    ),
  ],
  (memory, { event }) => {
    const isFound = event.type === 'done' && event.actor === 'findStartingProduct'
    return isFound ? { product: event.output.value } : (memory ?? { product: null })
  },
)
