import { asked, did, didNot, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, never, oracle, within } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'
import type { SubscriptionFlowView } from '~/machines/subscription/subscription-flow/subscription-flow.connect'

/** `hasBooks`: of the plan that was chosen before. `problem`: what the newest way could not do. */
type Memory = { hasBooks: boolean; problem: 'notStored' | 'notOpened' | null }
type Known = Step<SubscriptionFlowView, Memory>
type Seen = Pick<Known, 'event' | 'view' | 'calls' | 'input'> & { before: Pick<Known, 'view'> | null }

/** A call is waited for so long; then a page that is being left has so long to go. */
const [PATIENCE, DEPARTURE] = [9000, 4000]

const isFirst = ({ input: { step } }: Pick<Seen, 'input'>) => step === 'childInfo' || step === 'giftDetails'
/** E-14: the child, the payment, the review; S-022: a number of kits that was chosen before is not asked for again. */
const pageBefore = ({ input: { step, subflow, hrefs } }: Seen) => {
  if (step === 'orderReview') return subflow ? hrefs.childInfo : hrefs.paymentOptions
  return step === 'paymentOptions' ? hrefs.childInfo : hrefs.before
}
const isShort = (step: Seen) => isFirst(step) && step.input.subflow !== null
const pageAfter = (step: Seen) =>
  isFirst(step) && !isShort(step) ? step.input.hrefs.paymentOptions : step.input.hrefs.orderReview

/** The checkout of the review opens pages, too: this is about those of the flow. */
const isPage = ({ input: { hrefs } }: Seen, href: string) => Object.values(hrefs).includes(href)
const isOpening = (step: Seen) =>
  step.calls.running.some(({ actor, input }) => actor === 'openPage' && isPage(step, input.href))
const isStoring = (step: Seen) => isFirst(step) && isRunning(step, 'storePlan')
const opens = (step: Seen) =>
  step.calls.asked.some(({ actor, input }) => actor === 'openPage' && isPage(step, input.href))
const isOfFlow = (step: Seen) => step.event.actor !== 'openPage' || isPage(step, step.event.input.href)

const isFree = ({ before }: Seen) => before?.view.isBusy === false
const isBusy = ({ before }: Seen) => before?.view.isBusy === true
/** Whether that is what the step of this page can say. */
const isOf = ({ event: { type }, input: { step } }: Pick<Seen, 'event' | 'input'>) =>
  ({ 'CHILD.VALID': 'childInfo', 'GIFT.VALID': 'giftDetails', OPTION: 'paymentOptions' })[type] === step

const VALID = either('CHILD.VALID', 'GIFT.VALID')
const ON = either(VALID, 'OPTION')
const hasAccount = ({ input: { checkout } }: Known) => Boolean(checkout?.as)
/** Nothing has been tried in the review yet. */
const isWaiting = ({ before }: Known) => {
  const checkout = before?.view.checkoutStart
  return checkout?.can.start === true && checkout.failure === null
}
const logs = ({ effects }: Known) => effects.filter(({ name }) => name === 'logFailure').length

