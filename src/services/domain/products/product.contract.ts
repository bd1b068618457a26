import { z } from 'zod'
import { Money } from '../money/money.contract'
import { HANDLE } from './handle.rules'

/** `gid://shopify/<type>/<number>`: Shopify's global id. The number alone stands in URLs (S-021). */
const gid = <T extends string>(type: T) => z.string().regex(new RegExp(`^gid://shopify/${type}/\\d{1,20}$`))
export const ProductId = gid('Product')
export const VariantId = gid('ProductVariant')

/** A product's or collection's address. */
export const Handle = z.string().regex(HANDLE)

/** Product types of the shop (S-205). Others may appear in a hosted shop. */
export const PRODUCT_TYPES = {
  playKits: 'Play Kits',
  subscription: 'Subscription',
  toys: 'Toys',
  dolls: 'Dolls',
  coursePack: 'Course Pack',
  skillSet: 'Skill Set',
  earlyReaderClub: 'ERC',
  bookBundle: 'Book Bundle',
  kitComponent: 'Kit Component',
  giftCard: 'Gift Card',
} as const

/** `url` goes into `mediaUrl` and `srcSet` of picture-address.rules.ts; `alt` is '' for a picture that says nothing. */
export const ShopImage = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() })
export type ShopImage = z.infer<typeof ShopImage>

/** S-241…S-243: what the selected variant's stock means for the buy button. */
export const InventoryStatus = z.enum(['active', 'out_of_stock', 'presale', 'backorder'])
export type InventoryStatus = z.infer<typeof InventoryStatus>

/**
 * One thing that can be bought (S-187).
 * `numericId` is the number of the URL's `variant` (S-021); `title` joins the option values with ' / ' (S-068);
 * `priceCentsStandalone` is the single-kit price in the locale's currency, null where the product has none;
 * `formattedPrice` has two decimals; `quantityAvailable` null: nothing is counted.
 */
export const ProductVariant = z.object({
  id: VariantId,
  numericId: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  price: Money,
  compareAt: Money.nullable(),
  priceCentsStandalone: z.number().int().nullable(),
  formattedPrice: z.string(),
  availableForSale: z.boolean(),
  currentlyNotInStock: z.boolean(),
  quantityAvailable: z.number().int().nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: ShopImage.nullable(),
})
export type ProductVariant = z.infer<typeof ProductVariant>

/**
 * The metafields (namespace `custom`) that the shop reads. Months are completed months of age; `kitMonthsSpan` is how
 * many months one kit lasts (decided: E-12); `bookStage` names the books that belong to a stage.
 */
export const ProductFacts = z.object({
  kitPosition: z.number().int().nullable(),
  kitMonthsSpan: z.number().int().nullable(),
  minMonths: z.number().int().nullable(),
  maxMonths: z.number().int().nullable(),
  priceCentsBabylist: z.number().int().nullable(),
  bookStage: z.string().nullable(),
})
export type ProductFacts = z.infer<typeof ProductFacts>

const SellingPlan = z.object({ id: z.string(), name: z.string(), description: z.string().nullable() })

/**
 * A product in one language and currency (S-186): at most 50 variants (S-358). `descriptionHtml` is the merchant's
 * HTML: clean it before it is shown. `options` is [] for a product with a single variant.
 */
export const Product = z.object({
  id: ProductId,
  handle: Handle,
  title: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  descriptionHtml: z.string(),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  availableForSale: z.boolean(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(ProductVariant).max(50),
  images: z.array(ShopImage),
  facts: ProductFacts,
  sellingPlans: z.array(SellingPlan),
})
export type Product = z.infer<typeof Product>

/** What a grid shows of a product. `price` is the cheapest variant's; `variantId` is the first one that can be sold. */
export const ProductCard = z.object({
  id: ProductId,
  handle: Handle,
  title: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  price: Money,
  compareAt: Money.nullable(),
  hasPriceRange: z.boolean(),
  formattedPrice: z.string(),
  image: ShopImage.nullable(),
  availableForSale: z.boolean(),
  inventoryStatus: InventoryStatus,
  variantId: VariantId,
  variantCount: z.number().int(),
  facts: ProductFacts,
})
export type ProductCard = z.infer<typeof ProductCard>

/** One page of a collection. `next` is the cursor of the page after, null at the end. */
export const Collection = z.object({
  id: z.string(),
  handle: Handle,
  title: z.string(),
  descriptionHtml: z.string(),
  image: ShopImage.nullable(),
  products: z.array(ProductCard),
  next: z.string().nullable(),
})
export type Collection = z.infer<typeof Collection>
