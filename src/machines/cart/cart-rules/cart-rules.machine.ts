import { assign, setup } from 'xstate'
import type { Cart } from '~/services/domain/cart/cart.contract'
import { linesToRemove } from '~/services/domain/cart/cart-content.rules'
import type { Result } from '~/services/domain/result'
import type { CartError } from '~/services/flows/cart/cart.contract'
import { isOk, output, unprovided } from '../../runtime/parts'

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
    applyCartRules: unprovided<Answer>('applyCartRules'),
  },
  guards: {
    isDirty: ({ context }) => linesToRemove(context.cart.lines).length > 0,
    isOk,
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
            guard: { type: 'isOk', params: output },
            target: 'clean',
            actions: { type: 'keepCart', params: output },
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
