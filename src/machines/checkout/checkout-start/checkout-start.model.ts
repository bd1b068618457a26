import type { Model } from '~/machines/proving/model'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { connectCheckoutStart } from './checkout-start.connect'
import { type CheckoutStartInput, checkoutStartMachine } from './checkout-start.machine'
import type { StartAnswer } from './checkout-start.rules'

const [KEY, UUID] = ['3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01', '8d0a4f5e-1f53-4a0e-9d55-0f3a4c1b2e02']
const input: CheckoutStartInput = {
  source: 'subscription',
  as: null,
  plan: null,
  signUpHref: '/nl/sign-up?return_to=%2Fnl%2Fpages%2Fsubscription-v3%2Forder-review',
}
const club: CheckoutStartInput = {
  ...input,
  source: 'erc',
  plan: {
    plan_anchor: 'early-reader-club',
    plan_installment_id: 'erc-box-3-4',
    sku: 'ERC-BOX-3-4',
    item_origin: 'product_page',
  },
}
const ACCOUNT = 'c0a8f5d2-7f0e-4a52-8f4e-1f0d3b9a6c11'
const started = (href: string): StartAnswer => ({ ok: true, value: { uuid: UUID, href } })
const no = (error: CheckoutError): StartAnswer => ({ ok: false, error })
const CONTINUED = [
  started(`/nl/checkout/customer-information/${UUID}`),
  started(`https://checkout.example/${UUID}`),
  no({ kind: 'unauthorised' }),
  no({ kind: 'gone' }),
  no({ kind: 'notFound' }),
  no({ kind: 'refused', status: 409, code: 'notOpen' }),
  no({ kind: 'refused', status: 422, code: 'outOfStock' }),
  no({ kind: 'unreachable', cause: 'late', retryAfterSeconds: null }),
]

export const checkoutStartModel: Model<typeof checkoutStartMachine> = {
  machine: checkoutStartMachine,
  input,
  inputs: [
    { ...input, source: 'cart' },
    { ...input, as: ACCOUNT },
    club,
    { ...input, source: 'cart', told: 'outOfStock' },
  ],
  key: ({ source, as, key, uuid, href, failure }) => ({ source, as, key, uuid, href, code: failure?.code ?? null }),
  cases: {
    START: [{ type: 'START' }],
    RESUME: [{ type: 'RESUME' }],
    // whoever asked the checkout where it goes on says what it answered
    CONTINUED: (snapshot) =>
      snapshot.matches('continuing') ? CONTINUED.map((answer) => ({ type: 'CONTINUED' as const, answer })) : [],
  },
  outcomes: {
    convertHidden: [{ output: true }, { output: false }, { error: new Error('crashed') }],
    newKey: [{ output: KEY }, { error: new Error('crashed') }],
    startCheckout: [
      { output: started(`/nl/checkout/customer-information/${UUID}`) },
      { output: started(`https://checkout.example/${UUID}`) },
      { output: no({ kind: 'needsAccount' }) },
      { output: no({ kind: 'unauthorised' }) },
      { output: no({ kind: 'unreachable', cause: 'offline', retryAfterSeconds: null }) },
      // an address without a scheme is no path of this shop
      { output: started(`//checkout.example/${UUID}`) },
      ...['outOfStock', 'agedOut', 'subscribed', 'incomplete'].map((code) => ({
        output: no({ kind: 'refused', status: 422, code }),
      })),
      { output: no({ kind: 'refused', status: 400, code: 'badRequest' }) },
      { output: no({ kind: 'payment', failure: 'declined' }) },
      { output: no({ kind: 'running' }) },
      { output: no({ kind: 'invalid', cause: 'no JSON' }) },
      { output: no({ kind: 'otherPerson' }) },
      { error: new Error('lost') },
    ],
    openSignUp: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckout: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckoutHost: [{ output: undefined }, { error: new Error('blocked') }],
  },
  delays: { patience: 9000, cartPatience: 45_000, departure: 4000 },
  invariants: [
    {
      name: 'S-363 the checkout of a box opens only after it was asked where it goes on, and there',
      when: (snapshot) => snapshot.context.source === 'erc' && snapshot.matches('redirecting'),
      holds: ({ context }, { events }) => {
        const last = events.findLast(({ type }) => /startCheckout|CONTINUED/.test(type))
        return last?.type === 'CONTINUED' && last.answer.ok && last.answer.value.href === context.href
      },
    },
    {
      name: 'S-363 a checkout that was lost is not asked again; another one is started',
      when: (snapshot) => snapshot.matches('failed') && snapshot.context.source === 'erc',
      holds: ({ context: { uuid, failure } }) => !/^(gone|notOpen)$/.test(failure?.code ?? '') || uuid === null,
    },
    {
      name: 'S-363 only a box of the reading club is asked where it goes on',
      when: (snapshot) => snapshot.matches('continuing'),
      holds: ({ context }) => context.source === 'erc' && context.uuid === UUID,
    },
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
      name: 'S-377 what a form without script was answered is said until the next press',
      when: (_, { events }) => events.length === 0,
      holds: (snapshot, { input: start }) =>
        JSON.stringify(connectCheckoutStart(snapshot).failure) ===
        (Object(start).told ? '{"status":null,"code":"outOfStock"}' : 'null'),
    },
    {
      name: 'whatever failed here was written to the log',
      when: (snapshot, { events }) => snapshot.matches('failed') && events.length > 0,
      holds: (_, { effects }) => effects.at(-1)?.type === 'logFailure',
    },
    {
      name: 'T5 a try whose end nobody knows is repeated as the same one',
      when: (snapshot) => snapshot.matches('failed') && snapshot.context.failure?.code === 'unreachable',
      holds: ({ context }) => context.key === KEY || (context.source === 'erc' && context.uuid === UUID),
    },
    {
      name: 'S-181 only a cart has attributes to hide, and it hides them before it is checked out',
      when: (snapshot) => snapshot.matches('starting'),
      holds: ({ context }, { calls }) =>
        (context.source === 'cart') === calls.some(({ src }) => src === 'convertHidden'),
    },
    {
      name: 'E-83 a guest who pressed goes on without a second press once there is an account, and a guest does not',
      when: (snapshot, { events }) => events.at(-1)?.type === 'RESUME' && !snapshot.matches('failed'),
      holds: (snapshot, { effects }) =>
        snapshot.context.as === null
          ? snapshot.matches('idle') && effects.at(-1)?.type === 'forgetIntent'
          : !snapshot.matches('idle'),
    },
    {
      name: 'E-83 where an account is asked for, the press of a guest is kept for that page, and no other is',
      when: (snapshot) => snapshot.matches('signingUp'),
      holds: ({ context }, { effects }) =>
        effects.findLast(({ type }) => type === 'keepIntent')?.params ===
        (context.as === null ? context.signUpHref : null),
    },
    {
      name: 'E-83 a press that goes on is kept no longer',
      when: (snapshot) => snapshot.matches('starting'),
      holds: (_, { effects }) => effects.findLast(({ type }) => /Intent$/.test(type))?.type === 'forgetIntent',
    },
    {
      name: 'S-026 S-027 a path opens here, an address elsewhere',
      when: (snapshot) => snapshot.matches({ redirecting: 'ownCheckout' }),
      holds: ({ context }) => context.href.startsWith('/'),
    },
  ],
}
