import type { Model } from '~/machines/proving/model'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { StartAnswer } from '../../checkout/checkout-start/checkout-start.rules'
import { type ErcCheckoutContinueInput, ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

const KEY = '3f2f6f0e-52c0-4d3c-9f0a-6a6a3d1f7c01'
const UUID = '8d0a4f5e-1f53-4a0e-9d55-0f3a4c1b2e02'
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

export const ercCheckoutContinueModel: Model<typeof ercCheckoutContinueMachine> = {
  machine: ercCheckoutContinueMachine,
  input,
  inputs: [{ ...input, plan: null }],
  key: ({ plan, as, isPressed, uuid }) => ({ hasPlan: plan !== null, as, isPressed, uuid }),
  cases: {
    GO: [
      { type: 'GO', as: null },
      { type: 'GO', as: BUYER },
    ],
    // the way to the checkout says it itself, except where nothing is executed
    'CHECKOUT.STARTED': ({ children }) =>
      children.checkoutStart?.getSnapshot().matches('idle') ? [{ type: 'CHECKOUT.STARTED', uuid: UUID }] : [],
  },
  outcomes: {
    // what the way to the checkout asks
    newKey: [{ output: KEY }],
    startCheckout: [{ output: OWN }, { output: no({ kind: 'needsAccount' }) }, { error: new Error('lost') }],
    openCheckout: [{ output: undefined }, { error: new Error('blocked') }],
    openCheckoutHost: [{ output: undefined }],
    openSignUp: [{ output: undefined }],
    continueCheckout: [
      { output: OWN },
      { output: to(`https://checkout.example/${UUID}`) },
      { output: no({ kind: 'unauthorised' }) },
      { output: no({ kind: 'gone' }) },
      { error: new Error('lost') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'nothing is started without a plan, and each checkout is for this box',
      holds: ({ context: { plan } }, { calls }) =>
        calls.every(({ src, input: asked }) => plan !== null && (src !== 'startCheckout' || saysThat(asked, { plan }))),
    },
    {
      name: 'the newest press counts: one thing is asked at a time',
      holds: (_, { pending }) => [...pending.keys()].filter((id) => id !== 'continueCheckout').length <= 1,
    },
    {
      name: 'S-363 the checkout that was started is asked for whoever pressed',
      when: (snapshot) => snapshot.matches('continuing'),
      holds: ({ context }, { calls }) =>
        saysThat(calls.findLast(({ src }) => src === 'continueCheckout')?.input, { uuid: UUID, as: context.as }),
    },
  ],
}

const saysThat = (said: unknown, part: object) =>
  Object.entries(part).every(([key, value]) => JSON.stringify(Object(said)[key]) === JSON.stringify(value))
