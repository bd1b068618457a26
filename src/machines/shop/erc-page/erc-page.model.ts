import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectErcPage } from './erc-page.connect'
import { type ErcPageInput, ercPageMachine } from './erc-page.machine'

const VARIANT = 'gid://shopify/ProductVariant/3'
const BUYER = '00000000-0000-4000-8000-000000000002'
const plan = { planAnchor: 'early-reader-club', installmentId: 'erc-box-3-4' }
const input: ErcPageInput = {
  gallery: { count: 3 },
  addToCart: {
    offers: [{ variantId: VARIANT, priceCents: 2400, plan }],
    isLimitedToOne: true,
    isUnavailable: false,
  },
  checkout: {
    plan: {
      plan_anchor: plan.planAnchor,
      plan_installment_id: plan.installmentId,
      sku: 'ERC-BOX-3-4',
      item_origin: 'product_page',
    },
    signUpHref: '/sign-up?return_to=%2Fproducts%2Ferc-box-3-4',
  },
}

/** What its parts have asked the cart for, and the browser on the way to the checkout. */
const askedIn = ({ calls }: Driver) =>
  calls.map(({ src }) => src).filter((src) => src === 'addLines' || src === 'newKey')

export const ercPageModel: Model<typeof ercPageMachine> = {
  machine: ercPageMachine,
  input,
  inputs: [
    {
      ...input,
      addToCart: { ...input.addToCart, isUnavailable: true },
      checkout: { ...input.checkout, plan: null },
    },
  ],
  key: ({ isAvailable, as }) => ({ isAvailable, as }),
  cases: {
    PRESS: [
      { type: 'PRESS', as: BUYER },
      { type: 'PRESS', as: null },
    ],
    ADDED: [{ type: 'ADDED' }],
  },
  outcomes: {},
  invariants: [
    {
      name: 'S-304 S-385 the button is off exactly while the plan is not known, and then says so',
      holds: (snapshot) => {
        const { isDisabled, error } = connectErcPage(snapshot)
        return isDisabled === (error === 'installments')
      },
    },
    {
      name: 'S-304 while the plan is not known nothing is added and no checkout is asked for',
      when: (snapshot) => connectErcPage(snapshot).isDisabled,
      holds: (_, driver) => askedIn(driver).length === 0,
    },
    {
      name: 'S-302 a press adds one of this box, and nothing else',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'addLines')
          .every(({ input: asked }) => JSON.stringify(asked).includes(`"merchandiseId":"${VARIANT}","quantity":1`)),
    },
    {
      name: 'S-251 the checkout is asked for once the box is in the cart, and never before',
      when: (snapshot) => snapshot.matches('selling'),
      holds: (snapshot, driver) => {
        const asked = askedIn(driver)
        if (snapshot.matches({ selling: 'open' })) return asked.length === 0
        return asked[0] === 'addLines' && (asked.includes('newKey') || snapshot.matches({ selling: 'adding' }))
      },
    },
    {
      name: 'S-251 S-363 each press counts for whoever pressed, and once the box is in the cart the page goes on',
      when: (snapshot) => snapshot.matches('selling'),
      holds: (snapshot, { events }) => {
        const last = events.findLast(({ type }) => type === 'PRESS' || type === 'ADDED')?.type
        const buyer = events.findLast(({ type }) => type === 'PRESS')?.as ?? null
        return (
          snapshot.matches({ selling: 'goingOn' }) === (last === 'ADDED') &&
          snapshot.can({ type: 'ADDED' }) === (last === 'PRESS') &&
          snapshot.context.as === buyer
        )
      },
    },
    {
      name: 'S-363 the checkout is for the one whose press it came from, and for the box of this page',
      when: (snapshot) => snapshot.matches({ selling: 'goingOn' }),
      holds: (snapshot, { events }) => {
        const buyer = events.findLast(({ type }) => type === 'PRESS')?.as
        const going = snapshot.children.checkout?.getSnapshot().context
        return going?.isPressed === true && going.as === buyer && going.plan?.sku === 'ERC-BOX-3-4'
      },
    },
    {
      name: 'a page that is busy says nothing of an older failure',
      when: (snapshot) => connectErcPage(snapshot).isBusy,
      holds: (snapshot) => connectErcPage(snapshot).error === null,
    },
  ],
}
