import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { applyCartRules } from '~/services/flows/cart/cart.functions'
import { cartRulesMachine } from './cart-rules.machine'

export const liveCartRulesMachine = cartRulesMachine.provide({
  actors: { applyCartRules: fromPromise(({ signal }) => applyCartRules({ signal })) },
  actions: { logFailure: () => logFailure('cart.rules-failed') },
})
