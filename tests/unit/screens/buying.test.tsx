import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ErcPageView } from '~/components/erc-page/erc-page'
import { chosenAddOns } from '~/components/kit-page/chosen-add-ons'
import { KitPageView } from '~/components/kit-page/kit-page'
import { BooksChoice } from '~/components/payment-options/plan-choice'
import { connectAddOnButton } from '~/machines/shop/add-on-button/add-on-button.connect'
import { addOnButtonMachine } from '~/machines/shop/add-on-button/add-on-button.machine'
import { addOnButtonModel } from '~/machines/shop/add-on-button/add-on-button.model'
import { connectErcPage } from '~/machines/shop/erc-page/erc-page.connect'
import { ercPageMachine } from '~/machines/shop/erc-page/erc-page.machine'
import { ercPageModel } from '~/machines/shop/erc-page/erc-page.model'
import { connectKitPage } from '~/machines/shop/kit-page/kit-page.connect'
import { kitPageMachine } from '~/machines/shop/kit-page/kit-page.machine'
import { kitPageModel } from '~/machines/shop/kit-page/kit-page.model'
import { connectPaymentOptions } from '~/machines/subscription/payment-options/payment-options.connect'
import { paymentOptionsMachine } from '~/machines/subscription/payment-options/payment-options.machine'
import { paymentOptionsModel } from '~/machines/subscription/payment-options/payment-options.model'
import type { KitPage, ReadingBoxPage } from '~/services/flows/content/kit-pages.contract'
import type { Offer } from '~/services/flows/kit-page/kit-page.rules'
import { type Element, textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, type Screen, send } from '../../support/render'

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })

/** What the pages of a kit and of a box have in common. */
const words = {
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: false },
  url: '/products/this',
  band: 2 as const,
  title: 'The box',
  ageRange: '',
  longDescription: '',
  ageDescription: '',
  includesHeading: '',
  includesIntro: '',
  includes: [],
  forParents: { heading: '', intro: '', items: [], picture: null },
  faq: null,
  breadcrumb: [],
  pictures: [],
  labels: { outOfStock: 'Sold out', inStock: 'In stock', nextStep: 'Next: your details' },
}

const kit: KitPage = {
  ...words,
  id: 'kit',
  slug: 'kit-the-babbler',
  handle: 'kit-the-babbler',
  anchor: 'kit-the-babbler',
  shortTitle: '',
  previousTitle: null,
  shortDescription: '',
  additionalDescription: null,
  badge: null,
  precedingPriceText: null,
  featuredPicture: null,
  listingPicture: null,
  productAddOns: [],
  productAddOnsTitle: null,
  productAddOnsTotalLabel: null,
  quantitySelector: false,
  validationMessage: null,
  valueProps: [],
  subscriptionPlanAnchor: null,
  displayVariantType: 'tile',
  variantLabel: null,
  isPlayKit: true,
  optionDetails: null,
  strikethroughPrice: null,
  addToCartText: null,
  featuredColor: null,
  shipMessage: null,
  cta: null,
  secondaryCta: null,
  backOrderMessage: null,
  outOfStockMessage: 'It is made again in spring.',
  preSaleMessage: null,
  variantImageSets: [],
  priceKey: '1-3-years',
  months: { from: 13, to: 15 },
  defaultAgeMonths: 13,
  gallery: [],
  quote: null,
  translations: {
    strikethroughPriceStandalone: null,
    subscribeAndSaveLabel: null,
    addToCartSubscribe: null,
    singlePlayKitLabel: null,
    addToCartStandalone: 'Add this kit',
    badgeStandalone: null,
    ctaMessage: null,
  },
  customizableOptions: [],
  resaleMessage: null,
  treatmentHero: null,
  previousKit: null,
  nextKit: null,
  cardBackgroundColor: null,
  enableYotpoReviewsWidget: false,
  enableTrustedShopsReviewsWidget: false,
}

const box: ReadingBoxPage = {
  ...words,
  handle: 'erc-box-3-4',
  addToCartText: 'Start reading',
  outOfStockMessage: 'The next boxes come in spring.',
  planAnchor: 'early-reader-club',
  facts: [],
  boxes: [],
  errors: [],
}

type ShownKit = { isLow?: boolean; labels?: KitPage['labels']; standalone?: Offer | null; language?: Language }

/** The kit by itself is chosen; `isLow`: the shop has none left of it (S-256). */
function drawKit({ isLow = false, labels = kit.labels, standalone = null, language }: ShownKit) {
  const { input } = kitPageModel
  const purchaseOption = { ...input.purchaseOption, chosen: 'standalone' as const, isLow }
  const own = { ...input, waysToBuy: null, addOns: [], purchaseOption }
  const view = {
    ...connectKitPage(createActor(kitPageMachine, { input: own }).getSnapshot()),
    page: { ...kit, labels },
    offers: { subscription: { price: eur(12_000), was: null, savePercent: null }, standalone },
    singleLine: null,
    boxes: [],
    goods: {},
    step: null,
    structuredData: [],
    chosen: { count: 0, cents: 0 },
    cartHref: '/cart',
    isTreatment: false,
    showsResale: false,
    saysFailures: false,
  }
  return draw(<KitPageView view={view} send={send} gallery={null} />, language)
}

