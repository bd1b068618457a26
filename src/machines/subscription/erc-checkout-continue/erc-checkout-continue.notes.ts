import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { StartCheckout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

const as = z.string().nullable().meta({ personal: true })
const input = { plan: StartCheckout.shape.plan.unwrap(), signUpHref: z.string() }

export const ercCheckoutContinueNotes: Notes<typeof ercCheckoutContinueMachine> = {
  id: 'ercCheckoutContinue',
  title: 'From a box of the reading club to its checkout',
  sentence: 'Starts a checkout for the box, lets it go on, and opens it; or says that it did not.',
  route: '/products/{box of the reading club}',
  states: {
    idle: { title: 'Nothing has been asked for', rules: ['F-35d'] },
    underWay: { title: 'The checkout is being started or opened, or why not is said', rules: ['S-341', 'S-384'] },
    continuing: { title: 'The checkout is asked where it goes on', rules: ['S-363'] },
    failing: { title: 'The checkout did not answer', rules: ['S-384'] },
  },
  events: {
    GO: 'has put a box into the cart',
    'CHECKOUT.STARTED': 'has a checkout for the box',
  },
  guards: {
    isOtherBuyer: 'the box and its plan are known, and somebody else has pressed',
    isSameBuyer: 'it is the one who has pressed before',
  },
  actions: {
    keepBuyer: 'keep for whom it is',
    dropWay: 'give up what another buyer has begun',
    spawnWay: 'begin a way to the checkout for this buyer',
    start: 'start the checkout, or try once more',
    keepCheckout: 'keep which checkout it is',
    tellAnswer: 'open the checkout where it goes on, or say that it does not',
  },
  delays: { patience: '9 seconds' },
  actors: {
    checkoutStart: 'the way to the checkout',
    continueCheckout: 'our server: asks the checkout where it goes on',
  },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({ ...input, as, isPressed: z.boolean(), uuid: z.string() }),
    events: {
      GO: eventSchema('GO', { as }),
      'CHECKOUT.STARTED': eventSchema('CHECKOUT.STARTED', { uuid: z.string() }),
    },
  },
}
