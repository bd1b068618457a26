import type { connectCartRules } from '~/machines/cart/cart-rules/cart-rules.connect'
import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, answered, done, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'

type View = ReturnType<typeof connectCartRules>

/** decided: E-104 */
const PATIENCE = 9000

/** S-262: of several subscriptions only one may stay. */
const isDirty = ({ cart }: Loose) =>
  cart.lines.filter(({ productType }: Loose) => productType === 'Subscription').length > 1
const isAsked = ({ input }: { input: Loose }) => isDirty(input)

export const cartRulesOracle = oracle<View>('cartRules', [
  after('start', { rule: 'S-262', says: 'what does not fit is taken out', when: isAsked }, (step) => [
    asked(step, 'applyCartRules'),
    equal(step.ended, null),
    didNot(step),
  ]),
  after('start', { rule: 'F-35b', says: 'a cart that fits stays', when: (step) => !isAsked(step) }, (step) => [
    notAsked(step),
    didNot(step),
    equal(step.ended?.output, { cart: step.input.cart, isApplied: false }),
  ]),
  after(done('applyCartRules'), { rule: 'F-35b', says: 'the cart is what the shop answered' }, (step) => [
    equal(step.ended?.output, { cart: step.event.output.value, isApplied: true }),
    didNot(step),
  ]),
  after(failed('applyCartRules'), { rule: 'F-35b', says: 'the cart stays as it was, and it is logged' }, (step) => [
    equal(step.ended?.output, { cart: step.input.cart, isApplied: false }),
    did(step, 'logFailure'),
  ]),
  after(answered('applyCartRules'), { rule: 'F-35b', says: 'one try: the next change tries again' }, (step) => [
    notAsked(step),
    equal(step.told, []),
  ]),
  lasts(
    PATIENCE,
    'start',
    { rule: 'F-35b', says: 'the shop is waited for so long', when: isAsked },
    (step) => isRunning(step, 'applyCartRules') && step.ended === null && step.effects.length === 0,
  ),
  after('time', { rule: 'F-35b', when: (step) => step.now === PATIENCE && step.before?.ended === null }, (step) => [
    equal(step.ended?.output, { cart: step.input.cart, isApplied: false }),
    did(step, 'logFailure'),
  ]),
])
