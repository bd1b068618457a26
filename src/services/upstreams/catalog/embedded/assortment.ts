import { createHash } from 'node:crypto'
import { z } from 'zod'
import { KITS, type KitBand, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { LANGUAGES, type Language } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import { bundleAgeOf } from '~/services/domain/prices/bundle.rules'
import type { BundlePrice } from '~/services/domain/prices/offers.rules'
import type { CatalogProduct } from '~/services/domain/products/catalog-product.contract'
import type { SubscriptionPlan } from '../catalog.contract'
import { ageRange, plainText } from './product-words.rules'

const Texts = z.record(z.enum(LANGUAGES), z.string())
const Cents = z.object({ EUR: z.number().int(), USD: z.number().int(), GBP: z.number().int(), AUD: z.number().int() })

/** What this service takes from the seed's products. */
const SeedProduct = z.object({
  handle: z.string(),
  productType: z.string(),
  title: Texts,
  description: Texts,
  images: z.array(z.string()),
  variants: z.array(
    z.object({
      sku: z.string(),
      optionValues: z.record(z.string(), z.string()),
      priceCents: Cents,
      compareAtCents: Cents.optional(),
    }),
  ),
  metafields: z.array(z.object({ key: z.string(), value: z.string() })).default([]),
  sellingPlans: z.array(z.object({ deliveryMonths: z.number().int() })).default([]),
})
type SeedProduct = z.infer<typeof SeedProduct>
/** What comes in a kit of the seed, and what it lets its owner choose; null for most. */
const SeedKit = z.object({
  anchor: z.string(),
  toys: z.array(z.object({ title: Texts, picture: z.string() })),
  customizable: z
    .object({
      option_name: z.string(),
      option_prompt: Texts,
      option_values: z.array(
        z.object({ value: z.string(), is_default: z.boolean(), image_uri: z.string(), localized_label: Texts }),
      ),
    })
    .nullable(),
})
type SeedKit = z.infer<typeof SeedKit>
type SeedOption = NonNullable<SeedKit['customizable']>
const Pictures = z.record(z.string(), z.object({ alt: Texts }))
type Pictures = z.infer<typeof Pictures>

/** `answered`: what has been said of a product, by all that was asked; as many as products, languages and currencies. */
export type Assortment = {
  products: Map<string, SeedProduct>
  pictures: Pictures
  kits: Map<string, SeedKit>
  answered: Map<string, CatalogProduct>
}

/** The anchor of the kits' subscription, and of the plan of reading boxes. */
const SUBSCRIPTION = 'subscription-1'
const READING_PLAN = 'early-reader-club'
const KITS_HANDLE = 'the-play-kits'

/** The shop’s own products by their anchors, read once. Throws when a file breaks its form. */
export async function readAssortment(): Promise<Assortment> {
  const files = import.meta.glob<unknown>(
    [
      '../../../../content/seed/products/play-kits.json',
      '../../../../content/seed/products/subscription.json',
      '../../../../content/seed/products/early-reader-club.json',
      '../../../../content/seed/products/books.json',
    ],
    { import: 'default' },
  )
  const index = import.meta.glob<unknown>('../../../../content/media/index.json', { import: 'default' })
  const [lists, pictures, kits] = await Promise.all([
    Promise.all(Object.values(files).map(async (load) => SeedProduct.array().parse(await load()))),
    Promise.all(Object.values(index).map(async (load) => Pictures.parse(await load()))),
    readKits(),
  ])
  const products = new Map(
    lists.flat().map((product) => [product.handle === KITS_HANDLE ? SUBSCRIPTION : product.handle, product]),
  )
  return { products, pictures: pictures[0] ?? {}, kits, answered: new Map() }
}

async function readKits(): Promise<Assortment['kits']> {
  const files = import.meta.glob<unknown>('../../../../content/seed/kits/*.json', { import: 'default' })
  const kits = await Promise.all(Object.values(files).map(async (load) => SeedKit.parse(await load())))
  return new Map(kits.map((kit) => [kit.anchor, kit]))
}

type Asked = { anchor: string; language: Language; currency: Currency; hasAssociations?: boolean }

/** One product in the words and money asked; null for an anchor that nothing has. */
export function productOf(assortment: Assortment, asked: Asked): CatalogProduct | null {
  const { anchor, language, currency, hasAssociations = false } = asked
  const key = `${anchor} ${language} ${currency} ${hasAssociations}`
  const product = assortment.answered.get(key) ?? madeProduct(assortment, asked)
  if (product) assortment.answered.set(key, product)
  return product
}

function madeProduct({ products, pictures, kits }: Assortment, asked: Asked): CatalogProduct | null {
  const { anchor, language, currency, hasAssociations = false } = asked
  const product = products.get(anchor)
  const [first] = product?.variants ?? []
  if (!product || !first) return null
  const { min, max } = monthsOf(product)
  return {
    uuid: uuidOf(anchor),
    name: product.title[language],
    anchor,
    description: plainText(product.description[language]),
    display_age_range: ageRange({ min, max, isYears: product.productType === 'ERC' }, language),
    url: `${language === 'en' ? '' : `/${language}`}/products/${product.handle}`,
    price: subscribersPrice(products, { anchor, currency }) ?? centsOf(first.priceCents, currency),
    product_type: product.productType,
    default_variant_sku: first.sku,
    variants: product.variants.map(({ sku, priceCents, optionValues }) => ({
      ...{ sku, price: centsOf(priceCents, currency), option_values: Object.values(optionValues) },
    })),
    customizable_options: optionsIn(kits.get(anchor)?.customizable, language),
    assets: product.images.map((uri, index) => ({
      uri,
      alt_text: pictures[uri]?.alt[language] ?? product.title[language],
      sort_order: index,
    })),
    products: toysIn(kits.get(anchor), language),
    metadata: { data: { age_unit: 'month', min_age: min, max_age: max } },
    associations: hasAssociations && anchor === SUBSCRIPTION ? KITS.map((kit) => kit.anchor) : [],
  }
}

const toysIn = (kit: SeedKit | undefined, language: Language): CatalogProduct['products'] =>
  kit?.toys.map(({ title, picture }) => ({ name: title[language], image_uri: picture })) ?? []

const optionsIn = (
  option: SeedOption | null | undefined,
  language: Language,
): CatalogProduct['customizable_options'] =>
  option
    ? [
        {
          option_name: option.option_name,
          option_prompt: option.option_prompt[language],
          option_values: option.option_values.map(({ localized_label, ...value }) => ({
            ...value,
            localized_label: localized_label[language],
          })),
        },
      ]
    : []

/** What a kit costs in its subscription, paid as it comes; null for anything else. */
function subscribersPrice(products: Assortment['products'], { anchor, currency }: Pick<Asked, 'anchor' | 'currency'>) {
  const kit = kitOfAnchor(anchor)
  const variant = kit && planVariant(products, { band: bandOf(kit), plan: 'paygo' })
  return variant ? centsOf(variant.priceCents, currency) : null
}

/** The prices of kits paid in advance, as the subscription's own variants have them. */
export function bundlePrices({ products }: Assortment, currency: Currency): BundlePrice[] {
  const bands: KitBand[] = ['baby', 'toddler']
  return [2, 4].flatMap((size) =>
    bands.flatMap((band) => {
      const variant = planVariant(products, { band, plan: `pay-up-front-${size}` })
      if (!variant) return []
      const { priceCents, compareAtCents = priceCents } = variant
      return [{ size, band, amount: centsOf(priceCents, currency), fullAmount: centsOf(compareAtCents, currency) }]
    }),
  )
}

/** The plan of the reading club: a box a month of each reading age. */
export function planOf({ products }: Assortment, { anchor, language, currency }: Asked): SubscriptionPlan | null {
  if (anchor !== READING_PLAN) return null
  const boxes = [...products.values()].filter(({ productType }) => productType === 'ERC')
  return {
    anchor,
    name: 'Early Reader Club',
    installments: boxes.flatMap(({ handle, title, variants, sellingPlans }) =>
      variants.flatMap(({ sku, priceCents }) =>
        sellingPlans.map(({ deliveryMonths }) => ({
          id: handle,
          sku,
          name: title[language],
          price: centsOf(priceCents, currency),
          currency_code: currency,
          frequency_months: deliveryMonths,
        })),
      ),
    ),
  }
}

type PlanVariant = { band: KitBand; plan: string }

const planVariant = (products: Assortment['products'], { band, plan }: PlanVariant) =>
  products.get(SUBSCRIPTION)?.variants.find(({ optionValues: { Size, Plan } }) => Size === band && Plan === plan)

/** The subscription's size that a kit belongs to (decided: E-19). */
const bandOf = (kit: Parameters<typeof bundleAgeOf>[0]): KitBand =>
  bundleAgeOf(kit) === '0-12-months' ? 'baby' : 'toddler'

const centsOf = (cents: z.infer<typeof Cents>, currency: Currency) =>
  ({ eur: cents.EUR, usd: cents.USD, gbp: cents.GBP, aud: cents.AUD })[currency]

function monthsOf({ metafields }: SeedProduct) {
  const months = (key: string) => Number(metafields.find((field) => field.key === key)?.value ?? 0)
  return { min: months('min_months'), max: months('max_months') }
}

/** The same id for the same anchor, in every process and after every seed. */
function uuidOf(anchor: string): string {
  const hex = createHash('sha256').update(`product ${anchor}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
