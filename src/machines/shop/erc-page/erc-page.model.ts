import type { Model } from '~/machines/proving/model'
import { connectErcPage } from './erc-page.connect'
import { type ErcPageInput, ercPageMachine } from './erc-page.machine'

const VARIANT = 'gid://shopify/ProductVariant/3'
const BUYER = '00000000-0000-4000-8000-000000000002'
const plan = { planAnchor: 'early-reader-club', installmentId: 'erc-box-3-4' }
const input: ErcPageInput = {
  gallery: { count: 3, perView: { desktop: 1, mobile: 1 }, isInfinite: true },
  addToCart: {
    offers: [{ variantId: VARIANT, priceCents: 2400, plan }],
    isLimitedToOne: true,
    isUnavailable: false,
    next: 'stay',
    dismisses: false,
    cartPath: '/cart',
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
  key: ({ variantId, as }) => ({ variantId, as }),
  cases: {
    PRESS: [
      { type: 'PRESS', as: null },
      { type: 'PRESS', as: BUYER },
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
      name: 'a page that is busy says nothing of an older failure',
      when: (snapshot) => connectErcPage(snapshot).isBusy,
      holds: (snapshot) => connectErcPage(snapshot).error === null,
    },
  ],
}
