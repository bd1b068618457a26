import type { Model } from '~/machines/proving/model'
import type { Plan } from '~/services/domain/plans/plan-price.rules'
import { type PaymentOptionsInput, paymentOptionsMachine } from './payment-options.machine'
import { choiceOf } from './payment-options.rules'

const money = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
const paygo: Plan = {
  id: 'paygo',
  size: 1,
  perKit: money(12_600),
  isMixed: false,
  now: money(12_600),
  full: null,
  savingPercent: 0,
}
const two: Plan = {
  id: 'kits-2',
  size: 2,
  perKit: money(11_970),
  isMixed: false,
  now: money(23_940),
  full: money(25_200),
  savingPercent: 5,
}
const input: PaymentOptionsInput = {
  kitAnchor: 'kit-the-babbler',
  isGift: false,
  plans: [paygo, two],
  isShort: false,
  books: money(2000),
  chosen: null,
}

export const paymentOptionsModel: Model<typeof paymentOptionsMachine> = {
  machine: paymentOptionsMachine,
  input,
  inputs: [
    { ...input, books: null, chosen: { paymentOption: 'recurring-pay-up-front', size: 2, hasBooks: true } },
    { ...input, plans: [paygo], isShort: true },
    // a gift is paid in advance: without the offers nothing can be chosen
    { ...input, isGift: true, books: null, plans: [], isShort: true },
  ],
  key: ({ plans, planId, renews, hasBooks, books, isShort, isGift, sent }) => ({
    sent,
    plans: plans.length,
    planId,
    renews,
    hasBooks,
    offersBooks: books !== null,
    isShort,
    isGift,
  }),
  cases: {
    PICK: ['paygo', 'kits-2', 'kits-9'].map((planId) => ({ type: 'PICK', planId })),
    RENEW: [true, false].map((renews) => ({ type: 'RENEW', renews })),
    BOOKS: [true, false].map((hasBooks) => ({ type: 'BOOKS', hasBooks })),
    RETRY: [{ type: 'RETRY' }],
    CONTINUE: [{ type: 'CONTINUE' }],
  },
  outcomes: {
    rememberPlan: [
      { output: { ok: true, value: { paymentOption: 'paygo', size: 1, hasBooks: false } } },
      { output: { ok: false, error: { kind: 'refused' } } },
      { error: new Error('offline') },
    ],
    storePlan: [
      { output: { ok: true, value: { paymentOption: 'paygo', size: 1, hasBooks: false } } },
      { output: { ok: false, error: { kind: 'refused' } } },
      { error: new Error('offline') },
    ],
    loadPlans: ({ context }) => [
      { output: context.isGift ? [two] : [paygo, two] },
      { output: null },
      { error: new Error('offline') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'S-279 what is chosen is one of the three ways, and only several kits are paid in advance',
      holds: ({ context }) => {
        const choice = choiceOf(context)
        return choice === null || (choice.paymentOption === 'paygo') === (choice.size === 1)
      },
    },
    {
      name: 'A-046 no books where none are offered',
      when: ({ context }) => context.books === null,
      holds: ({ context }) => !context.hasBooks,
    },
    {
      name: 'what is stored is what is picked',
      when: (snapshot) => snapshot.matches({ choice: 'storing' }),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.findLast(({ id }) => id === 'storePlan')?.input) === JSON.stringify(choiceOf(context)),
    },
    {
      name: 'S-254 what our server was told last is what is picked',
      when: (snapshot) => snapshot.matches({ choice: { choosing: 'quiet' } }),
      holds: ({ context }, { calls }) => {
        const told = calls.findLast(({ id }) => id === 'rememberPlan' || id === 'storePlan')
        return !told || JSON.stringify(told.input) === JSON.stringify(choiceOf(context))
      },
    },
    {
      name: 'what was not kept and what could not be found out is in the log, once; a lost pick unless the choice is kept with it',
      holds: (snapshot, { events, effects }) => {
        const logged = (failed: string) =>
          effects.filter(({ type, params }) => type === 'logFailure' && params === failed).length
        const failures = (id: string, state: string) =>
          events.filter(
            ({ type, output }) =>
              type === `xstate.error.actor.${id}` ||
              type === `xstate.after.patience.paymentOptions.${state}` ||
              (type === `xstate.done.actor.${id}` && (output === null || output.ok === false)),
          ).length
        return (
          logged('choice') === failures('storePlan', 'choice.storing') &&
          logged('offers') === failures('loadPlans', 'offers.asking') &&
          logged('pick') <= failures('rememberPlan', 'choice.choosing.remembering') &&
          (!snapshot.matches({ choice: { choosing: 'forgotten' } }) || logged('pick') > 0)
        )
      },
    },
    {
      name: 'E-94 a gift is paid in advance and never renews',
      when: ({ context }) => context.isGift,
      holds: ({ context }) => [null, 'pay-up-front'].includes(choiceOf(context)?.paymentOption ?? null),
    },
  ],
}
