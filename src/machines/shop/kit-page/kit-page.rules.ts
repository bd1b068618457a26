import { type KitOption, kitOptionsOf, singlesOf } from '~/services/domain/kits/customization.rules'
import { LOW_STOCK_THRESHOLD } from '~/services/domain/kits/inventory.rules'
import { kitOfAnchor, type StandaloneKit, standaloneKit } from '~/services/domain/kits/kit.rules'
import { hasWaysToBuy, isStandaloneEnabled } from '~/services/domain/kits/kit-purchase.rules'
import { KIT_TABS } from '~/services/domain/kits/kit-tabs.rules'
import type { Locale } from '~/services/domain/locale'
import type { Product } from '~/services/domain/products/product.contract'
import type { Inventory } from '~/services/flows/products/products.contract'
import { type BoxCode, stepHref } from '~/services/flows/subscription/step-links.rules'
import type { KeptChoice, SubscriptionChoice } from '~/services/flows/subscription/subscription.contract'
import { type AddOn, addOnOf } from '../add-on-button/add-on-button.rules'
import type { KitPageInput } from './kit-page.machine'

/** The id of the element that the sticky summary stops above (S-249). */
const STICKY_MARKER_ID = 'add-ons-end'

type Flag = 'money_enable-subscribe-and-save' | 'money_enable-individual-playthings' | 'play-kit-parts'
type Start = {
  /** the kit's own product, and the subscription's */
  kit: Product
  subscriptionId: string
  addOns: { product: Product; announcements: AddOn['announcements'] }[]
  records: Inventory['inventoryData'] | null
  /** what this visitor chose for this kit before */
  choice: SubscriptionChoice | null
  /** S-089 */
  isChildKnown: boolean
  /** variants in the cart, as far as the page knows; [] where it does not */
  inCart: readonly string[]
}
export type KitPageData = {
  page: {
    anchor: string
    url: string
    customizableOptions: Parameters<typeof kitOptionsOf>[0]
    gallery: readonly object[]
  }
  start: Start
  flags: Record<Flag, string>
  locale: Locale
  /** the tab and the code of the query */
  selectedTab: string | null
  code: BoxCode
}

/** Everything that the flow of a kit's page starts with. */
export function kitPageInput(data: KitPageData): KitPageInput {
  const { page, start, flags } = data
  const single = standaloneKit(start.kit)
  const isSold = isStandaloneEnabled({ flag: flags['money_enable-subscribe-and-save'], standalone: single })
  const standalone = isSold ? single : null
  const { choice } = start
  return {
    lookup: { productId: start.kit.id, threshold: LOW_STOCK_THRESHOLD },
    inventory: inventoryOf(data),
    purchaseOption: {
      subscriptionId: start.subscriptionId,
      standaloneId: standalone?.id ?? null,
      chosen: choice?.kind ?? null,
      isLow: start.records?.[0]?.isBelowThreshold ?? false,
    },
    cta: {
      ...ctaOf(data, kitOptionsOf(page.customizableOptions), standalone),
      optionId: choice?.kind === 'standalone' && standalone ? standalone.id : start.subscriptionId,
      stored: choice && Object.keys(choice.customization).length > 0 ? choice.customization : null,
    },
    gallery: { count: page.gallery.length },
    waysToBuy: waysToBuyOf(data),
    addOns: start.addOns.map((addOn) => buttonOf(addOn, start)),
    markerId: STICKY_MARKER_ID,
    kitAnchor: page.anchor,
  }
}

const inventoryOf = ({ start: { kit, records }, locale }: KitPageData) => ({
  locale: locale.code,
  tags: kit.tags,
  variants: kit.variants.map(({ id, availableForSale, currentlyNotInStock }) => ({
    id,
    availableForSale,
    currentlyNotInStock,
  })),
  records,
})

function ctaOf({ start, locale, code }: KitPageData, options: KitOption[], single: StandaloneKit | null) {
  const { prefix } = locale
  const { qrTargetProduct = '', qr_data } = code
  const query = { prefix, qr_data, ...(kitOfAnchor(qrTargetProduct) ? { qrTargetProduct } : {}) }
  return {
    options,
    singles: singlesOf(single),
    isChildKnown: start.isChildKnown,
    paths: {
      cart: `${prefix}/cart`,
      childInfo: stepHref('childInfo', query),
      paymentOptions: stepHref('paymentOptions', query),
    },
  }
}

/** A doll is chosen by its skin tone first (S-248; decided: E-42). */
function buttonOf({ product, announcements }: Start['addOns'][number], { kit, inCart }: Start) {
  const isDoll = product.productType === 'Dolls'
  const settings = { parentProductId: kit.id, hasVariantModal: isDoll, announcements }
  const addOn = addOnOf(product, settings)
  return { ...addOn, inCart: addOn.variants.flatMap(({ id }) => (inCart.includes(id) ? [id] : [])) }
}

function waysToBuyOf({ flags, start: { addOns }, page, selectedTab }: KitPageData) {
  const playthings = flags['money_enable-individual-playthings']
  if (!hasWaysToBuy({ playthings, parts: flags['play-kit-parts'], addOns })) return null
  return { path: page.url, ids: KIT_TABS, queried: selectedTab }
}

/** What is still to be kept once another choice follows: the newest word on each part of it. */
export const laterChoice = (before: KeptChoice | null, { customization, ...choice }: KeptChoice): KeptChoice => ({
  ...before,
  ...choice,
  ...(customization && { customization }),
})
