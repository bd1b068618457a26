import type { CheckoutStartView } from '~/machines/checkout/checkout-start/checkout-start.connect'
import { asked, did, didNot, equal, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Failure = { status: number | null; code: string }
/**
 * `key`: of a try of which nobody knows how it ended. `uuid`: of a checkout that was started and has not said where it goes on;
 * `isAsking`: whether that is being asked. `since`: when each actor was asked.
 */
type Memory = {
  key: string | null
  uuid: string | null
  isAsking: boolean
  failure: Failure | null
  since: Record<string, number>
}
type Known = Step<CheckoutStartView, Memory>
type Seen = Pick<Known, 'event' | 'calls'>

/** The cart tries twice, after what it does already; a page that is being left has some seconds to go. */
const [PATIENCE, CART_PATIENCE, DEPARTURE] = [9000, 45_000, 4000]
const patienceOf = (actor: string) => (actor === 'convertHidden' ? CART_PATIENCE : PATIENCE)

/** S-377: the status of an answer by its kind; null where none came. */
const STATUS: Record<string, number> = {
  invalid: 502,
  unauthorised: 401,
  otherPerson: 409,
  notFound: 404,
  gone: 410,
  needsAccount: 403,
  running: 409,
}
/** What the catalogue has words for. */
const TOLD = 'unreachable outOfStock agedOut subscribed incomplete otherPerson notPrepared notOpened running'.split(' ')
/** Why nothing more is known where an actor does not answer. */
const SILENCE: Record<string, string> = {
  convertHidden: 'notPrepared',
  newKey: 'other',
  startCheckout: 'unreachable',
  openPage: 'notOpened',
  openCheckoutHost: 'notOpened',
}
const toldAs = (code: string) => (TOLD.includes(code) ? code : 'other')

/** E-83 */
const isAboutAccount = ({ kind }: Loose) => kind === 'needsAccount' || kind === 'unauthorised'
/** S-341: it may have been started all the same, so that the next try is the same one. */
const isUncertain = ({ kind }: Loose) => kind === 'unreachable' || kind === 'running'
/** S-363: another one is started next time. */
const isGone = ({ kind, code }: Loose) => kind === 'gone' || kind === 'notFound' || code === 'notOpen'
const failureOf = ({ kind, status = STATUS[kind] ?? null, code = kind, failure }: Loose): Failure =>
  kind === 'payment' ? { status: 402, code: toldAs(failure) } : { status, code: toldAs(code) }

/** What our server, or the checkout itself, has said. */
const answerIn = ({ event }: Seen): Loose =>
  event.type === 'CONTINUED' ? event.answer : event.actor === 'startCheckout' ? event.output : null
const isClub = ({ input }: Pick<Known, 'input'>) => input.source === 'erc'
/** Where it goes on is known: of a box of the club only once its checkout was asked (S-363). */
const isLeading = (step: Known) => answerIn(step)?.ok === true && (step.event.type === 'CONTINUED' || !isClub(step))
const isForAccount = (step: Known) => answerIn(step)?.ok === false && isAboutAccount(answerIn(step).error)

const couldStart = ({ before }: Known) => before?.view.can.start === true
const isResumed = ({ before, input }: Known) =>
  before?.view.can.start === true && before.view.failure === null && input.as !== null
const isPress = (step: Known) => (step.event.type === 'RESUME' ? isResumed(step) : couldStart(step))
const PRESS = either('START', 'RESUME')

/** The first thing that a press asks for. */
function firstOf({
  memory: { key, uuid },
  input: { source, as, plan },
}: Known): { actor: string; input: Loose } | null {
  if (uuid !== null) return null
  if (key !== null) return { actor: 'startCheckout', input: { source, as, plan, idempotencyKey: key } }
  return { actor: source === 'cart' ? 'convertHidden' : 'newKey', input: undefined }
}

export const checkoutStartOracle = oracle<CheckoutStartView, Memory>(
  'checkoutStart',
  [
    after('start', { rule: 'F-35c', says: 'nothing happens before it is pressed' }, (step) => [
      nothingLeft(step),
      equal([step.view.isBusy, step.view.can.start], [false, true]),
    ]),
    after(PRESS, { rule: ['F-35c', 'S-181', 'S-341', 'S-363'], says: 'begins, or goes on', when: isPress }, (step) => {
      const first = firstOf(step)
      return [
        equal(step.calls.asked, first ? [first] : []),
        equal(step.told, first ? [] : [{ type: 'CHECKOUT.STARTED', uuid: step.memory.uuid }]),
      ]
    }),
    after(PRESS, { decided: 'E-83', says: 'a press that goes on is kept no longer', when: isPress }, (step) => [
      did(step, 'forgetIntent'),
      equal(step.effects.length, 1),
    ]),
    after('START', { rule: 'F-35c', says: 'twice is once', when: (step) => !couldStart(step) }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),
    after(
      'RESUME',
      {
        decided: 'E-83',
        says: 'whoever comes back without an account presses again',
        when: ({ before, input }) => input.as === null && before?.view.can.start === true && !before.view.failure,
      },
      (step) => [
        did(step, 'forgetIntent'),
        equal([step.effects.length, step.calls.asked, step.told], [1, [], []]),
        keptView(step),
      ],
    ),
    after(
      'RESUME',
      {
        decided: 'E-83',
        says: 'what is under way, or has failed, stays',
        when: ({ before }) => before?.view.can.start === false || Boolean(before?.view.failure),
      },
      (step) => [nothingLeft(step), keptView(step)],
    ),

    after(
      done('convertHidden'),
      { rule: ['S-181', 'S-374'], says: 'then this intent gets a key', when: ({ event }) => event.output },
      (step) => [asked(step, 'newKey'), didNot(step)],
    ),
    after(done('newKey'), { rule: ['S-341', 'S-204'], says: 'and our server opens a checkout' }, (step) => {
      const { source, as, plan } = step.input
      return [asked(step, 'startCheckout', { source, as, plan, idempotencyKey: step.event.output }), didNot(step)]
    }),
    after(
      done('startCheckout'),
      { rule: 'S-363', says: 'a box of the club is asked where it goes on', when: isClub },
      (step) => [
        equal(step.told, [{ type: 'CHECKOUT.STARTED', uuid: step.event.output.value.uuid }]),
        notAsked(step),
        didNot(step),
      ],
    ),
    after(
      either(done('startCheckout'), 'CONTINUED'),
      {
        rule: ['S-026', 'S-027'],
        says: 'a path opens in this shop, an address at its host',
        when: isLeading,
      },
      (step) => {
        const { href } = answerIn(step).value
        return [
          asked(step, /^\/(?!\/)/.test(href) ? 'openPage' : 'openCheckoutHost', { href }),
          equal([step.calls.asked.length, step.effects, step.told], [1, [], []]),
        ]
      },
    ),
    after(
      either(failed('startCheckout'), 'CONTINUED'),
      { decided: 'E-83', says: 'an account is made first, and the press of a guest is kept', when: isForAccount },
      (step) => {
        const { as, signUpHref } = step.input
        return [
          asked(step, 'openPage', { href: signUpHref }),
          did(step, 'keepIntent', as === null ? signUpHref : null),
          equal([step.effects.length, step.told], [1, []]),
        ]
      },
    ),
    after(either(done('openPage'), done('openCheckoutHost')), { rule: 'F-35c', says: 'nothing follows' }, nothingLeft),
    lasts(
      DEPARTURE,
      either(done('openPage'), done('openCheckoutHost')),
      { rule: 'F-35c', says: 'a page that never comes leaves the button' },
      ({ view }) => view.isBusy,
    ),

    always({ rule: ['S-377', 'S-374'], says: 'what failed says why, until the next press' }, ({ view, memory }) =>
      equal(view.failure, memory.failure),
    ),
    always({ rule: 'S-377', says: 'it is logged when it fails, and then nothing else comes of it' }, (step) => {
      const logs = step.effects.filter(({ name }) => name === 'logFailure').length
      const { before, memory } = step
      const isNew = before !== null && memory.failure !== null && memory.failure !== before.memory.failure
      return isNew ? [equal(logs, 1), notAsked(step), equal([step.effects.length, step.told], [1, []])] : equal(logs, 0)
    }),
    always(
      { rule: 'F-35c', says: 'it can be pressed when it is neither busy nor being asked for' },
      ({ view, memory }) => equal(view.can.start, !view.isBusy && !memory.isAsking),
    ),
    never(
      { rule: 'F-35c', says: 'it looks idle while it is asking, or busy when it has failed' },
      ({ view, calls }) => view.isBusy === false && calls.running.length > 0,
    ),
    never({ rule: 'S-377', says: 'it is busy and has failed' }, ({ view }) => view.isBusy && view.failure !== null),
    after(
      'time',
      {
        rule: ['F-35c', 'S-374'],
        says: 'nothing is given up before its time',
        when: ({ calls }) => calls.stopped.length > 0,
      },
      ({ now, calls, before }) =>
        calls.stopped.every(({ actor }) => now - (before?.memory.since[actor] ?? 0) === patienceOf(actor)),
    ),
    never({ rule: ['F-35c', 'S-374'], says: 'silence is an answer' }, ({ now, calls, memory }) =>
      calls.running.some(({ actor }) => now - (memory.since[actor] ?? 0) >= patienceOf(actor)),
    ),
  ],
  (memory, step) => {
    const { event, input, calls, now, before } = step
    if (memory === null) return startOf(input)
    const since = { ...memory.since, ...Object.fromEntries(calls.asked.map(({ actor }) => [actor, now])) }
    const failure = failureIn(step)
    const isPressed = event.type === 'START' || (event.type === 'RESUME' && input.as !== null && !memory.failure)
    if (before?.view.can.start && isPressed) return { ...memory, since, failure: null, isAsking: memory.uuid !== null }
    const answer = answerIn(step)
    const known = { ...memory, since, failure: failure ?? memory.failure }
    if (event.type === 'CONTINUED')
      return { ...known, isAsking: false, uuid: answer.ok || isGone(answer.error) ? null : memory.uuid }
    if (event.type === 'done' && event.actor === 'newKey') return { ...known, key: event.output }
    if (!answer) return known
    const isStarted = answer.ok && input.source === 'erc'
    return {
      ...known,
      key: !answer.ok && isUncertain(answer.error) ? memory.key : null,
      uuid: isStarted ? answer.value.uuid : null,
      isAsking: isStarted,
    }
  },
)

const startOf = ({ told }: Loose): Memory => ({
  key: null,
  uuid: null,
  isAsking: false,
  failure: told ? { status: null, code: told } : null,
  since: {},
})

/** What has failed in this step; null: nothing. */
function failureIn(step: Seen): Failure | null {
  const { event, calls } = step
  const answer = answerIn(step)
  if (answer) return answer.ok || isAboutAccount(answer.error) ? null : failureOf(answer.error)
  const isLost = event.type === 'failed' || (event.actor === 'convertHidden' && event.output === false)
  const lost = isLost ? event.actor : calls.stopped[0]?.actor
  return lost ? { status: null, code: SILENCE[lost] ?? 'other' } : null
}
