import type { Model } from '../../proving/model'
import { sampleCart, sampleLine } from '../cart/cart.model'
import { cartRulesMachine } from './cart-rules.machine'

const subscription = (id: string, batch: number) => ({
  ...sampleLine({ id, quantity: 1, maximumQuantity: 1 }),
  productType: 'Subscription',
  batch,
})
const dirty = sampleCart([subscription('older', 1), subscription('newer', 2)])
const clean = sampleCart([subscription('newer', 2)])

export const cartRulesModel: Model<typeof cartRulesMachine> = {
  machine: cartRulesMachine,
  input: { cart: dirty },
  inputs: [{ cart: clean }],
  key: ({ isApplied, cart }) => ({ isApplied, lines: cart.lines.length }),
  cases: {},
  outcomes: {
    applyCartRules: [
      { output: { ok: true, value: clean } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { error: new Error('crashed') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'a failure leaves the cart as it was',
      when: (snapshot) => snapshot.matches('failed'),
      holds: ({ context }) => context.cart.lines.length === dirty.lines.length && !context.isApplied,
    },
    {
      name: 'S-262 a clean cart has one subscription',
      when: (snapshot) => snapshot.matches('clean'),
      holds: ({ context }) =>
        context.cart.lines.filter(({ productType }) => productType === 'Subscription').length <= 1,
    },
  ],
}
