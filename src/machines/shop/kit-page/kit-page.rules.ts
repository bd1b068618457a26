import type { CivilDate } from '~/services/domain/dates/civil-date'
import { LOW_STOCK_THRESHOLD } from '~/services/domain/kits/inventory.rules'
import { kitOfAnchor, type StandaloneKit, standaloneKit } from '~/services/domain/kits/kit.rules'
import { hasWaysToBuy, isStandaloneEnabled } from '~/services/domain/kits/kit-purchase.rules'
import type { Locale } from '~/services/domain/locale'
import { isChildOfKit } from '~/services/domain/plans/starting-kit.rules'
import type { Product } from '~/services/domain/products/product.contract'
import { shownPictures } from '~/services/flows/content/gallery.rules'
import type { KitPage } from '~/services/flows/content/pages.contract'
import type { Inventory } from '~/services/flows/products/products.contract'
import { stepHref } from '~/services/flows/subscription/step-links.rules'
import type { SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'
import type { AddOn } from '../add-on-button/add-on-button.rules'
import { childInfoHref, codeQuery, kitOptionsOf, singlesOf } from '../play-kit-cta/play-kit-cta.rules'
import type { KitPageInput } from './kit-page.machine'

/** The tabs of 'Ways to buy:' (S-080). */
export const WAYS_TO_BUY = ['buyOptions', 'addOns'] as const
/** The id of the element that the sticky summary stops above (S-249). */
export const STICKY_MARKER_ID = 'add-ons-end'

type Flag = 'money_enable-subscribe-and-save' | 'money_enable-individual-playthings' | 'play-kit-parts'
export type KitPageData = {
  page: Pick<KitPage, 'anchor' | 'customizableOptions' | 'gallery'>
  /** the kit's own product, and the subscription's */
  kit: Product
  subscription: Pick<Product, 'id'>
  addOns: AddOn[]
  records: Inventory['inventoryData'] | null
  flags: Record<Flag, string>
  memory: SubscriptionMemory
  /** the shop's day */
  today: CivilDate
  locale: Locale
  /** variants in the cart, as far as the page knows; [] where it does not */
  inCart: readonly string[]
  /** the path of the page, its tab and its code of the query */
  path: string
  selectedTab: string | null
  qrTargetProduct: string | null
  qrData: string | null
}

/** Everything that the flow of a kit's page starts with. */
export function kitPageInput(data: KitPageData): KitPageInput {
  const { page, kit, subscription, flags, memory, records } = data
  const single = standaloneKit(kit)
  const isSold = isStandaloneEnabled({ flag: flags['money_enable-subscribe-and-save'], standalone: single })
  const standalone = isSold ? single : null
  const chosen = memory.choice?.kitAnchor === page.anchor ? memory.choice : null
  const purchaseOption = {
    kitAnchor: page.anchor,
    subscriptionId: subscription.id,
    standaloneId: standalone?.id ?? null,
    chosen: chosen?.kind ?? null,
    isLow: records?.[0]?.isBelowThreshold ?? false,
  }
  return {
    lookup: { productId: kit.id, threshold: LOW_STOCK_THRESHOLD },
    inventory: inventoryOf(data),
    purchaseOption,
    cta: {
      ...ctaOf(data, standalone),
      optionId: chosen?.kind === 'standalone' && standalone ? standalone.id : subscription.id,
      stored: chosen && Object.keys(chosen.customization).length > 0 ? chosen.customization : null,
    },
    gallery: { count: shownPictures(page.gallery).length, perView: { desktop: 1, mobile: 1 }, isInfinite: true },
    waysToBuy: waysToBuyOf(data),
    addOns: data.addOns.map((addOn) => ({
      ...addOn,
      inCart: addOn.variants.flatMap(({ id }) => (data.inCart.includes(id) ? [id] : [])),
    })),
    markerId: STICKY_MARKER_ID,
  }
}

const inventoryOf = ({ kit, records, locale }: KitPageData) => ({
  locale: locale.code,
  tags: kit.tags,
  variants: kit.variants.map(({ id, availableForSale, currentlyNotInStock }) => ({
    id,
    availableForSale,
    currentlyNotInStock,
  })),
  variantId: null,
  records,
})

function ctaOf(
  { page, memory, today, locale: { prefix }, qrTargetProduct, qrData }: KitPageData,
  single: StandaloneKit | null,
) {
  const target = qrTargetProduct && kitOfAnchor(qrTargetProduct) ? qrTargetProduct : null
  return {
    kitAnchor: page.anchor,
    options: kitOptionsOf(page.customizableOptions),
    singles: singlesOf(single),
    isChildKnown: isChildOfKit(memory.child, page.anchor, today),
    paths: {
      cart: `${prefix}/cart`,
      childInfo: childInfoHref({ prefix, qrTargetProduct: target, qrData }),
      paymentOptions: stepHref('paymentOptions', codeQuery({ prefix, qrTargetProduct: target, qrData })),
    },
  }
}

function waysToBuyOf({ flags, addOns, path, selectedTab }: KitPageData) {
  const playthings = flags['money_enable-individual-playthings']
  if (!hasWaysToBuy({ playthings, parts: flags['play-kit-parts'], addOns })) return null
  return { path, ids: [...WAYS_TO_BUY], queried: selectedTab }
}
