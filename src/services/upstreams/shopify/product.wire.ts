import { z } from 'zod'
import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import { intlLocale, type Locale } from '~/services/domain/locale'
import { centsFromDecimal, formatMoney, type Money } from '~/services/domain/money/money'
import type { Product, ProductCard, ProductFacts, ProductVariant } from '~/services/domain/products/product.contract'
import { mediaSource } from '~/services/upstreams/media/media.rules'
import type { FACT_KEYS } from './queries/product.fragment'

/** Shopify's money, as cents: { amount: "84.0", currencyCode: "EUR" }. */
export const WireMoney = z
  .object({ amount: z.string().regex(/^\d+(\.\d+)?$/), currencyCode: z.enum(['USD', 'GBP', 'AUD', 'EUR']) })
  .transform(({ amount, currencyCode }): Money => {
    const currencies = { USD: 'usd', GBP: 'gbp', AUD: 'aud', EUR: 'eur' } as const
    return { amountCents: centsFromDecimal(amount), currency: currencies[currencyCode] }
  })

export const WireImage = z
  .object({
    url: z.string(),
    altText: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
  })
  .transform(({ url, altText, width, height }) => ({
    url: mediaSource(url),
    alt: altText ?? '',
    width: width ?? 800,
    height: height ?? 800,
  }))

export const WireVariant = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  availableForSale: z.boolean(),
  currentlyNotInStock: z.boolean(),
  quantityAvailable: z.number().int().nullable(),
  price: WireMoney,
  compareAtPrice: WireMoney.nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: WireImage.nullable(),
})
export type WireVariant = z.infer<typeof WireVariant>

export const WireFacts = z.array(z.object({ key: z.string(), value: z.string() }).nullable())
type WireFacts = z.infer<typeof WireFacts>

const Head = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
})

export const WireMerchandise = WireVariant.extend({ product: Head })
export type WireMerchandise = z.infer<typeof WireMerchandise>

const nodes = <S extends z.ZodType>(schema: S) => z.object({ nodes: z.array(schema) })

export const WireProduct = Head.extend({
  descriptionHtml: z.string(),
  availableForSale: z.boolean(),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  options: z.array(z.object({ name: z.string(), optionValues: z.array(z.object({ name: z.string() })) })),
  images: nodes(WireImage),
  variants: nodes(WireVariant),
  sellingPlanGroups: nodes(
    z.object({
      sellingPlans: nodes(z.object({ id: z.string(), name: z.string(), description: z.string().nullable() })),
    }),
  ),
  metafields: WireFacts,
})
export type WireProduct = z.infer<typeof WireProduct>

export const WireCard = Head.extend({
  availableForSale: z.boolean(),
  featuredImage: WireImage.nullable(),
  variants: nodes(WireVariant),
  metafields: WireFacts,
})
export type WireCard = z.infer<typeof WireCard>

type FactKey = (typeof FACT_KEYS)[number]

function textFact(facts: WireFacts, key: FactKey): string | null {
  return facts.find((fact) => fact?.key === key)?.value ?? null
}

function numberFact(facts: WireFacts, key: FactKey): number | null {
  const value = Number(textFact(facts, key) ?? Number.NaN)
  return Number.isInteger(value) ? value : null
}

export const factsOf = (facts: WireFacts): ProductFacts => ({
  kitPosition: numberFact(facts, 'kit_position'),
  kitMonthsSpan: numberFact(facts, 'kit_months_span'),
  minMonths: numberFact(facts, 'min_months'),
  maxMonths: numberFact(facts, 'max_months'),
  priceCentsBabylist: numberFact(facts, 'price_cents_babylist'),
  bookStage: textFact(facts, 'book_stage'),
})

const STANDALONE_KEY = {
  eur: 'price_cents_standalone',
  usd: 'price_cents_standalone_usd',
  gbp: 'price_cents_standalone_gbp',
  aud: 'price_cents_standalone_aud',
} as const

/** The number behind a global id: "gid://shopify/ProductVariant/42" → "42" (S-021). */
export const numberOf = (gid: string) => gid.split('?')[0]?.split('/').at(-1) ?? ''

export function variantOf({
  wire,
  facts,
  locale,
}: {
  wire: WireVariant
  facts: WireFacts
  locale: Locale
}): ProductVariant {
  const { compareAtPrice, ...variant } = wire
  return {
    ...variant,
    title: titleOf(wire),
    numericId: numberOf(wire.id),
    compareAt: compareAtPrice,
    priceCentsStandalone: numberFact(facts, STANDALONE_KEY[wire.price.currency]),
    formattedPrice: formatMoney(wire.price, intlLocale(locale.code)),
  }
}

/** S-068; Shopify calls the only variant of a product 'Default Title'. */
export const titleOf = ({ title, selectedOptions }: Pick<WireVariant, 'title' | 'selectedOptions'>) =>
  title === 'Default Title' ? '' : selectedOptions.map(({ value }) => value).join(' / ')

export function productOf(wire: WireProduct, locale: Locale): Product {
  const { variants, images, options, sellingPlanGroups, metafields, ...head } = wire
  return {
    ...head,
    options: optionsOf(options),
    variants: variants.nodes.map((variant) => variantOf({ wire: variant, facts: metafields, locale })),
    images: images.nodes,
    facts: factsOf(metafields),
    sellingPlans: sellingPlanGroups.nodes.flatMap(({ sellingPlans }) => sellingPlans.nodes),
  }
}

/** Shopify gives a product without options one that is called 'Title'. */
function optionsOf(options: WireProduct['options']) {
  const real = options.filter(({ name, optionValues }) => name !== 'Title' || optionValues[0]?.name !== 'Default Title')
  return real.map(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) }))
}

/** Null for a product without variants, which cannot be sold. */
export function cardOf(wire: WireCard, locale: Locale): ProductCard | null {
  const { variants, featuredImage, metafields, ...head } = wire
  const first = variants.nodes.find(({ availableForSale }) => availableForSale) ?? variants.nodes[0]
  const cheapest = variants.nodes.toSorted((one, other) => one.price.amountCents - other.price.amountCents)[0]
  if (!first || !cheapest) return null
  return {
    ...head,
    price: cheapest.price,
    compareAt: cheapest.compareAtPrice,
    hasPriceRange: variants.nodes.some(({ price }) => price.amountCents !== cheapest.price.amountCents),
    formattedPrice: formatMoney(cheapest.price, intlLocale(locale.code)),
    image: featuredImage,
    inventoryStatus: inventoryStatus(first, head.tags),
    variantId: first.id,
    variantCount: variants.nodes.length,
    facts: factsOf(metafields),
  }
}
