import { notFound } from '@tanstack/react-router'
import { createTranslator } from 'use-intl/core'
import { messagesOf } from '~/content/messages'
import { startFlow } from '~/machines/runtime/flow'
import { addOnOf } from '~/machines/shop/add-on-button/add-on-button.rules'
import { kitPageFlow } from '~/machines/shop/kit-page/kit-page.flow'
import { type KitPageData, kitPageInput } from '~/machines/shop/kit-page/kit-page.rules'
import type { PlayKitCtaInput } from '~/machines/shop/play-kit-cta/play-kit-cta.machine'
import type { QrCode } from '~/machines/shop/play-kit-cta/play-kit-cta.rules'
import { LOW_STOCK_THRESHOLD } from '~/services/domain/kits/inventory.rules'
import type { Locale } from '~/services/domain/locale'
import type { Product } from '~/services/domain/products/product.contract'
import { getCart } from '~/services/flows/cart/cart.functions'
import { getChildInfoContent, getKitPage } from '~/services/flows/content/content.functions'
import { checkoutStep } from '~/services/flows/content/error-content.rules'
import { getInventory, getProduct, getProducts } from '~/services/flows/products/products.functions'
import { getSubscription } from '~/services/flows/subscription/subscription.functions'
import { getVisit } from '~/services/flows/visit/visit.functions'

export const SUBSCRIPTION_HANDLE = 'the-play-kits'

type Asked = { locale: Locale; slug: string; path: string; selectedTab: string | null } & QrCode

/** A rest needs the machine alone; who wakes it is the page's business. */
const restingFlow = kitPageFlow({ kitAnchor: '', path: '', isTabQueried: false, addOnVariantIds: [] })

/** Content, shop, flags, memory and cart of a kit's page in one round, its add-ons and stock in a second. */
export async function loadKit({ locale, slug, ...asked }: Asked) {
  const [page, steps, kit, subscription, visit, { today, memory }, inCart] = await Promise.all([
    getKitPage({ data: { ...locale, slug } }),
    getChildInfoContent({ data: locale }),
    getProduct({ data: { handle: slug, locale: locale.code } }),
    getProduct({ data: { handle: SUBSCRIPTION_HANDLE, locale: locale.code } }),
    getVisit(),
    getSubscription(),
    variantsInCart(),
  ])
  if (!page || isMissing(kit) || isMissing(subscription)) throw notFound()
  const [kitProduct, subscriptionProduct] = [productOf(kit), productOf(subscription)]
  const [addOns, stock] = await Promise.all([
    getProducts({ data: { handles: page.productAddOns, locale: locale.code } }),
    getInventory({ data: { productId: kitProduct.id, threshold: LOW_STOCK_THRESHOLD, locale: locale.code } }),
  ])
  const goods = addOns.ok ? addOns.value : []
  const started = await startKit(inCart, {
    ...asked,
    page,
    kit: kitProduct,
    subscription: subscriptionProduct,
    addOns: goods.map((product) => addOnOf(product, settingsOf(product, kitProduct, locale))),
    records: stock.ok ? stock.value.inventoryData : null,
    flags: visit.flags,
    memory,
    today,
    locale,
  })
  return {
    page,
    kit: kitProduct,
    subscription: subscriptionProduct,
    goods,
    origin: visit.origin,
    subscribeHref: subscribeHrefOf(started.input.cta),
    step: checkoutStep(steps.stepNumbers),
    started,
  }
}
/** S-089, without a script too. */
const subscribeHrefOf = ({ isChildKnown, paths }: PlayKitCtaInput) =>
  isChildKnown && paths.paymentOptions !== null ? paths.paymentOptions : paths.childInfo

export type KitData = Awaited<ReturnType<typeof loadKit>>

/**
 * What the cart holds is drawn, and is no part of what the flow starts with: the cart itself tells the flow, and goes on
 * telling it.
 */
async function startKit(inCart: readonly string[], data: Omit<KitPageData, 'inCart'>) {
  const { rest } = await startFlow(restingFlow, kitPageInput({ ...data, inCart }))
  return { input: kitPageInput({ ...data, inCart: [] }), rest }
}

/** In the browser the cart is there already, and wakes a page that has something of it. */
async function variantsInCart(): Promise<string[]> {
  if (!import.meta.env.SSR) return []
  const cart = await getCart()
  return cart.ok ? cart.value.lines.map(({ variantId }) => variantId) : []
}

type Answer = Awaited<ReturnType<typeof getProduct>>
const isMissing = (answer: Answer) => !answer.ok && answer.error.kind === 'notFound'

/** An outage is nothing that this page can show: the boundary around it says so. */
function productOf(answer: Answer): Product {
  if (answer.ok) return answer.value
  throw new Error(`the shop did not answer: ${answer.error.kind}`)
}

function settingsOf(product: Product, kit: Product, { language }: Locale) {
  const isDoll = product.productType === 'Dolls'
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'announcements' })
  const title = product.title
  return {
    parentProductId: kit.id,
    hasVariantModal: isDoll,
    isPlaything: isDoll,
    announcements: { added: t('added', { title }), removed: t('removed', { title }) },
  }
}
