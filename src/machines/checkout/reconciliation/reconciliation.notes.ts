import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { Card } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { invoice } from '../checkout/checkout.notes'
import type { reconciliationMachine } from './reconciliation.machine'

const attempt = z
  .strictObject({ idempotencyKey: z.string(), card: Card.meta({ personal: true }).nullable(), total: z.number().int() })
  .nullable()
const input = { uuid: z.string(), as: z.string().nullable(), attempt }
const failure = z.strictObject({
  kind: z.string(),
  failure: z.string().optional(),
  cause: z.string().optional(),
  retryAfterSeconds: z.number().nullable().optional(),
  status: z.number().optional(),
  code: z.string().optional(),
})
const outcome = z.union([
  z.strictObject({ ok: z.literal(true), value: invoice }),
  z.strictObject({ ok: z.literal(false), error: failure }),
])

export const reconciliationNotes: Notes<typeof reconciliationMachine> = {
  id: 'reconciliation',
  title: 'What became of a payment',
  sentence: 'Finds out whether a payment without an answer was taken, and never lets it count twice.',
  route: 'checkout',
  states: {
    asking: { title: 'Asking how the checkout stands', rules: ['F-35f'] },
    resending: { title: 'Nothing is on its way: sending the same payment again', rules: ['F-35f'] },
    waiting: { title: 'Not clear yet: waiting a moment', rules: ['F-35f'] },
    unsure: { title: 'Still not clear: the buyer looks again later', rules: ['F-35f'] },
    settled: { title: 'It is clear', rules: ['F-35f'] },
  },
  events: { CHECK: 'looks again, or has a network again' },
  guards: {
    canResend: 'nothing was charged, and this page still has the payment',
    isOpen: 'nothing was charged',
    isUnclear: 'it is not clear yet',
    hasAskedEnough: 'it was asked for half a minute',
  },
  actions: {
    countRound: 'count the question',
    startAnew: 'begin to count anew',
    keepOutcome: 'keep what became of it',
    keepFailure: 'keep why it was not taken',
    forgetCard: 'forget the card',
    logFailure: 'write the failure to the log',
  },
  delays: { pause: '2.5 seconds', patience: '9 seconds' },
  actors: {
    getCheckout: 'our server: how the checkout stands',
    payCheckout: 'our server: charges once per key',
    backOnline: 'the browser: has a network again',
  },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({ ...input, rounds: z.number().int().nonnegative(), outcome: outcome.nullable() }),
    events: { CHECK: eventSchema('CHECK') },
  },
}
