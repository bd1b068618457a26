import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { emptyAddress } from '~/services/domain/delivery/address.rules'
import type { CheckoutPageAnswer } from '~/services/flows/checkout/checkout-page.contract'
import type { Checkout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { KitsToCome } from '~/services/upstreams/checkout-orchestration/kits-to-come.contract'
import type { CheckoutAnswer } from '../reconciliation/reconciliation.rules'
import { checkoutMachine } from './checkout.machine'
import type { CheckoutContext, CheckoutInput, Step } from './checkout.rules'
import { isDone, isReached, STEPS, stepsOf } from './checkout.rules'

export const sampleAddress = {
  first_name: 'Bo',
  last_name: 'Example',
  company: '',
  line1: 'Sample Street 1',
  line2: '',
  city: 'Utrecht',
  state: '',
  zip_code: '3511 AB',
  country: 'NL',
}

const EXPRESS = { id: 'express' as const, price: 995, min_days: 1, max_days: 2 }
const line: Checkout['lines'][number] = {
  sku: 'TOY-BEAN-BAGS',
  title: 'Three Bean Bags',
  details: [],
  kind: 'item',
  quantity: 1,
  ...{ price: 1900, full_price: 1900, total: 1900, picture: null, kit_anchor: null },
}

/** A checkout of one toy, as it begins: for models. */
export const sampleCheckout = (change: Partial<Checkout> = {}): Checkout => ({
  uuid: '00000000-0000-4000-8000-00000000c0de',
  status: 'open',
  source: 'cart',
  locale: 'en-EU',
  currency_code: 'eur',
  country_code: null,
  needs_account: false,
  needs_shipping: true,
  user_uuid: null,
  email: null,
  phone_number: null,
  shipping_address: null,
  billing_address: null,
  delivery_method: null,
  delivery_methods: [{ id: 'standard', price: 495, min_days: 2, max_days: 4 }, EXPRESS],
  lines: [line],
  subtotal: 1900,
  discount: 0,
  discount_codes: [],
  shipping: 0,
  tax: 330,
  tax_rate: 21,
  taxes_included: true,
  total: 1900,
  ...KitsToCome.parse({}),
  payment_failure: null,
  order: null,
  subscription_uuid: null,
  child_uuid: null,
  expires_at: '2026-11-22T10:00:00.000Z',
  ...change,
})

/** Everything is saved; only the card is missing. */
export const payableCheckout = (change: Partial<Checkout> = {}): Checkout =>
  sampleCheckout({
    email: 'parent@playchart.test',
    shipping_address: sampleAddress,
    delivery_method: 'standard',
    shipping: 495,
    total: 2395,
    tax: 416,
    ...change,
  })

const addressText = { ...emptyAddress('NL'), ...sampleAddress }
const cardText = { number: '4242 4242 4242 4242', expiry: '07 / 30', cvc: '123', name: 'Bo Example' }
const withState = { ...addressText, state: 'UT' }
const known = { ...addressText, line1: 'Known Street 1' }
const start = sampleCheckout()
const person = '00000000-0000-4000-8000-0000000000aa'
const input: CheckoutInput = {
  uuid: start.uuid,
  checkout: start,
  ...{ as: null, email: null, known: null, testCards: null },
  locale: 'en-EU',
  today: CivilDate.parse('2026-11-21'),
}
const ok = (value: Checkout): CheckoutAnswer => ({ ok: true, value })
const refused = (error: Extract<CheckoutAnswer, { ok: false }>['error']): CheckoutAnswer => ({ ok: false, error })
const unreachable = refused({ kind: 'unreachable', cause: 'offline', retryAfterSeconds: null })
const gone = refused({ kind: 'gone' })
const otherPerson = refused({ kind: 'otherPerson' })
const declined = refused({ kind: 'payment', failure: 'declined' })
const expired = refused({ kind: 'payment', failure: 'card_expired' })
const SAID = ['totalChanged', 'outOfStock', 'agedOut', 'subscribed', 'incomplete', 'notOpen', 'notServed']
const refusals = [...SAID, 'strange'].map((code) => ({ output: refused({ kind: 'refused', status: 422, code }) }))
const leaving = [...refusals, { output: gone }, { output: otherPerson }]
const page = (checkout: Checkout | null): CheckoutPageAnswer => ({
  ok: true,
  value: { checkout, as: null, email: 'known@playchart.test', known, testCards: null, today: input.today },
})
/** The shop says another sum than before. */
const dearer = (checkout: Checkout): Checkout => ({ ...checkout, total: checkout.total + 100 })
const noPage = (kind: 'notFound' | 'needsAccount'): CheckoutPageAnswer => ({ ok: false, error: { kind } })
const crashed = { error: new Error('crashed') }
const confirmed = ok(payableCheckout({ status: 'confirmed' }))
const draft = { contact: { email: 'draft@playchart.test', phone: '' }, address: null }

/** As the shop keeps it: with what was sent. */
function saved({ checkout, change }: CheckoutContext): CheckoutAnswer {
  if (!checkout) return gone
  return ok({
    ...checkout,
    email: change.email ?? checkout.email,
    shipping_address: change.shipping_address ?? checkout.shipping_address,
    billing_address: change.billing_address ?? checkout.billing_address,
    delivery_method: change.delivery_method ?? checkout.delivery_method,
  })
}

const UNCLEAR = [{ paying: 'charging' }, 'reconciling', { withBuyer: 'loading' }, { withBuyer: 'unavailable' }] as const
/** Where nobody knows yet what became of a payment. Whoever signs out leaves that to the page of the next sign-in. */
const isUnclear = (snapshot: Snapshot) => UNCLEAR.some((state) => snapshot.matches(state))
const isLeft = (snapshot: Snapshot) => snapshot.matches('signedOut')
const PAYMENT_CALLS = ['payCheckout', 'reconciliation']
const CALLS = ['getCheckoutPage', 'changeCheckout', ...PAYMENT_CALLS]
const isGone = ({ value }: Snapshot) => ['notFound', 'signedOut', 'otherPerson'].some((state) => value === state)

/** Where the card is on its way, or may have to be sent again. */
const isBeingPaid = (snapshot: Snapshot) => snapshot.matches('paying') || snapshot.matches('reconciling')

const otherThan = (method: string) => (method === 'express' ? ('standard' as const) : ('express' as const))
type Snapshot = SnapshotFrom<typeof checkoutMachine>
/** The page has a form and its button only on their own step, and while that is saved. */
const on =
  <Event>(step: Step, events: Event[]) =>
  (snapshot: Snapshot) =>
    snapshot.matches({ withBuyer: { steps: step } }) ? events : []
/** The steps are walked as a guest; with an account it is about the card, the payment, and signing out meanwhile. */
const inSteps =
  <Event>(events: Event[]) =>
  (snapshot: Snapshot) =>
    snapshot.context.as === null && snapshot.matches({ withBuyer: 'steps' }) ? events : []

const isReading = ({ type }: AnyEventObject) => type === 'xstate.done.actor.getCheckoutPage'
const isWordOnPayment = ({ type }: AnyEventObject) => /^xstate\.done\.actor\.(payCheckout|reconciliation)$/.test(type)

const isUnsaid = ({ value, error }: AnyEventObject[string]) =>
  value?.status === 'paid' || ['unreachable', 'invalid'].includes(error?.kind)

/** The payment that was sent last, while the shop has not said what became of it; null: there is none. */
function sentWithoutWord({ calls, events }: Driver): string | null {
  const since = events.slice(events.findLastIndex(({ type }) => type === 'xstate.done.actor.newKey') + 1)
  const isClear = since.some((event) => isWordOnPayment(event) && !isUnsaid(event.output))
  const sent = isClear ? undefined : calls.findLast(({ src }) => src === 'payCheckout')
  return sent ? JSON.stringify(sent.input) : null
}

const isFailure = ({ type, output }: AnyEventObject) =>
  /^xstate\.(error\.actor\.(?!payCheckout)|after\.patience\.checkout\.(?!paying\.charging))/.test(type) ||
  (type === 'xstate.done.actor.changeCheckout' && ['unreachable', 'invalid'].includes(output?.error?.kind)) ||
  (isReading({ type }) && output.ok && output.value.checkout === null)

export const checkoutModel: Model<typeof checkoutMachine> = {
  machine: checkoutMachine,
  input,
  inputs: [
    { ...input, checkout: null },
    { ...input, checkout: sampleCheckout({ needs_shipping: false, delivery_methods: [] }) },
    { ...input, checkout: payableCheckout({ status: 'paying' }) },
    { ...input, checkout: payableCheckout({ status: 'paid' }) },
    { ...input, checkout: payableCheckout({ status: 'confirmed' }) },
    { ...input, checkout: payableCheckout({ user_uuid: person }), as: person },
    // what became of a payment is told in any language; one key for all, so that only walks begin there
    ...(['en-US', 'en-GB', 'en-AU', 'nl', 'de', 'fr', 'es'] as const).map((locale) => ({
      ...{ ...input, locale, checkout: payableCheckout({ status: 'paying', phone_number: '020 1234567' }) },
    })),
    { ...input, checkout: sampleCheckout({ delivery_methods: [EXPRESS] }), known, email: 'known@playchart.test' },
    { ...input, checkout: payableCheckout({ billing_address: known }) },
  ],
  limit: 6000,
  key: ({ checkout, as, card, delivery, problem, attempt, draft: kept, refusal, hasShown }) => ({
    checkout: checkout && [
      // what is under way is looked into, however far it is
      checkout.status === 'paid' ? 'paying' : checkout.status,
      checkout.needs_shipping,
      checkout.email !== null,
      checkout.shipping_address !== null,
      !checkout.needs_shipping && checkout.billing_address !== null,
      checkout.delivery_method,
    ],
    hasCard: card !== null,
    delivery,
    // each refusal is told alike, in its own words
    problem: problem && [problem.step, SAID.includes(problem.code) ? 'invalid' : problem.code],
    isPaying: attempt !== null,
    isMadeForPerson: as !== null,
    hasDraft: kept !== null,
    isRefused: refusal !== null,
    hasShown,
  }),
  cases: {
    CONTACT: on(
      'contact',
      ['', ' 020 1234567 '].map((phone) => ({ type: 'CONTACT', contact: { email: 'parent@playchart.test', phone } })),
    ),
    ADDRESS: on('address', [
      { type: 'ADDRESS', address: { shipping: withState, billing: emptyAddress(''), isSame: true } },
      { type: 'ADDRESS', address: { shipping: addressText, billing: known, isSame: false } },
    ]),
    CARD: on('payment', [{ type: 'CARD', card: cardText }]),
    CHOOSE: (snapshot) =>
      on('delivery', [{ type: 'CHOOSE' as const, method: otherThan(snapshot.context.delivery) }])(snapshot),
    NEXT: on('delivery', [{ type: 'NEXT' }]),
    BACK: inSteps([{ type: 'BACK' }]),
    GO: inSteps(STEPS.map((step) => ({ type: 'GO', step }))),
    PAY: (snapshot) =>
      snapshot.matches('paying') ? [{ type: 'PAY' }] : on('review', [{ type: 'PAY' as const }])(snapshot),
    RETRY: (snapshot) => (snapshot.matches({ withBuyer: 'unavailable' }) ? [{ type: 'RETRY' }] : []),
    RELOAD: (snapshot) => (snapshot.matches('otherPerson') ? [{ type: 'RELOAD' }] : []),
    PRINT: (snapshot) => (snapshot.matches({ withBuyer: 'confirmed' }) ? [{ type: 'PRINT' }] : []),
    SIGNED_OUT: [{ type: 'SIGNED_OUT' }],
    RESTORE: ({ context }) =>
      context.draft || context.as
        ? []
        : [start.uuid, 'another'].map((uuid) => ({ type: 'RESTORE' as const, draft: { uuid, ...draft } })),
  },
  outcomes: {
    getCheckoutPage: ({ context }) => [
      { output: page(dearer(context.checkout ?? start)) },
      { output: page(null) },
      { output: noPage('notFound') },
      { output: noPage('needsAccount') },
      crashed,
    ],
    changeCheckout: ({ context }) => [
      { output: saved(context) },
      { output: unreachable },
      { output: gone },
      { output: otherPerson },
      { output: refused({ kind: 'unauthorised' }) },
      { output: refused({ kind: 'invalid', cause: 'no checkout' }) },
      ...refusals,
      crashed,
    ],
    payCheckout: [
      { output: confirmed },
      { output: declined },
      { output: expired },
      { output: ok(payableCheckout({ status: 'paid' })) },
      { output: unreachable },
      { output: refused({ kind: 'invalid', cause: 'no checkout' }) },
      ...leaving,
      crashed,
    ],
    reconciliation: [
      { output: confirmed },
      { output: declined },
      { output: refused({ kind: 'needsAccount' }) },
      { output: { ok: false, error: { kind: 'notTaken' } } },
      ...leaving,
      crashed,
    ],
    newKey: [{ output: '00000000-0000-4000-8000-000000000001' }, crashed],
    stepsInHistory: [crashed],
    backOnline: [crashed],
    signOuts: [crashed],
    contact: [],
    address: [],
    card: [],
  },
  delays: { patience: 9000 },
  secrets: {
    card: (snapshot) =>
      snapshot.matches({ withBuyer: 'steps' }) || snapshot.matches({ withBuyer: 'loading' }) || isBeingPaid(snapshot),
    'attempt.card': isBeingPaid,
  },
  invariants: [
    {
      name: 'whoever signs out leaves the page at once, whatever is on its way, and nothing is on its way any more',
      when: ({ context }, { events }) => context.as !== null && events.at(-1)?.type === 'SIGNED_OUT',
      holds: (snapshot, { pending }) => isGone(snapshot) && !CALLS.some((id) => pending.has(id)),
    },
    {
      name: 'the fields of the card are emptied wherever the page forgets the card',
      when: (snapshot, { calls }) =>
        calls.some(({ src }) => src === 'payCheckout') &&
        (isLeft(snapshot) ||
          snapshot.matches({ withBuyer: 'unavailable' }) ||
          snapshot.matches({ withBuyer: 'confirmed' })),
      holds: (_, { calls }) => calls.find(({ src }) => src === 'card')?.received.at(-1)?.type === 'CLEAR',
    },
    {
      name: 'a step is shown only when all before it are done',
      holds: (snapshot) => {
        const step = STEPS.find((each) => snapshot.matches({ withBuyer: { steps: each } }))
        const { checkout, card } = snapshot.context
        return !step || (checkout !== null && isReached(step, { checkout, hasCard: card !== null }))
      },
    },
    {
      name: 'F-35f nothing is paid before everything is there',
      when: (snapshot) => snapshot.matches('paying'),
      holds: ({ context: { checkout, card } }) =>
        checkout !== null &&
        card !== null &&
        stepsOf(checkout).every((step) => step === 'review' || isDone(step, { checkout, hasCard: true })),
    },
    {
      name: 'F-35f a payment whose end nobody knows is looked into, and nothing else is done until it is clear',
      when: ({ context }) => context.attempt !== null,
      holds: isUnclear,
    },
    {
      name: 'F-35f what is looked into is the payment that was sent, with its key, until the shop has said what became of it; after that, and where this page sent none, it is one that only the shop knows',
      when: (snapshot) => snapshot.matches('reconciling'),
      holds: ({ context: { attempt } }, driver) => {
        const sent = sentWithoutWord(driver)
        return sent === null ? attempt === null : sent.includes(`"idempotencyKey":"${attempt?.idempotencyKey}"`)
      },
    },
    {
      name: 'F-35f a payment that the shop has under way is looked into, also by a page that was loaded meanwhile',
      when: ({ context }, { events }) =>
        ['paying', 'paid'].includes(context.checkout?.status ?? '') &&
        !events.slice(events.findLastIndex(isReading) + 1).some(isWordOnPayment),
      holds: (snapshot) => (isUnclear(snapshot) && !snapshot.matches('paying')) || isGone(snapshot),
    },
    {
      name: 'F-35f after a payment the page has a word of the shop: its answer, or what was found out about it',
      when: (snapshot, { calls }) =>
        calls.some(({ src }) => src === 'payCheckout') && !isUnclear(snapshot) && !isLeft(snapshot),
      holds: (_, { calls, pending }) =>
        !PAYMENT_CALLS.some((id) => pending.has(id)) &&
        // given up by this page: then somebody has looked into it
        calls.every(
          ({ src, isAborted }, at) =>
            !PAYMENT_CALLS.includes(src) ||
            !isAborted ||
            calls.slice(at + 1).some((later) => later.src === 'reconciliation'),
        ),
    },
    {
      name: 'the total that is paid is the one that was shown',
      when: (snapshot) => snapshot.matches({ paying: 'charging' }),
      holds: ({ context }) => context.attempt?.total === context.checkout?.total,
    },
    {
      name: 'a confirmed checkout, one that is lost and one whose buyer is gone keep no card',
      when: (snapshot) => snapshot.matches({ withBuyer: 'confirmed' }) || isGone(snapshot),
      holds: ({ context }) => context.card === null && context.attempt === null,
    },
    {
      name: 'F-35f a payment that was not taken is told at the card, and keeps what was filled in',
      when: (snapshot) =>
        snapshot.matches({ withBuyer: 'steps' }) &&
        ['declined', 'card_expired'].includes(snapshot.context.problem?.code ?? ''),
      holds: (snapshot) =>
        snapshot.matches({ withBuyer: { steps: 'payment' } }) && snapshot.context.checkout?.email !== null,
    },
    {
      name: 'what was not saved is told at its own step, and nothing is told while something is on its way',
      when: (snapshot) => snapshot.matches({ withBuyer: 'steps' }) || snapshot.matches('paying'),
      holds: (snapshot) => {
        const { problem } = snapshot.context
        if (snapshot.hasTag('busy')) return problem === null
        return problem?.code !== 'notSaved' || snapshot.matches({ withBuyer: { steps: problem.step } })
      },
    },
    {
      name: 'the first thing that is shown takes the keyboard from nowhere, each later one has it',
      holds: (_, { effects }) =>
        effects
          .filter(({ type }) => type === 'showStep' || type === 'showConfirmation')
          .every(({ params }, at) => Object(params).isFirst === (at === 0)),
    },
    {
      name: 'whatever had no answer is in the log, once; a refusal is not, nor a payment, which is looked into first',
      holds: (_, { events, effects }) =>
        effects.filter(({ type }) => type === 'logFailure').length === events.filter(isFailure).length,
    },
    {
      name: 'at most one thing is on its way',
      holds: (_, { pending }) => CALLS.filter((id) => pending.has(id)).length <= 1,
    },
  ],
}
