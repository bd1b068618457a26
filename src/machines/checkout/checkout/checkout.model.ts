import type { Model } from '~/machines/proving/model'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { emptyAddress } from '~/services/domain/delivery/address.rules'
import type { Checkout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { CheckoutAnswer } from '../reconciliation/reconciliation.machine'
import { checkoutMachine } from './checkout.machine'
import { isDone, isReached, stepsOf } from './checkout.rules'
import { payableCheckout, sampleAddress, sampleCheckout } from './checkout.samples'
import type { CheckoutContext, CheckoutInput } from './checkout.types'

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}
const start = sampleCheckout()
const { uuid } = start
const person = '00000000-0000-4000-8000-0000000000aa'
const input: CheckoutInput = {
  uuid,
  checkout: start,
  as: null,
  email: null,
  known: null,
  locale: 'en-EU',
  today: day('2026-11-21'),
}
const ok = (value: Checkout): CheckoutAnswer => ({ ok: true, value })
const refused = (error: Extract<CheckoutAnswer, { ok: false }>['error']): CheckoutAnswer => ({ ok: false, error })
const unreachable = refused({ kind: 'unreachable', cause: 'offline', retryAfterSeconds: null })
const gone = refused({ kind: 'gone' })
const unauthorised = refused({ kind: 'unauthorised' })
const otherPerson = refused({ kind: 'otherPerson' })
const declined = refused({ kind: 'payment', failure: 'declined' })
const expired = refused({ kind: 'payment', failure: 'card_expired' })
const totalChanged = refused({ kind: 'refused', status: 409, code: 'totalChanged' })
const unknownRefusal = refused({ kind: 'refused', status: 422, code: 'strange' })
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

const addressText = { ...emptyAddress('NL'), ...sampleAddress }

/** The steps are walked as a guest; with an account it is about the card, the payment, and signing out meanwhile. */
const asGuest =
  <Event>(events: Event[]) =>
  ({ context }: { context: CheckoutContext }) =>
    context.as === null ? events : []

export const checkoutModel: Model<typeof checkoutMachine> = {
  machine: checkoutMachine,
  input,
  inputs: [
    { ...input, checkout: null },
    { ...input, checkout: sampleCheckout({ needs_shipping: false, delivery_methods: [] }) },
    { ...input, checkout: payableCheckout({ status: 'paying' }) },
    { ...input, checkout: payableCheckout({ status: 'confirmed' }) },
    { ...input, checkout: payableCheckout({ user_uuid: person }), as: person },
  ],
  limit: 6000,
  key: ({ checkout, as, step, card, delivery, problem, attempt, draft: kept, answer }) => ({
    checkout: checkout && [
      checkout.status,
      checkout.needs_shipping,
      checkout.email !== null,
      checkout.shipping_address !== null,
      checkout.billing_address !== null,
      checkout.delivery_method,
    ],
    step,
    hasCard: card !== null,
    delivery,
    problem,
    isPaying: attempt !== null,
    isMadeForPerson: as !== null,
    hasDraft: kept !== null,
    isAnswered: answer !== null,
  }),
  cases: {
    CONTACT: asGuest([{ type: 'CONTACT', contact: { email: 'parent@playchart.test', phone: '' } }]),
    ADDRESS: asGuest([
      { type: 'ADDRESS', address: { shipping: addressText, billing: emptyAddress(''), isSame: true } },
    ]),
    CARD: [
      {
        type: 'CARD',
        card: { number: '4242 4242 4242 4242', expiry: '07 / 30', cvc: '123', name: 'Bo Example' },
      },
    ],
    CHOOSE: ({ context }) =>
      context.delivery === 'express'
        ? [{ type: 'CHOOSE', method: 'standard' }]
        : [{ type: 'CHOOSE', method: 'express' }],
    NEXT: [{ type: 'NEXT' }],
    BACK: asGuest([{ type: 'BACK' }]),
    GO: asGuest([
      { type: 'GO', step: 'contact' },
      { type: 'GO', step: 'delivery' },
      { type: 'GO', step: 'review' },
    ]),
    PAY: [{ type: 'PAY' }],
    RETRY: [{ type: 'RETRY' }],
    RELOAD: [{ type: 'RELOAD' }],
    SIGNED_OUT: [{ type: 'SIGNED_OUT' }],
    RESTORE: ({ context }) =>
      context.draft || context.as
        ? []
        : [
            { type: 'RESTORE', draft: { uuid, ...draft } },
            { type: 'RESTORE', draft: { uuid: 'another', ...draft } },
          ],
  },
  outcomes: {
    getCheckout: ({ context }) => [
      { output: context.checkout ? ok(context.checkout) : ok(start) },
      { output: unreachable },
      { output: gone },
      { output: unauthorised },
      crashed,
    ],
    changeCheckout: ({ context }) => [
      { output: saved(context) },
      { output: unreachable },
      { output: gone },
      { output: otherPerson },
      { output: unknownRefusal },
      crashed,
    ],
    payCheckout: [
      { output: confirmed },
      { output: declined },
      { output: expired },
      { output: totalChanged },
      { output: unreachable },
      crashed,
    ],
    reconciliation: [
      { output: confirmed },
      { output: declined },
      { output: refused({ kind: 'needsAccount' }) },
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
  invariants: [
    {
      name: 'a step is shown only when all before it are done',
      when: (snapshot) => snapshot.matches('steps') && snapshot.context.checkout !== null,
      holds: ({ context: { checkout, card, step } }) =>
        checkout !== null && isReached(step, { checkout, hasCard: card !== null }),
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
      name: 'F-35f what is looked into is the payment that was sent, with its key',
      when: (snapshot, { calls }) => snapshot.matches('reconciling') && calls.some(({ src }) => src === 'payCheckout'),
      holds: ({ context }, { calls }) =>
        context.attempt !== null &&
        JSON.stringify(calls.findLast(({ src }) => src === 'payCheckout')?.input).includes(
          context.attempt.idempotencyKey,
        ),
    },
    {
      name: 'the total that is paid is the one that was shown',
      when: (snapshot) => snapshot.matches({ paying: 'charging' }),
      holds: ({ context }) => context.attempt?.total === context.checkout?.total,
    },
    {
      name: 'a confirmed checkout, one that is lost and one whose buyer is gone keep no card',
      when: (snapshot) =>
        snapshot.matches('confirmed') ||
        snapshot.matches('notFound') ||
        snapshot.matches('signedOut') ||
        snapshot.matches('otherPerson'),
      holds: ({ context }) => context.card === null && context.attempt === null,
    },
    {
      name: 'F-35f a payment that was not taken keeps what was filled in',
      when: (snapshot) => snapshot.matches({ steps: 'payment' }) && snapshot.context.problem === 'declined',
      holds: ({ context }) => context.checkout?.email !== null,
    },
    {
      name: 'at most one thing is on its way',
      holds: (_, { pending }) =>
        ['getCheckout', 'changeCheckout', 'payCheckout', 'reconciliation'].filter((id) => pending.has(id)).length <= 1,
    },
  ],
}
