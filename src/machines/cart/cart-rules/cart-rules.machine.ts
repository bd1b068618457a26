import { assign, fromPromise, setup } from 'xstate'
import type { Cart, CartError } from '~/services/domain/cart/cart.contract'
import { linesToRemove } from '~/services/domain/cart/cart-content.rules'
import type { Result } from '~/services/domain/result'

type Answer = Result<Cart, CartError>
export type CartRulesOutput = { cart: Cart; isApplied: boolean }

/** Takes out what may not stand in one cart together: older subscriptions, stray book bundles, parts of a whole set. */
export const cartRulesMachine = setup({
  types: {
    input: {} as { cart: Cart },
    context: {} as { cart: Cart; isApplied: boolean },
    output: {} as CartRulesOutput,
    tags: {} as 'busy',
  },
  actors: {
    applyCartRules: fromPromise<Answer>(() => Promise.reject(new Error('applyCartRules is provided by its actors'))),
  },
  guards: {
    isDirty: ({ context }) => linesToRemove(context.cart.lines).length > 0,
    isOk: (_, { ok }: { ok: boolean }) => ok,
  },
  actions: {
    keepCart: assign(({ context }, answer: Answer) => ({
      cart: answer.ok ? answer.value : context.cart,
      isApplied: answer.ok,
    })),
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'cartRules',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ cart: input.cart, isApplied: false }),
  initial: 'checking',
  output: ({ context }) => ({ cart: context.cart, isApplied: context.isApplied }),
  states: {
    checking: { always: [{ guard: 'isDirty', target: 'reconciling' }, { target: 'clean' }] },
    reconciling: {
      tags: 'busy',
      invoke: {
        id: 'applyCartRules',
        src: 'applyCartRules',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'clean',
            actions: { type: 'keepCart', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    clean: { type: 'final' },
    failed: { type: 'final', entry: 'logFailure' },
  },
})
