import { createTranslator } from 'use-intl/core'
import { loadMessages } from '~/content/messages'
import type { Customization } from '~/services/domain/kits/customization.rules'
import { LOW_STOCK_THRESHOLD } from '~/services/domain/kits/inventory.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import { isChildOfKit } from '~/services/domain/plans/starting-kit.rules'
import type { Product } from '~/services/domain/products/product.contract'
import type { Result } from '~/services/domain/result'
import { withVisitorsCart } from '~/services/flows/cart/cart.server'
import { content } from '~/services/flows/content/content.server'
import { ifUsable } from '~/services/flows/content/entries.server'
import type { KitPage } from '~/services/flows/content/kit-pages.contract'
import { checkoutStep } from '~/services/flows/content/step-numbers.rules'
import type { ShopError } from '~/services/flows/products/products.contract'
import { shop } from '~/services/flows/products/shop.server'
import { readMemoryIn } from '~/services/flows/subscription/subscription.server'
import { today } from '~/services/flows/visit/today.server'
import { env } from '~/services/platform/env/env.server'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import { boxesOf, goodsOf, offersOf, type ShownKit, shownPictures, singleLineOf } from './kit-page.rules'
import { breadcrumbData, jsonLd, kitData } from './structured-data.rules'

const SUBSCRIPTION_HANDLE = 'the-play-kits'

/** `needsCart`: the page is made where the cart of its visitor is not known yet. */
type Question = { locale: Locale; slug: string; needsCart: boolean }

/**
 * Content, shop, memory and cart of a kit's page in one round, its add-ons and stock in a second. Null: there is no such
 * page. An outage is thrown: it is nothing that this page can show.
 */
export async function readKitPage({ locale, slug, needsCart }: Question) {
  if (!kitOfAnchor(slug)) return null
  const { catalogue } = await shop()
  const [page, steps, kitAnswer, subscriptionAnswer, memory, inCart] = await Promise.all([
    content().kitPage(locale, slug),
    ifUsable(content().childInfo(locale)),
    catalogue.product(slug, locale),
    catalogue.product(SUBSCRIPTION_HANDLE, locale),
    readMemoryIn(locale.language),
    needsCart ? variantsInCart(locale) : [],
  ])
  const [kit, subscription] = [productIn(kitAnswer), productIn(subscriptionAnswer)]
  if (!page || !kit || !subscription) return null
  const sold = { page, kit, subscription }
  const { goods, records } = await readSecond(sold, locale)
  const choice = memory.choice?.kitAnchor === page.anchor ? memory.choice : null
  const shown = { goods, customization: choice?.customization ?? {}, locale }
  return {
    ...shownKit(sold, shown),
    step: steps && checkoutStep(steps.stepNumbers),
    /** what its flow starts with */
    start: {
      kit,
      subscriptionId: subscription.id,
      addOns: await announced(goods, locale),
      records,
      choice,
      isChildKnown: isChildOfKit(memory.child, page.anchor, today()),
      inCart,
    },
  }
}

type Sold = { page: KitPage; kit: Product; subscription: Product }
type Around = { goods: Product[]; customization: Customization; locale: Locale }

/** The add-ons that the page names, and the kit's stock; what cannot be had is left out. */
async function readSecond({ page, kit }: Sold, locale: Locale) {
  const { catalogue } = await shop()
  const [addOns, stock] = await Promise.all([
    catalogue.products(page.productAddOns, locale),
    catalogue.inventory({ productId: kit.id, threshold: LOW_STOCK_THRESHOLD }, locale),
  ])
  return { goods: addOns.ok ? addOns.value : [], records: stock.ok ? stock.value.inventoryData : null }
}

function shownKit(sold: Sold, { goods, customization, locale }: Around): Omit<ShownKit, 'step'> {
  const { page, kit } = sold
  return {
    page: { ...page, gallery: shownPictures(page.gallery) },
    offers: offersOf(sold),
    singleLine: singleLineOf(kit),
    boxes: boxesOf(sold, customization),
    goods: Object.fromEntries(goods.map((product) => [product.handle, goodsOf(product, kit)])),
    structuredData: structuredDataOf(sold, locale),
  }
}

async function variantsInCart(locale: Locale): Promise<string[]> {
  const cart = await withVisitorsCart(locale, (service, visitor) => service.read(visitor))
  return cart.ok ? cart.value.lines.map(({ variantId }) => variantId) : []
}

function productIn(found: Result<Product, ShopError>): Product | null {
  if (found.ok) return found.value
  if (found.error.kind === 'notFound') return null
  throw new UpstreamFailed('shopify', found.error)
}

/** S-246: what a screen reader is told of each add-on, in the language of the page. */
async function announced(goods: Product[], { language }: Locale) {
  const messages = await loadMessages(language)
  const t = createTranslator({ locale: language, messages, namespace: 'announcements' })
  return goods.map((product) => {
    const { title } = product
    return { product, announcements: { added: t('added', { title }), removed: t('removed', { title }) } }
  })
}

/** S-074 to S-077, S-102. */
function structuredDataOf(sold: Sold, { language }: Locale) {
  const { page, kit } = sold
  const { subscription, standalone } = offersOf(sold)
  const origin = env().publicOrigin
  const product = kitData({
    language,
    url: `${origin}${page.url}`,
    origin,
    title: page.title,
    description: page.shortDescription,
    sku: kit.variants[0]?.sku ?? null,
    pictures: page.pictures,
    offers: { subscription: subscription.price, single: standalone?.price ?? null },
    stock: kit.availableForSale ? 'active' : 'out_of_stock',
    rating: null,
  })
  return [jsonLd(product), jsonLd(breadcrumbData(page.breadcrumb, origin))]
}
