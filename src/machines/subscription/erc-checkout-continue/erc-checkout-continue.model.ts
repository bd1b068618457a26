import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { StartAnswer } from '../../checkout/checkout-start/checkout-start.rules'
import { type ErcCheckoutContinueInput, ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

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
const OUT_OF_REACH = no({ kind: 'unreachable', cause: 'late', retryAfterSeconds: null })

export const ercCheckoutContinueModel: Model<typeof ercCheckoutContinueMachine> = {
  machine: ercCheckoutContinueMachine,
  input,
  inputs: [{ ...input, plan: null }],
  key: ({ plan, buyer, uuid }) => ({ hasPlan: plan !== null, buyer, uuid }),
  cases: {
    GO: [
      { type: 'GO', as: null },
      { type: 'GO', as: BUYER },
    ],
    // the way to the checkout says it, once it is there
    'CHECKOUT.STARTED': ({ children }) => (children.checkoutStart ? [{ type: 'CHECKOUT.STARTED', uuid: UUID }] : []),
  },
  outcomes: {
    checkoutStart: [],
    continueCheckout: [
      { output: OWN },
      { output: no({ kind: 'unauthorised' }) },
      { output: no({ kind: 'gone' }) },
      { error: new Error('lost') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'nothing is started without a plan, and each way is for this box',
      holds: ({ context }, driver) =>
        waysIn(driver).every(({ input: asked }) => context.plan !== null && saysThat(asked, { plan: context.plan })),
    },
    {
      name: 'the newest press counts: there is one way, and it is for whoever pressed last',
      holds: ({ context }, driver) => {
        const last = driver.events.findLast(({ type }) => type === 'GO')
        const ways = waysIn(driver)
        const isRight = last && context.plan ? saysThat(ways.at(-1)?.input, { as: last.as }) : ways.length === 0
        return isRight && ways.slice(0, -1).every(({ isAborted }) => isAborted)
      },
    },
    {
      name: 'a press starts the checkout, or tries it once more',
      when: (snapshot) => snapshot.matches('underWay'),
      holds: (_, driver) => driver.events.at(-1)?.type !== 'GO' || toldIn(driver).at(-1)?.type === 'START',
    },
    {
      name: 'S-363 the checkout that was started is asked for whoever pressed, and its answer is told',
      holds: (snapshot, driver) => {
        const asked = driver.calls.findLast(({ src }) => src === 'continueCheckout')
        if (snapshot.matches('continuing')) return saysThat(asked?.input, { uuid: UUID, ...snapshot.context.buyer })
        const last = driver.events.at(-1)
        if (!last?.type.endsWith('continueCheckout')) return true
        return saysThat(toldIn(driver).at(-1), { answer: last.output ?? OUT_OF_REACH })
      },
    },
    {
      name: 'a checkout that does not answer is one that cannot be reached',
      when: (_, { events }) => events.at(-1)?.type.startsWith('xstate.after.patience') === true,
      holds: (snapshot, driver) =>
        snapshot.matches('underWay') && saysThat(toldIn(driver).at(-1), { answer: OUT_OF_REACH }),
    },
  ],
}

const waysIn = ({ calls }: Driver) => calls.filter(({ src }) => src === 'checkoutStart')
const toldIn = (driver: Driver) => waysIn(driver).at(-1)?.received ?? []
const saysThat = (said: unknown, part: object) =>
  Object.entries(part).every(([key, value]) => JSON.stringify(Object(said)[key]) === JSON.stringify(value))
