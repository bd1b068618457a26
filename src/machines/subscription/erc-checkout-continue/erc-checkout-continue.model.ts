import type { Model } from '~/machines/proving/model'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { StartAnswer } from '../../checkout/checkout-start/checkout-start.rules'
import { type ErcCheckoutContinueInput, ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

const [KEY, UUID] = ['3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01', '8d0a4f5e-1f53-4a0e-9d55-0f3a4c1b2e02']
const BUYER = '00000000-0000-4000-8000-000000000002'
const input: ErcCheckoutContinueInput = {
  plan: {
    plan_anchor: 'early-reader-club',
    plan_installment_id: 'erc-box-3-4',
    sku: 'ERC-BOX-3-4',
    item_origin: 'product_page',
  },
  signUpHref: '/nl/sign-up?return_to=%2Fnl%2Fproducts%2Ferc-box-3-4',
}
const to = (href: string): StartAnswer => ({ ok: true, value: { uuid: UUID, href } })
const no = (error: CheckoutError): StartAnswer => ({ ok: false, error })
const OWN = to(`/nl/checkout/customer-information/${UUID}`)
const OFFLINE = no({ kind: 'unreachable', cause: 'offline', retryAfterSeconds: null })

export const ercCheckoutContinueModel: Model<typeof ercCheckoutContinueMachine> = {
  machine: ercCheckoutContinueMachine,
  input,
  inputs: [{ ...input, plan: null }],
  key: ({ plan, as, key, uuid, href, failure }) => ({
    hasPlan: plan !== null,
    as,
    key,
    uuid,
    href,
    code: failure?.code ?? null,
  }),
  cases: {
    GO: [
      { type: 'GO', as: null },
      { type: 'GO', as: BUYER },
    ],
  },
  outcomes: {
    newKey: [{ output: KEY }, { error: new Error('crashed') }],
    startCheckout: [
      { output: OWN },
      { output: no({ kind: 'needsAccount' }) },
      { output: no({ kind: 'unauthorised' }) },
      { output: OFFLINE },
      { output: no({ kind: 'refused', status: 422, code: 'invalid' }) },
      { error: new Error('lost') },
    ],
    continueCheckout: [
      { output: OWN },
      { output: to(`https://checkout.example/${UUID}`) },
      { output: no({ kind: 'unauthorised' }) },
      { output: no({ kind: 'gone' }) },
      { output: no({ kind: 'refused', status: 409, code: 'notOpen' }) },
      { output: OFFLINE },
      { error: new Error('lost') },
    ],
    openSignUp: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckout: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckoutHost: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'S-384 whoever failed says why, and nothing else does',
      holds: (snapshot) => snapshot.matches('failed') === (snapshot.context.failure !== null),
    },
    {
      name: 'nothing is started without a plan and a key',
      when: (snapshot) => snapshot.matches('starting'),
      holds: ({ context }, { calls }) => {
        const asked = JSON.stringify(calls.at(-1)?.input)
        return context.key !== null && asked.includes(context.key) && asked.includes('"plan_anchor"')
      },
    },
    {
      name: 'whatever failed was written to the log',
      when: (snapshot) => snapshot.matches('failed'),
      holds: (_, { effects }) => effects.at(-1)?.type === 'logFailure',
    },
    {
      name: 'T5 a try whose end nobody knows is repeated as the same one',
      when: (snapshot) => snapshot.matches('failed') && snapshot.context.failure?.code === 'unreachable',
      holds: ({ context }) => context.key === KEY || context.uuid === UUID,
    },
    {
      name: 'S-363 a checkout opens only after its continue call',
      when: (snapshot) => snapshot.matches('opening'),
      holds: (_, { calls }) => calls.some(({ src }) => src === 'continueCheckout'),
    },
    {
      name: 'S-026 S-027 a path opens here, an address elsewhere',
      when: (snapshot) => snapshot.matches({ opening: 'ownCheckout' }),
      holds: ({ context }) => context.href.startsWith('/'),
    },
  ],
}