function drawBox({ isPlanKnown = true, isOutOfStock = false }) {
  const { input } = ercPageModel
  const own = { ...input, addToCart: { ...input.addToCart, isUnavailable: !isPlanKnown } }
  const view = {
    ...connectErcPage(createActor(ercPageMachine, { input: own }).getSnapshot()),
    page: box,
    isPlanKnown,
    price: eur(2400),
    isOutOfStock,
    line: null,
    structuredData: [],
    buyer: null,
  }
  return draw(<ErcPageView view={view} send={send} gallery={null} />)
}

const isOff = ({ attributes }: Element) => 'disabled' in attributes

/** The button of the panel; the bar of phones has the same one. */
function buyButtonOf({ all }: Screen, name: string): Element {
  const [inPanel, inBar, ...others] = all('button', { form: 'buy' })
  expect([inPanel, inBar].map((button) => button && textOf(button).trim())).toEqual([name, name])
  if (!inPanel || others.length > 0) throw new Error('one button in the panel, one in the bar')
  return inPanel
}

/** What is said of a button besides its name; null: nothing. */
function saidOf({ attributes }: Element, screen: Screen): string | null {
  const id = attributes['aria-describedby']
  return id === undefined ? null : textOf(screen.byId(id))
}

describe('the button that buys a kit by itself', () => {
  test('can be pressed while there are some, and needs no word on it', async () => {
    const screen = await drawKit({ isLow: false })
    const button = buyButtonOf(screen, 'Add this kit')
    expect(isOff(button)).toBe(false)
    expect(saidOf(button, screen)).toBeNull()
  })

  test('S-256 is off once they are gone, and says when there will be more', async () => {
    const screen = await drawKit({ isLow: true })
    const button = buyButtonOf(screen, 'Sold out')
    expect(isOff(button)).toBe(true)
    expect(saidOf(button, screen)).toBe('It is made again in spring.')
  })

  test.each([
    ['en', 'Out of Stock'],
    ['nl', 'Niet op voorraad'],
  ] as const)(
    'S-239 is off and reads out of stock where the content has no word of its own (%s)',
    async (language, words) => {
      expect(isOff(buyButtonOf(await drawKit({ isLow: true, labels: {}, language }), words))).toBe(true)
    },
  )

  test('S-399 costs its cents by a hundred, always with two decimals', async () => {
    const shown = async (amountCents: number) => {
      const screen = await drawKit({ standalone: { price: eur(amountCents), was: null, savePercent: null } })
      return textOf(screen.byId('standalone-price'))
    }
    expect(await shown(9700)).toBe('€97.00')
    expect(await shown(9750)).toBe('€97.50')
    expect(await shown(123_405)).toBe('€1,234.05')
  })
})

describe('the button of a box of the reading club', () => {
  test('can be pressed while its plan is known, and says what comes next', async () => {
    const screen = await drawBox({})
    const button = screen.button('Start reading')
    expect(isOff(button)).toBe(false)
    expect(saidOf(button, screen)).toBe('Next: your details')
  })

  test('S-304 is off while its plan is not known', async () => {
    expect(isOff((await drawBox({ isPlanKnown: false })).button('Start reading'))).toBe(true)
  })

  test('is off once the boxes are gone, and says when there will be more', async () => {
    const screen = await drawBox({ isOutOfStock: true })
    const button = screen.button('Sold out')
    expect(isOff(button)).toBe(true)
    expect(saidOf(button, screen)).toBe('The next boxes come in spring.')
  })
})

describe.each(LANGUAGES)('where no extra books are offered (%s)', (language) => {
  const actor = createActor(paymentOptionsMachine, { input: paymentOptionsModel.input })
  const view = { ...connectPaymentOptions(actor.getSnapshot()), books: null }
  const said = (hasBooksHere: boolean) =>
    draw(<BooksChoice {...{ view, locale: 'en', hasBooksHere, onBooks: send }} />, language)

  test('A-046 the page says that they go with an English guide', async () => {
    const { text, messages } = await said(true)
    expect(text).toBe(messages.payment.noBooks)
  })

  test('decided: E-18 in a region without books it says that, and nothing of languages', async () => {
    const { text, messages } = await said(false)
    expect(text).toBe(messages.payment.noBooksHere)
  })
})

describe('the summary of add-ons', () => {
  const { id, variants, ...addOn } = connectAddOnButton(
    createActor(addOnButtonMachine, { input: addOnButtonModel.input }).getSnapshot(),
  )
  const held = variants.slice(0, 1).map((variant) => ({ ...variant, isInCart: true, priceCents: 3600 }))
  const chosen = (isSelected: boolean, pieces: number) =>
    chosenAddOns([{ ...addOn, id, isSelected, variants: held }], { [held[0]?.id ?? '']: pieces })

  test('S-249 counts every piece that is in the cart, and what they cost together', () =>
    expect(chosen(true, 2)).toEqual({ count: 2, cents: 7200 }))
  test('counts one that is on its way, and none that has left', () => {
    expect(chosen(true, 0)).toEqual({ count: 1, cents: 3600 })
    expect(chosen(false, 0)).toEqual({ count: 0, cents: 0 })
  })
})
