import { PRODUCT_PAGE } from '~/services/domain/cart/line.rules'
import type { Product } from '~/services/domain/products/product.contract'
import type { ReadingBoxPage } from '~/services/flows/content/reading-box.contract'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import type { ErcPageInput } from './erc-page.machine'

export type ErcPageData = {
  page: Pick<ReadingBoxPage, 'planAnchor' | 'pictures' | 'url'>
  product: Pick<Product, 'variants'>
  /** null: it could not be looked up */
  plan: SubscriptionPlan | null
  /** '' for English, '/nl' and so on */
  prefix: string
}

/** The box of the plan that this product is (S-304); null where the plan is not known, or has no such box. */
export function boxOf({ product, plan }: Pick<ErcPageData, 'product' | 'plan'>) {
  const [variant] = product.variants
  return plan?.installments.find(({ sku }) => sku === variant?.sku) ?? null
}

/** Everything that the flow of the page starts with. */
export function ercPageInput(data: ErcPageData): ErcPageInput {
  const { page, product, prefix } = data
  const [variant] = product.variants
  const box = boxOf(data)
  const plan = box && { planAnchor: page.planAnchor, installmentId: box.id }
  return {
    gallery: { count: page.pictures.length, perView: { desktop: 1, mobile: 1 }, isInfinite: true },
    addToCart: {
      offers: variant ? [{ variantId: variant.id, priceCents: variant.price.amountCents, plan }] : [],
      isLimitedToOne: true,
      isUnavailable: box === null,
      next: 'stay',
      dismisses: false,
      cartPath: `${prefix}/cart`,
    },
    checkout: {
      plan: box && {
        plan_anchor: page.planAnchor,
        plan_installment_id: box.id,
        sku: box.sku,
        item_origin: PRODUCT_PAGE,
      },
      signUpHref: `${prefix}/sign-up?return_to=${encodeURIComponent(page.url)}`,
    },
  }
}
