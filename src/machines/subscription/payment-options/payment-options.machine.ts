import { assign, setup, stateIn } from 'xstate'
import type { Money } from '~/services/domain/money/money'
import type { Plan } from '~/services/domain/plans/plan-price.rules'
import type { Result } from '~/services/domain/result'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { isOk, output, tellParent, unprovided } from '../../runtime/parts'
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
type Context = Omit<PaymentOptionsInput, 'chosen'> &
  Picked & {
    /** the pick that is on its way to our server, or was last */
    sent: PlanChoice | null
  }
type Kept = Result<PlanChoice, KeepError>
type Ask = { kitAnchor: string; isGift: boolean }

/** As it is sent: a page without plans has no button. */
const chosenIn = (context: Context): PlanChoice =>
  choiceOf(context) ?? { paymentOption: 'paygo', size: 1, hasBooks: false }

const isSame = (one: PlanChoice, other: PlanChoice | null) => JSON.stringify(one) === JSON.stringify(other)

/** Each pick is kept by the machine at once, and by our server as soon as the one before has been answered. */
const picking = <const Target extends string>(target: Target) =>
  ({
    PICK: {
      guard: { type: 'isOffered', params: ({ event }: { event: { planId: string } }) => event.planId },
      target,
      actions: { type: 'pick', params: ({ event }: { event: { planId: string } }) => event.planId },
    },
    RENEW: {
      guard: 'isAdvance',
      target,
      actions: { type: 'renew', params: ({ event }: { event: { renews: boolean } }) => event.renews },
    },
    BOOKS: {
      guard: 'hasBooks',
      target,
      actions: { type: 'takeBooks', params: ({ event }: { event: { hasBooks: boolean } }) => event.hasBooks },
    },
  }) as const

/** A pick that was not remembered: who has pressed the button meanwhile has it kept with the whole choice. */
const lost = [{ guard: 'isContinuing', target: '#paymentOptions.choice.storing' }, { target: 'notRemembered' }] as const

const toStoring = { guard: 'hasPlan', target: '#paymentOptions.choice.storing' } as const

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
    storePlan: unprovided<Kept, PlanChoice>('storePlan'),
    loadPlans: unprovided<Plan[] | null, Ask>('loadPlans'),
  },
  guards: {
    isOffered: ({ context }, planId: string) => context.plans.some(({ id }) => id === planId),
    hasBooks: ({ context }) => context.books !== null,
    isAdvance: ({ context }) => !context.isGift && (choiceOf(context)?.size ?? 1) > 1,
    hasPlan: ({ context }) => choiceOf(context) !== null,
    isShort: ({ context }) => context.isShort,
    isOk,
    isRefused: (_, { ok }: Kept) => !ok,
    /** picked while the last pick was on its way: the newest is the last that is written */
    isNewer: ({ context }) => !isSame(chosenIn(context), context.sent),
    isContinuing: stateIn({ choice: { choosing: { remembering: 'continuing' } } }),
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
    noteSent: assign(({ context }) => ({ sent: chosenIn(context) })),
    logFailure: (_, _failed: 'pick' | 'choice' | 'offers') => {},
    tellChosen: tellParent(() => ({ type: 'OPTION' })),
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'paymentOptions',
  context: ({ input: { chosen, ...page } }) => ({
    ...page,
    ...startPick(page.plans, chosen, page.books),
    sent: chosen,
  }),
  type: 'parallel',
  states: {
    choice: {
      initial: 'choosing',
      states: {
        choosing: {
          initial: 'quiet',
          on: picking('.remembering'),
          states: {
            quiet: { on: { CONTINUE: toStoring } },
            remembering: {
              initial: 'alone',
              entry: 'noteSent',
              on: picking('.alone'),
              invoke: {
                id: 'rememberPlan',
                src: 'storePlan',
                input: ({ context }) => chosenIn(context),
                onDone: [
                  { guard: 'isContinuing', target: '#paymentOptions.choice.storing' },
                  { guard: { type: 'isRefused', params: output }, target: 'notRemembered' },
                  { guard: 'isNewer', target: 'remembering', reenter: true },
                  { target: 'quiet' },
                ],
                onError: lost,
              },
              after: { patience: lost },
              states: {
                alone: { on: { CONTINUE: { guard: 'hasPlan', target: 'continuing' } } },
                continuing: { tags: 'busy' },
              },
            },
            notRemembered: {
              entry: { type: 'logFailure', params: 'pick' },
              always: [{ guard: 'isNewer', target: 'remembering' }, { target: 'forgotten' }],
            },
            forgotten: { on: { CONTINUE: toStoring } },
            notStored: { on: { CONTINUE: toStoring } },
          },
        },
        storing: {
          tags: 'busy',
          invoke: {
            id: 'storePlan',
            src: 'storePlan',
            input: ({ context }) => chosenIn(context),
            onDone: [{ guard: { type: 'isOk', params: output }, target: 'chosen' }, { target: 'failing' }],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        failing: { entry: { type: 'logFailure', params: 'choice' }, always: 'choosing.notStored' },
        chosen: { entry: 'tellChosen', on: { ...picking('choosing.remembering'), CONTINUE: 'storing' } },
      },
    },
    offers: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isShort', target: 'missing' }, { target: 'answered' }] },
        answered: {},
        missing: { on: { RETRY: 'asking' } },
        asking: {
          invoke: {
            id: 'loadPlans',
            src: 'loadPlans',
            input: ({ context: { kitAnchor, isGift } }) => ({ kitAnchor, isGift }),
            onDone: [
              {
                guard: { type: 'isLoaded', params: output },
                target: 'answered',
                actions: { type: 'keepPlans', params: output },
              },
              { target: 'failing' },
            ],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        failing: { entry: { type: 'logFailure', params: 'offers' }, always: 'missing' },
      },
    },
  },
  options: { maxIterations: 1000 },
})
