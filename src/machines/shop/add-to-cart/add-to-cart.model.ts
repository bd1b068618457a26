import type { Model } from '~/machines/proving/model'
import { connectAddToCart } from './add-to-cart.connect'
import { type AddToCartInput, addToCartMachine } from './add-to-cart.machine'

const VARIANT = 'gid://shopify/ProductVariant/1'
const OFFER = { variantId: VARIANT, priceCents: 3800, plan: null }
const input: AddToCartInput = {
  offers: [OFFER],
  isLimitedToOne: false,
  isUnavailable: false,
}
const wanted = (quantity: number, variantId = VARIANT) => ({ type: 'SUBMIT' as const, variantId, quantity })

export const addToCartModel: Model<typeof addToCartMachine> = {
  machine: addToCartMachine,
  input,
  inputs: [
    {
      ...input,
      offers: [{ ...OFFER, plan: { planAnchor: 'early-reader-club', installmentId: 'erc-box-3-4' } }],
      isLimitedToOne: true,
    },
    { ...input, isUnavailable: true },
  ],
  key: ({ wanted: last, isLimitedToOne }) => ({ last, isLimitedToOne }),
  cases: {
    SUBMIT: [wanted(1), wanted(2), wanted(0), wanted(1.5), wanted(1, 'gid://shopify/ProductVariant/9')],
  },
  outcomes: {
    addLines: [{ output: true }, { output: false }, { error: new Error('crashed') }],
  },
  delays: { cartPatience: 45_000 },
  invariants: [
    {
      name: 'S-302 never more than one where one is the limit, never less than one',
      when: ({ context }) => context.wanted !== null,
      holds: ({ context }) =>
        context.wanted !== null &&
        context.wanted.quantity >= 1 &&
        (!context.isLimitedToOne || context.wanted.quantity === 1),
    },
    {
      name: 'S-250 a press that adds takes the message back at once, until it has failed again',
      when: (_, { events }) => JSON.stringify(events.at(-1)) === JSON.stringify(wanted(1)),
      holds: (snapshot, { pending }) => connectAddToCart(snapshot).error === null && pending.has('addLines'),
    },
    {
      name: 'S-252 S-369 an add that fails leads nowhere and says so until the next one, and is logged',
      holds: (snapshot, { pending, events, effects }) => {
        const endings = events.filter(({ type }) => /addLines|cartPatience/.test(type))
        const failures = endings.filter(({ output }) => output !== true)
        const isFailed = !pending.has('addLines') && failures.length > 0 && failures.at(-1) === endings.at(-1)
        const logged = effects.filter(({ type }) => type === 'logFailure')
        return (connectAddToCart(snapshot).error === 'add') === isFailed && logged.length === failures.length
      },
    },
    {
      name: 'each add is one line of what was wanted',
      when: (snapshot) => snapshot.matches('adding'),
      holds: ({ context }, { calls }) => {
        const asked = JSON.stringify(calls.at(-1)?.input)
        const line = `"merchandiseId":"${VARIANT}","quantity":${context.wanted?.quantity}`
        return asked.includes(line) && asked.split('merchandiseId').length === 2
      },
    },
    {
      name: 'S-180 a box of a plan says so on its line, and nothing else does',
      when: (snapshot) => snapshot.matches('adding'),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes('subscription_plan_settings') ===
        context.offers.some(({ plan }) => plan !== null),
    },
    {
      name: 'S-304 without installments nothing is added',
      when: ({ context }) => context.isUnavailable,
      holds: (snapshot, { calls }) => snapshot.matches('unavailable') && calls.length === 0,
    },
  ],
}
