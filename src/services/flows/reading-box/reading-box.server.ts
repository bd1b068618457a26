import { productLine } from '~/services/domain/cart/line.rules'
import { isReadingBox, READING_PLAN } from '~/services/domain/kits/reading-club.rules'
import type { Locale } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { Product } from '~/services/domain/products/product.contract'
import { content } from '~/services/flows/content/content.server'
import { breadcrumbData, jsonLd } from '~/services/flows/kit-page/structured-data.rules'
import { shop } from '~/services/flows/products/shop.server'
import { env } from '~/services/platform/env/env.server'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import { catalog } from '~/services/upstreams/catalog/catalog.server'

type Question = { locale: Locale; handle: string }

/**
 * Content, shop and plan of a box of the reading club in one round; null: there is no such box. A plan that cannot be
 * looked up is shown on the page (S-385), an outage of the shop is thrown.
 */
export async function readReadingBox({ locale, handle }: Question) {
  if (!isReadingBox(handle)) return null
  const [page, found, lookup] = await Promise.all([
    content().readingBox(locale, handle),
    shop().then(({ catalogue }) => catalogue.product(handle, locale)),
    catalog().then((service) =>
      service.subscriptionPlan({ anchor: READING_PLAN, language: locale.language, currency: locale.currency }),
    ),
  ])
  if (!page || (!found.ok && found.error.kind === 'notFound')) return null
  if (!found.ok) throw new UpstreamFailed('shopify', found.error)
  const [variant] = found.value.variants
  const plan = lookup.ok ? lookup.value : null
  const box = boxOf(variant, plan)
  const planOfLine = box && { planAnchor: page.planAnchor, installmentId: box.id }
  const priceCents = variant?.price.amountCents ?? 0
  return {
    page,
    isPlanKnown: plan !== null,
    price: priceOf(variant, box),
    isOutOfStock: variant?.availableForSale === false,
    line: variant && box ? productLine({ variantId: variant.id, priceCents, plan: planOfLine }) : null,
    structuredData: [jsonLd(breadcrumbData(page.breadcrumb, env().publicOrigin))],
    /** what its flow starts with; `box`: null where the plan is not known, or has no such box (S-304) */
    start: { variant: variant ? { id: variant.id, priceCents } : null, box: box && { id: box.id, sku: box.sku } },
  }
}

type Variant = Product['variants'][number] | undefined
type Box = SubscriptionPlan['installments'][number] | null

/** The box of the plan that this product is (S-304). */
const boxOf = (variant: Variant, plan: SubscriptionPlan | null): Box =>
  plan?.installments.find(({ sku }) => sku === variant?.sku) ?? null

const priceOf = (variant: Variant, box: Box): Money | null =>
  box ? { amountCents: box.price, currency: box.currency_code } : (variant?.price ?? null)
