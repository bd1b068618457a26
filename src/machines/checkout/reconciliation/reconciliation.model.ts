import type { Driver } from '../../proving/driver'
import type { Model } from '../../proving/model'
import { sampleCheckout } from '../checkout/checkout.model'
import { reconciliationMachine } from './reconciliation.machine'
import type { CheckoutAnswer } from './reconciliation.rules'

const open = sampleCheckout()
const answer = (change: Partial<typeof open>): CheckoutAnswer => ({ ok: true, value: { ...open, ...change } })
const unreachable: CheckoutAnswer = {
  ok: false,
  error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null },
}
const declined: CheckoutAnswer = { ok: false, error: { kind: 'payment', failure: 'declined' } }
const isUnsaid = (kind: string) => ['unreachable', 'invalid', 'running'].includes(kind)
const crashed = { error: new Error('crashed') }
const attempt = {
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
  card: { number: '4242424242424242', exp_month: 7, exp_year: 2030, cvc: '123', name: 'Bo Example' },
  total: open.total,
}

/** How long it has paused, ms: all the time but the nine seconds for which each missing answer is waited for. */
const pausedIn = ({ clock, events }: Driver) =>
  clock.now() - 9000 * events.filter(({ type }) => type.startsWith('xstate.after.patience')).length

/** How often the buyer has had it looked into: once by coming here, and once by each press. */
const looksIn = ({ events }: Driver) => 1 + events.filter(({ type }) => type === 'CHECK').length

export const reconciliationModel: Model<typeof reconciliationMachine> = {
  machine: reconciliationMachine,
  input: { uuid: open.uuid, as: null, attempt },
  inputs: [
    { uuid: open.uuid, as: null, attempt: null },
    { uuid: open.uuid, as: null, attempt: { ...attempt, card: null } },
  ],
  key: ({ attempt: kept, rounds, outcome }) => ({
    hasAttempt: kept !== null,
    rounds,
    outcome: outcome && (outcome.ok ? outcome.value.status : outcome.error.kind),
  }),
  cases: { CHECK: [{ type: 'CHECK' }] },
  outcomes: {
    getCheckout: [
      { output: answer({ status: 'confirmed' }) },
      { output: answer({ status: 'paid' }) },
      { output: answer({ payment_failure: 'declined' }) },
      { output: answer({}) },
      { output: { ok: false, error: { kind: 'gone' } } },
      { output: unreachable },
      { output: { ok: false, error: { kind: 'invalid', cause: 'no checkout' } } },
      crashed,
    ],
    payCheckout: [
      { output: answer({ status: 'confirmed' }) },
      { output: declined },
      { output: { ok: false, error: { kind: 'running' } } },
      crashed,
    ],
    backOnline: [crashed],
  },
  delays: { pause: 2500, patience: 9000 },
  secrets: { 'attempt.card': (snapshot) => !snapshot.matches('settled') },
  invariants: [
    {
      name: 'F-35f what is sent again is the very same attempt',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'payCheckout')
          .every(({ input }) => JSON.stringify(input) === JSON.stringify({ uuid: open.uuid, as: null, ...attempt })),
    },
    {
      name: 'the card is forgotten once it is clear',
      when: (snapshot) => snapshot.matches('settled'),
      holds: ({ context }) => context.attempt === null,
    },
    {
      name: 'F-35f nothing is told to be clear that the shop has not said',
      when: (snapshot) => snapshot.context.outcome !== null || snapshot.matches('settled'),
      holds: ({ context: { outcome } }) =>
        outcome !== null && (outcome.ok ? outcome.value.status === 'confirmed' : !isUnsaid(outcome.error.kind)),
    },
    {
      name: 'F-35f it asks every 2.5 seconds',
      when: (snapshot) => snapshot.matches('asking'),
      holds: (_, driver) =>
        pausedIn(driver) === 2500 * (driver.calls.filter(({ src }) => src === 'getCheckout').length - 1),
    },
    {
      name: 'F-35f the buyer is asked to look again after half a minute, and not before',
      when: (snapshot) => snapshot.matches('unsure'),
      holds: (_, driver) => pausedIn(driver) === 30_000 * looksIn(driver),
    },
    {
      name: 'nobody is asked for longer than half a minute',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (_, driver) => pausedIn(driver) < 30_000 * looksIn(driver),
    },
    {
      name: 'at most one question is on its way',
      holds: (_, { pending }) => ['getCheckout', 'payCheckout'].filter((id) => pending.has(id)).length <= 1,
    },
    {
      name: 'a page without the card never pays',
      when: ({ context }) => (context.attempt?.card ?? null) === null,
      holds: (snapshot) => !snapshot.matches('resending'),
    },
  ],
}
