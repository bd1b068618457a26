import { asked, didNot, equal, isRunning, keptView, nothingLeft, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, never, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { connectErcCheckoutContinue } from '~/machines/subscription/erc-checkout-continue/erc-checkout-continue.connect'

type View = ReturnType<typeof connectErcCheckoutContinue>
/**
 * `buyer`: whose press it was last. `key`: of a start of which nobody knows how it ended. `uuid`: of a checkout that was started
 * and did not say that it is lost. `isAlone`: no way to a checkout waits for the answer, so that nothing comes of it.
 */
type Memory = { buyer: { as: string | null } | null; key: string | null; uuid: string | null; isAlone: boolean }
type Known = Step<View, Memory>
type Seen = Pick<Known, 'event' | 'calls' | 'input'>

const [PATIENCE, DEPARTURE] = [9000, 4000]
const OPENED = either(done('openPage'), done('openCheckoutHost'))

const isSold = ({ input }: Pick<Known, 'input'>) => input.plan !== null
const isOther = ({ event, before }: Known) => before?.memory.buyer?.as !== event.as
const wasBusy = ({ before }: Known) => before?.view.isBusy === true
const isAwaited = ({ before }: Known) => before?.memory.isAlone === false
const isAboutAccount = ({ event: { output } }: Seen) => /^(needsAccount|unauthorised)$/.test(output?.error.kind ?? '')
const isAsking = ({ calls }: Pick<Seen, 'calls'>) => calls.asked.some(({ actor }) => actor === 'continueCheckout')

/** S-341, S-363: the same start once more, or the checkout that is there; else another one. */
function nextOf({ memory: { buyer, key, uuid }, input: { plan } }: Known): { actor: string; input: Loose } {
  const as = buyer?.as ?? null
  if (uuid !== null) return { actor: 'continueCheckout', input: { uuid, as } }
  if (key !== null) return { actor: 'startCheckout', input: { source: 'erc', as, plan, idempotencyKey: key } }
  return { actor: 'newKey', input: undefined }
}

export const ercCheckoutContinueOracle = oracle<View, Memory>(
  'ercCheckoutContinue',
  [
    after('start', { rule: 'F-35d', says: 'nothing happens before it is pressed' }, (step) => [
      nothingLeft(step),
      equal([step.view.isBusy, step.view.hasFailed], [false, false]),
    ]),
    after(
      'GO',
      { rule: 'S-385', says: 'a box that is not known is not bought', when: (step) => !isSold(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      'GO',
      {
        rule: ['F-35d', 'S-341'],
        says: 'begins anew for another buyer, and what the one before began is given up',
        when: (step) => isSold(step) && isOther(step),
      },
      (step) => [
        asked(step, 'newKey'),
        equal(step.calls.running.length, 1),
        equal(step.calls.stopped, step.before?.calls.running),
        equal([step.view.isBusy, step.view.hasFailed], [true, false]),
      ],
    ),
    after(
      'GO',
      {
        rule: 'F-35d',
        says: 'twice is once',
        when: (step) => isSold(step) && !isOther(step) && wasBusy(step),
      },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      'GO',
      {
        rule: ['S-384', 'S-341', 'S-363'],
        says: 'can be tried again, from where it failed',
        when: (step) => isSold(step) && !isOther(step) && !wasBusy(step) && isAwaited(step),
      },
      (step) => [
        equal(step.calls.asked, [nextOf(step)]),
        equal([step.view.isBusy, step.view.hasFailed], [true, false]),
      ],
    ),
    after(done('newKey'), { rule: 'S-341', says: 'a checkout is started for this box' }, (step) =>
      asked(step, 'startCheckout', {
        source: 'erc',
        as: step.memory.buyer?.as,
        plan: step.input.plan,
        idempotencyKey: step.event.output,
      }),
    ),
    after(done('startCheckout'), { rule: 'S-363', says: 'and is asked where it goes on', when: isAwaited }, (step) => [
      asked(step, 'continueCheckout', { uuid: step.event.output.value.uuid, as: step.memory.buyer?.as }),
      equal([step.view.isBusy, step.view.hasFailed], [true, false]),
    ]),
    after(
      'CHECKOUT.STARTED',
      {
        rule: 'S-363',
        says: 'once, for whoever pressed',
        when: ({ before }) => before !== null && !isRunning(before, 'continueCheckout'),
      },
      (step) => [
        asked(step, 'continueCheckout', { uuid: step.event.uuid, as: step.memory.buyer?.as }),
        equal(step.calls.asked.length, 1),
      ],
    ),
    after(
      done('continueCheckout'),
      { rule: ['S-363', 'S-026', 'S-027'], says: 'it opens there', when: isAwaited },
      (step) => {
        const { href } = step.event.output.value
        return [
          asked(step, href.startsWith('/') ? 'openPage' : 'openCheckoutHost', { href }),
          equal([step.calls.running.length, step.view.isBusy, step.view.hasFailed], [1, true, false]),
        ]
      },
    ),
    after(
      either(failed('startCheckout'), failed('continueCheckout')),
      { decided: 'E-83', says: 'an account is made first', when: (step) => isAwaited(step) && isAboutAccount(step) },
      (step) => [
        asked(step, 'openPage', { href: step.input.signUpHref }),
        equal([step.view.isBusy, step.view.hasFailed], [true, false]),
      ],
    ),
    after(
      either(failed('startCheckout'), failed('continueCheckout')),
      { rule: 'S-384', says: 'else it says so', when: (step) => isAwaited(step) && !isAboutAccount(step) },
      (step) => equal([step.calls.running, step.view.isBusy, step.view.hasFailed], [[], false, true]),
    ),
    after(failed('openPage'), { rule: 'S-384', says: 'it says so' }, ({ view }) =>
      equal([view.isBusy, view.hasFailed], [false, true]),
    ),
    lasts(
      PATIENCE,
      either(done('startCheckout'), 'CHECKOUT.STARTED', 'GO'),
      { rule: 'S-384', when: isAsking },
      (step) => isRunning(step, 'continueCheckout'),
    ),
    within(
      PATIENCE,
      either(done('startCheckout'), 'GO'),
      { rule: 'S-384', says: 'silence is no answer', when: (step) => isAsking(step) && isAwaited(step) },
      (step) => [stopped(step, 'continueCheckout'), equal([step.view.isBusy, step.view.hasFailed], [false, true])],
    ),
    lasts(
      DEPARTURE,
      OPENED,
      { rule: 'F-35d', says: 'a page that never comes leaves the button' },
      ({ view }) => view.isBusy,
    ),
    never(
      { rule: 'F-35d', says: 'it looks idle while it is asking' },
      ({ view, calls }) => !view.isBusy && calls.running.length > 0,
    ),
    never({ rule: 'S-384', says: 'it is busy and has failed' }, ({ view }) => view.isBusy && view.hasFailed),
    always({ rule: 'F-35d', says: 'it only asks and leads' }, (step) => [
      didNot(step),
      equal([step.told, step.ended], [[], null]),
    ]),
  ],
  (memory, { event, input, before }) => {
    const known: Memory = memory ?? { buyer: null, key: null, uuid: null, isAlone: false }
    if (event.type === 'GO' && isSold({ input }) && (known.buyer === null || known.buyer.as !== event.as))
      return { buyer: { as: event.as }, key: null, uuid: null, isAlone: false }
    if (event.type === 'CHECKOUT.STARTED') return { ...known, isAlone: before !== null }
    return { ...known, ...learnt(event) }
  },
)

/** What is known of the start and its checkout after an answer. */
function learnt({ type, actor, output }: Loose): Partial<Memory> {
  if (type === 'done' && actor === 'newKey') return { key: output }
  if (actor === 'startCheckout' && output) return { key: null, uuid: output.ok ? output.value.uuid : null }
  const isOver = output?.ok || output?.error.kind === 'gone'
  return actor === 'continueCheckout' && isOver ? { uuid: null } : {}
}
