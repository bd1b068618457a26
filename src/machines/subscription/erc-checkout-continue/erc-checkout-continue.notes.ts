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
    preparing: { title: 'Looking how far the last try came', rules: ['F-35d'] },
    naming: { title: 'Giving this wish a key of its own', rules: ['S-341'] },
    starting: { title: 'The checkout is being started', rules: ['S-341', 'S-251'] },
    continuing: { title: 'The checkout is asked where it goes on', rules: ['S-363'] },
    signingUp: { title: 'Opening the page that makes an account', decided: 'E-92' },
    opening: { title: 'It is known where the checkout stands', rules: ['S-026', 'S-027'] },
    'opening.choosing': { title: 'Looking whose page it is', rules: ['S-026', 'S-027'] },
    'opening.ownCheckout': { title: 'Opening the checkout of this shop', rules: ['S-026'] },
    'opening.checkoutHost': { title: 'Opening the checkout on its own host', rules: ['S-027'] },
    leaving: { title: 'The browser is leaving the page', rules: ['F-35d'] },
    failing: { title: 'It did not work, and is logged', rules: ['S-384'] },
    failed: { title: 'The checkout did not open, and the page says so', rules: ['S-384'] },
  },
  events: { GO: 'has put a box into the cart' },
  guards: {
    hasPlan: 'the box and its plan are known',
    hasCheckout: 'a checkout was started before',
    hasKey: 'nobody knows how the last try ended',
    isOk: 'it worked',
    needsAccount: 'a plan belongs to an account, and nobody is signed in',
    isUncertain: 'it may have been started all the same',
    isLost: 'that checkout is no longer there',
    isNewCheckoutEnabled: 'the checkout is a page of this shop',
  },
  actions: {
    keepBuyer: 'keep for whom it is; another buyer starts anew',
    keepKey: 'keep the key',
    dropKey: 'forget the key: the next wish is another one',
    keepCheckout: 'keep which checkout it is',
    dropCheckout: 'forget the checkout: the next wish is another one',
    keepHref: 'keep where the checkout stands',
    keepFailure: 'keep the status and the reason',
    fail: 'keep the reason',
    forgetFailure: 'say nothing of the last try any more',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds', departure: '4 seconds, then the button can be pressed again' },
  actors: {
    newKey: 'the browser: makes a key',
    startCheckout: 'our server: starts the checkout at its own prices',
    continueCheckout: 'our server: asks the checkout where it goes on',
    openPage: 'the browser: goes to another page',
    openCheckoutHost: 'the browser: goes to the host of the checkout',
  },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({
      ...input,
      as,
      key: z.string().nullable(),
      uuid: z.string().nullable(),
      href: z.string(),
      failure: z.strictObject({ status: z.number().int().nullable(), code: z.string() }).nullable(),
    }),
    events: { GO: eventSchema('GO', { as }) },
  },
}
