import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { StartCheckout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { checkoutStartMachine } from './checkout-start.machine'
import { TOLD } from './checkout-start.rules'

const input = {
  source: StartCheckout.shape.source,
  as: StartCheckout.shape.as,
  plan: StartCheckout.shape.plan.unwrap(),
  signUpHref: z.string(),
}
/** The error is one of the checkout's own, by its kind. */
const answer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.strictObject({ uuid: z.string(), href: z.string() }) }),
  z.strictObject({ ok: z.literal(false), error: z.looseObject({ kind: z.string() }) }),
])

export const checkoutStartNotes: Notes<typeof checkoutStartMachine> = {
  id: 'checkoutStart',
  title: 'On the way to the checkout',
  sentence: 'Opens a checkout for what was chosen and leads there, or says why that did not work.',
  route: '/cart and /pages/subscription-v3/order-review',
  happyPath: [
    'deciding',
    'idle',
    'preparing',
    'naming',
    'starting',
    'started',
    'redirecting.choosing',
    'redirecting.ownCheckout',
    'leaving',
  ],
  states: {
    deciding: { title: 'Looking whether it failed already, without a script', rules: ['S-377'] },
    idle: { title: 'Nothing has been asked for', rules: ['F-35c'] },
    preparing: { title: 'Looking what has to be done first', rules: ['F-35c'] },
    convertingHidden: { title: 'The cart hides what only the shop needs to know', rules: ['S-181', 'S-374'] },
    naming: { title: 'Giving this intent a key of its own', rules: ['S-341'] },
    starting: { title: 'The checkout is being opened', rules: ['S-341', 'S-204'] },
    started: { title: 'There is a checkout', rules: ['S-363'] },
    continuing: { title: 'The checkout is asked where it goes on', rules: ['S-363'] },
    signingUp: { title: 'Opening the page that makes an account', decided: 'E-83' },
    redirecting: { title: 'It is known where the checkout stands', rules: ['S-026', 'S-027'] },
    'redirecting.choosing': { title: 'Looking where it stands', rules: ['S-026', 'S-027'] },
    'redirecting.ownCheckout': { title: 'Opening the checkout of this shop', rules: ['S-026'] },
    'redirecting.checkoutHost': { title: 'Opening the checkout on its own host', rules: ['S-027'] },
    leaving: { title: 'The browser is leaving the page', rules: ['F-35c'] },
    failing: { title: 'It did not work, and is logged', rules: ['S-377'] },
    failed: { title: 'Not started, and says why', rules: ['S-377', 'S-374'] },
  },
  events: {
    START: 'presses the button to the checkout',
    RESUME: 'comes back from the page that makes an account',
    CONTINUED: 'is told where the checkout goes on',
  },
  guards: {
    wasTold: 'a form without script has failed',
    isSignedIn: 'somebody is signed in',
    isCart: 'it is the cart that is checked out',
    isReadingClub: 'it is a box of the reading club',
    hasCheckout: 'a checkout was started before',
    hasKey: 'nobody knows how the last try ended',
    isConverted: 'the cart is ready',
    isOk: 'there is a checkout',
    needsAccount: 'it belongs to an account, and nobody is signed in',
    isLost: 'that checkout is no longer there',
    isUncertain: 'it may have been started all the same',
    isNewCheckoutEnabled: 'the checkout is a page of this shop',
  },
  actions: {
    keepKey: 'keep the key',
    dropKey: 'forget the key: the next intent is another one',
    keepCheckout: 'keep the checkout and where it is',
    dropCheckout: 'forget the checkout: the next intent is another one',
    keepHref: 'keep where the checkout goes on',
    keepFailure: 'keep the status and the reason',
    fail: 'keep the reason',
    forgetFailure: 'say nothing of the last try any more',
    tellStarted: 'say that there is a checkout, to be asked where it goes on',
    keepIntent: 'keep in this tab that it was pressed',
    forgetIntent: 'forget that it was pressed before',
    logFailure: 'write the failure to the log',
  },
  delays: {
    patience: '9 seconds',
    cartPatience: '45 seconds: the cart tries twice, after what it does already',
    departure: '4 seconds, then the button can be pressed again',
  },
  actors: {
    convertHidden: 'the cart: hides the attributes of its lines',
    newKey: 'the browser: makes a key',
    startCheckout: 'our server: opens the checkout at its own prices',
    openPage: 'the browser: goes to another page',
    openCheckoutHost: 'the browser: goes to the host of the checkout',
  },
  schemas: {
    input: z.strictObject({ ...input, told: z.enum(TOLD).nullish() }),
    context: z.strictObject({
      ...input,
      key: z.string().nullable(),
      uuid: z.string().nullable(),
      href: z.string(),
      failure: z.strictObject({ status: z.number().int().nullable(), code: z.string() }).nullable(),
    }),
    events: {
      START: eventSchema('START'),
      RESUME: eventSchema('RESUME'),
      CONTINUED: eventSchema('CONTINUED', { answer }),
    },
  },
}