export const subscriptionFlowOracle = oracle<SubscriptionFlowView, Memory>(
  'subscriptionFlow',
  [
    after('start', { rule: 'F-24', says: 'a page stands, and nothing is asked' }, (step) => [
      notAsked(step),
      equal([step.effects, step.view.isBusy, step.view.problem], [[], false, null]),
    ]),
    always(
      { rule: ['S-017', 'S-019', 'S-279', 'S-018'], says: 'each step is a page of its own' },
      ({ view, input }) => {
        const { childInfo, giftDetails, paymentOptions, checkoutStart } = view
        const parts = { childInfo, giftDetails, paymentOptions, orderReview: checkoutStart }
        return equal(
          Object.entries(parts).flatMap(([step, part]) => (part ? [step] : [])),
          [input.step],
        )
      },
    ),
    always({ decided: 'E-14', says: 'it is known where each step and the one before is' }, (step) =>
      equal([step.view.hrefs, step.view.backHref], [step.input.hrefs, pageBefore(step)]),
    ),

    after(
      ON,
      {
        decided: 'E-14',
        says: 'the next step opens',
        when: (step) => isFree(step) && isOf(step) && !isShort(step),
      },
      (step) => [asked(step, 'openPage', { href: pageAfter(step) }), equal(step.calls.asked.length, 1)],
    ),
    after(
      VALID,
      {
        rule: ['S-022', 'S-257'],
        says: 'the number of kits that was chosen before is kept, without add-ons in another language',
        when: (step) => isFree(step) && isOf(step) && isShort(step),
      },
      (step) => [
        asked(step, 'storePlan', { ...step.input.subflow, hasBooks: step.memory.hasBooks }),
        equal(step.calls.asked.length, 1),
      ],
    ),
    after(done('storePlan'), { rule: 'S-022', says: 'and then the review opens' }, (step) =>
      asked(step, 'openPage', { href: step.input.hrefs.orderReview }),
    ),
    after('BACK', { rule: 'F-24', says: 'the step before opens, wherever one is' }, (step) => [
      asked(step, 'openPage', { href: pageBefore(step) }),
      equal([isStoring(step), step.calls.running.filter(({ actor }) => actor === 'openPage').length], [false, 1]),
    ]),
    after(
      ON,
      { rule: 'F-24', says: 'once on the way, a second word changes nothing', when: (step) => isBusy(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      ON,
      { rule: 'F-24', says: 'what another step says means nothing here', when: (step) => !isOf(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after('CHANGED', { rule: 'F-24', says: 'what was sent has to be sent anew, here', when: isBusy }, (step) => [
      did(step, 'stay'),
      notAsked(step),
      equal([isStoring(step), isOpening(step), step.view.isBusy], [false, false, false]),
    ]),
    after('CHANGED', { rule: 'F-24', says: 'before it is sent nothing comes of it', when: isFree }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),
    after('LANGUAGE_CHANGED', { rule: 'S-257', says: 'the step stays as it is' }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),

    lasts(PATIENCE, VALID, { rule: 'S-022', when: (step) => isStoring(step) && isFree(step) }, isStoring),
    lasts(PATIENCE, either(ON, 'BACK', done('storePlan')), { rule: 'F-24', when: opens }, isOpening),
    lasts(
      DEPARTURE,
      done('openPage'),
      { rule: 'F-24', says: 'a page that is being left can be used again', when: isOfFlow },
      ({ view }) => view.isBusy,
    ),
    after(done('openPage'), { rule: 'F-24', says: 'nothing follows', when: isOfFlow }, (step) => [
      notAsked(step),
      didNot(step),
    ]),
    within(PATIENCE, VALID, { rule: 'S-022', says: 'silence is no answer', when: isStoring }, ({ view }) =>
      equal([view.problem, view.isBusy], ['notStored', false]),
    ),
    within(
      PATIENCE,
      either(ON, 'BACK', done('storePlan')),
      { rule: 'F-24', says: 'silence is no answer', when: opens },
      ({ view }) => equal([view.problem, view.isBusy], ['notOpened', false]),
    ),
    after(failed('storePlan'), { rule: 'S-022', says: 'what could not be kept can be sent again' }, (step) => [
      notAsked(step),
      equal(step.view.isBusy, false),
    ]),
    after(failed('openPage'), { rule: 'F-24', says: 'can be tried again', when: isOfFlow }, (step) => [
      notAsked(step),
      equal(step.view.isBusy, false),
    ]),
    always({ rule: 'F-24', says: 'what is said is of the newest way' }, ({ view, memory }) =>
      equal(view.problem, memory.problem),
    ),
    always({ rule: 'F-24', says: 'what did not work is logged once, and nothing else is' }, (step) =>
      equal(logs(step), isBusy(step) && step.view.problem !== null ? 1 : 0),
    ),
    never(
      { rule: 'F-24', says: 'it looks idle while it is asking' },
      (step) => (isStoring(step) || isOpening(step)) && !step.view.isBusy,
    ),

    after(
      'CHILD.DRAFT',
      {
        rule: 'F-24',
        says: 'what was not sent is there',
        when: (step) => isFree(step) && step.view.childInfo !== null,
      },
      (step) => [
        nothingLeft(step),
        equal(
          [step.view.childInfo?.name.value, step.view.childInfo?.language.value],
          [step.event.draft.name, step.event.draft.language],
        ),
      ],
    ),
    after(
      'GIFT.DRAFT',
      {
        decided: 'E-94',
        says: 'what was not sent is there',
        when: (step) => isFree(step) && step.view.giftDetails !== null,
      },
      (step) => [
        nothingLeft(step),
        equal(
          Object.entries(step.view.giftDetails?.fields ?? {}).map(([field, { value }]) => [field, value]),
          Object.entries(step.event.draft),
        ),
      ],
    ),
    after(
      'CHECKOUT.RESUME',
      {
        decided: 'E-83',
        says: 'the review goes on to the checkout with the account that was made for it',
        when: (step) => isFree(step) && hasAccount(step) && isWaiting(step),
      },
      (step) => [asked(step, 'newKey'), equal(step.view.checkoutStart?.isBusy, true)],
    ),
    after(
      'CHECKOUT.RESUME',
      { decided: 'E-83', says: 'and waits without one', when: (step) => !hasAccount(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    always({ rule: 'F-24', says: 'it stands alone' }, ({ told, emitted, ended }) =>
      equal([told, emitted, ended], [[], [], null]),
    ),
  ],
  (memory, step) => {
    const { event, calls, input } = step
    const known: Memory = memory ?? { hasBooks: input.subflow?.hasBooks ?? false, problem: null }
    const hasBooks = known.hasBooks && event.type !== 'LANGUAGE_CHANGED'
    if (opens(step) || (isFirst(step) && calls.asked.some(({ actor }) => actor === 'storePlan')))
      return { hasBooks, problem: null }
    if (event.type === 'failed' && !isOfFlow(step)) return { hasBooks, problem: known.problem }
    const hasFailed = (actor: string) =>
      (event.type === 'failed' && event.actor === actor) ||
      (event.type === 'time' && calls.stopped.some((call) => call.actor === actor))
    if (isFirst(step) && hasFailed('storePlan')) return { hasBooks, problem: 'notStored' }
    return { hasBooks, problem: hasFailed('openPage') ? 'notOpened' : known.problem }
  },
)
