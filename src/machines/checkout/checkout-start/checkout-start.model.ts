import type { Model } from '~/machines/proving/model'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { type CheckoutStartInput, checkoutStartMachine } from './checkout-start.machine'
import type { StartAnswer } from './checkout-start.rules'

const [KEY, UUID] = ['3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01', '8d0a4f5e-1f53-4a0e-9d55-0f3a4c1b2e02']
const input: CheckoutStartInput = {
  source: 'subscription',
  as: null,
  plan: null,
  signUpHref: '/nl/sign-up?return_to=%2Fnl%2Fpages%2Fsubscription-v3%2Forder-review',
}
const started = (href: string): StartAnswer => ({ ok: true, value: { uuid: UUID, href } })
const no = (error: CheckoutError): StartAnswer => ({ ok: false, error })

export const checkoutStartModel: Model<typeof checkoutStartMachine> = {
  machine: checkoutStartMachine,
  input,
  inputs: [{ ...input, source: 'cart' }],
  key: ({ source, key, href, failure }) => ({ source, key, href, code: failure?.code ?? null }),
  cases: { START: [{ type: 'START' }] },
  outcomes: {
    convertHidden: [{ output: true }, { output: false }, { error: new Error('crashed') }],
    newKey: [{ output: KEY }, { error: new Error('crashed') }],
    startCheckout: [
      { output: started(`/nl/checkout/customer-information/${UUID}`) },
      { output: started(`https://checkout.example/${UUID}`) },
      { output: no({ kind: 'needsAccount' }) },
      { output: no({ kind: 'unauthorised' }) },
      { output: no({ kind: 'unreachable', cause: 'offline', retryAfterSeconds: null }) },
      { output: no({ kind: 'refused', status: 422, code: 'outOfStock' }) },
      { error: new Error('lost') },
    ],
    openSignUp: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckout: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckoutHost: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'nothing is started without a key',
      when: (snapshot) => snapshot.matches('starting'),
      holds: ({ context }, { calls }) =>
        context.key !== null && JSON.stringify(calls.at(-1)?.input).includes(context.key),
    },
    {
      name: 'S-377 whoever failed says why, and nothing else does',
      holds: (snapshot) => snapshot.matches('failed') === (snapshot.context.failure !== null),
    },
    {
      name: 'whatever failed was written to the log',
      when: (snapshot) => snapshot.matches('failed'),
      holds: (_, { effects }) => effects.at(-1)?.type === 'logFailure',
    },
    {
      name: 'T5 a try whose end nobody knows is repeated as the same one',
      when: (snapshot) => snapshot.matches('failed') && snapshot.context.failure?.code === 'unreachable',
      holds: ({ context }) => context.key === KEY,
    },
    {
      name: 'S-181 only a cart has attributes to hide, and it hides them before it is checked out',
      when: (snapshot) => snapshot.matches('starting'),
      holds: ({ context }, { calls }) =>
        (context.source === 'cart') === calls.some(({ src }) => src === 'convertHidden'),
    },
    {
      name: 'S-026 S-027 a path opens here, an address elsewhere',
      when: (snapshot) => snapshot.matches({ redirecting: 'ownCheckout' }),
      holds: ({ context }) => context.href.startsWith('/'),
    },
  ],
}
