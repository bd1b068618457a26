import { assign, fromPromise, setup } from 'xstate'
import type { Money } from '~/services/domain/money/money'
import type { Plan } from '~/services/domain/prices/plan-price.rules'
import type { Result } from '~/services/domain/result'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { choiceOf, type Picked, startPick } from './payment-options.rules'

export type PaymentOptionsInput = {
  kitAnchor: string
  isGift: boolean
  plans: Plan[]
  /** the catalogue did not say what several kits cost: only kit by kit is offered */
  isShort: boolean
  /** of each kit; null: not offered */
  books: Money | null
  chosen: PlanChoice | null
}
type Context = Omit<PaymentOptionsInput, 'chosen'> & Picked
type Kept = Result<PlanChoice, KeepError>
type Ask = { kitAnchor: string; isGift: boolean }

const unprovided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is provided by payment-options.actors.ts`))
/** As it is sent: a page without plans has no button. */
const chosenIn = (context: Context): PlanChoice =>
  choiceOf(context) ?? { paymentOption: 'paygo', size: 1, hasBooks: false }

/** Second step of the subscription: how the kits are paid. Each pick is remembered at once. */
export const paymentOptionsMachine = setup({
  types: {
    input: {} as PaymentOptionsInput,
    context: {} as Context,
    events: {} as
      | { type: 'PICK'; planId: string }
      | { type: 'RENEW'; renews: boolean }
      | { type: 'BOOKS'; hasBooks: boolean }
      | { type: 'RETRY' }
      | { type: 'CONTINUE' },
    tags: {} as 'busy',
  },
  actors: {
    storePlan: fromPromise<Kept, PlanChoice>(unprovided('storePlan')),
    loadPlans: fromPromise<Plan[] | null, Ask>(unprovided('loadPlans')),
  },
  guards: {
    isOffered: ({ context }, planId: string) => context.plans.some(({ id }) => id === planId),
    hasBooks: ({ context }) => context.books !== null,
    isAdvance: ({ context }) => !context.isGift && (choiceOf(context)?.size ?? 1) > 1,
    hasPlan: ({ context }) => choiceOf(context) !== null,
    isShort: ({ context }) => context.isShort,
    isKept: (_, answer: Kept) => answer.ok,
    isLoaded: (_, plans: Plan[] | null) => plans !== null,
  },
  actions: {
    pick: assign((_, planId: string) => ({ planId })),
    renew: assign((_, renews: boolean) => ({ renews })),
    takeBooks: assign((_, hasBooks: boolean) => ({ hasBooks })),
    keepPlans: assign(({ context }, plans: Plan[] | null) =>
      plans
        ? {
            // what was known of a plan already stays: the price of a single kit beside it
            plans: plans.map((plan) => context.plans.find(({ id }) => id === plan.id) ?? plan),
            isShort: false,
            planId: context.planId ?? plans[0]?.id ?? null,
          }
        : {},
    ),
    logFailure: () => {},
    /** the flow around this step provides it */
    tellChosen: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'paymentOptions',
  context: ({ input: { chosen, ...page } }) => ({ ...page, ...startPick(page.plans, chosen, page.books) }),
  type: 'parallel',
  states: {
    choice: {
      initial: 'choosing',
      states: {
        choosing: {
          initial: 'quiet',
          on: {
            PICK: {
              guard: { type: 'isOffered', params: ({ event }) => event.planId },
              target: '.remembering',
              actions: { type: 'pick', params: ({ event }) => event.planId },
            },
            RENEW: {
              guard: 'isAdvance',
              target: '.remembering',
              actions: { type: 'renew', params: ({ event }) => event.renews },
            },
            BOOKS: {
              guard: 'hasBooks',
              target: '.remembering',
              actions: { type: 'takeBooks', params: ({ event }) => event.hasBooks },
            },
            CONTINUE: { guard: 'hasPlan', target: 'storing' },
          },
          states: {
            quiet: {},
            remembering: {
              invoke: {
                id: 'rememberPlan',
                src: 'storePlan',
                input: ({ context }) => chosenIn(context),
                onDone: 'quiet',
                onError: 'forgotten',
              },
              after: { patience: 'forgotten' },
            },
            forgotten: { entry: 'logFailure' },
            notStored: { entry: 'logFailure' },
          },
        },
        storing: {
          tags: 'busy',
          invoke: {
            id: 'storePlan',
            src: 'storePlan',
            input: ({ context }) => chosenIn(context),
            onDone: [
              { guard: { type: 'isKept', params: ({ event }) => event.output }, target: 'chosen' },
              { target: 'choosing.notStored' },
            ],
            onError: 'choosing.notStored',
          },
          after: { patience: 'choosing.notStored' },
        },
        chosen: {
          entry: 'tellChosen',
          on: {
            PICK: {
              guard: { type: 'isOffered', params: ({ event }) => event.planId },
              target: 'choosing.remembering',
              actions: { type: 'pick', params: ({ event }) => event.planId },
            },
            RENEW: {
              guard: 'isAdvance',
              target: 'choosing.remembering',
              actions: { type: 'renew', params: ({ event }) => event.renews },
            },
            BOOKS: {
              guard: 'hasBooks',
              target: 'choosing.remembering',
              actions: { type: 'takeBooks', params: ({ event }) => event.hasBooks },
            },
            CONTINUE: 'storing',
          },
        },
      },
    },
    offers: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isShort', target: 'missing' }, { target: 'there' }] },
        there: {},
        missing: { on: { RETRY: 'asking' } },
        asking: {
          invoke: {
            id: 'loadPlans',
            src: 'loadPlans',
            input: ({ context: { kitAnchor, isGift } }) => ({ kitAnchor, isGift }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'there',
                actions: { type: 'keepPlans', params: ({ event }) => event.output },
              },
              { target: 'missing' },
            ],
            onError: 'missing',
          },
          after: { patience: 'missing' },
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})
