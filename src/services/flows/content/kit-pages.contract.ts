import { z } from 'zod'
import { ErrorContent } from './pages.contract'
import {
  Band,
  BoxWords,
  ContentLink,
  ContentPicture,
  Crumb,
  CustomizableOption,
  Faq,
  Finder,
  KeyValues,
  KitCard,
  KitTranslations,
  OptionalText,
  PriceKey,
  Quote,
  RichNode,
  Seo,
  Steps,
} from './parts.contract'

/*
 * What the pages about kits and boxes receive: plain JSON in one language, links and pictures resolved.
 * Own paths in `linkUrl` and `url` already carry the language prefix ("/nl/cart"). HTML is sanitised.
 */

/** One year of life on the ruler of the home page. */
export const GrowthBand = z.object({
  slug: z.string(),
  url: z.string(),
  band: Band,
  months: z.string(),
  title: z.string(),
  text: z.string(),
  priceKey: PriceKey,
  picture: ContentPicture.nullable(),
})

/** `/` (S-008). */
export const HomePage = z.object({
  seo: Seo,
  hero: z.object({
    title: z.string(),
    lead: z.string(),
    picture: ContentPicture,
    /** for narrow screens */
    pictureTall: ContentPicture,
    finder: Finder,
  }),
  facts: z.array(z.string()),
  growth: z.object({
    heading: z.string(),
    intro: z.string(),
    perKit: z.string(),
    rulerLabel: z.string(),
    /** "Birth", "1 year" … "5 years": six marks */
    marks: z.array(z.string()),
    bands: z.array(GrowthBand),
  }),
  favourite: z
    .object({
      kicker: z.string(),
      heading: z.string(),
      text: z.string(),
      band: Band,
      picture: ContentPicture.nullable(),
      items: z.array(z.object({ title: z.string(), text: z.string(), picture: ContentPicture.nullable() })),
      link: ContentLink,
    })
    .nullable(),
  steps: Steps,
  divider: ContentPicture.nullable(),
  quote: Quote.nullable(),
  rating: z.object({ stars: z.number(), title: z.string(), text: z.string(), sampleLabel: z.string() }).nullable(),
  /** to give a kit, and to activate one that was given */
  gift: z
    .object({
      title: z.string(),
      text: z.string(),
      picture: ContentPicture.nullable(),
      give: ContentLink.nullable(),
      activate: ContentLink.nullable(),
    })
    .nullable(),
  tiles: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      band: Band,
      picture: ContentPicture.nullable(),
      link: ContentLink,
    }),
  ),
})
export type HomePage = z.infer<typeof HomePage>

/** An age landing page, /products/the-play-kits/{slug} (E-81). `neighbours` in order of age. */
export const AgeLanding = z.object({
  slug: z.string(),
  seo: Seo,
  band: Band,
  title: z.string(),
  ageRange: z.string(),
  lead: z.string(),
  picture: ContentPicture.nullable(),
  /** what this year is about; `text` may be empty */
  expect: Steps,
  kitsHeading: z.string(),
  kits: z.array(KitCard),
  quote: Quote.nullable(),
  faq: Faq.nullable(),
  cta: ContentLink.nullable(),
  breadcrumb: z.array(Crumb),
  neighbours: z.array(z.object({ title: z.string(), ageRange: z.string(), url: z.string(), band: Band })),
})
export type AgeLanding = z.infer<typeof AgeLanding>

/** /products/the-play-kits (S-010). */
export const KitsPage = z.object({
  seo: Seo,
  title: z.string(),
  lead: z.string(),
  picture: ContentPicture.nullable(),
  finder: Finder,
  ages: z.array(
    z.object({
      slug: z.string(),
      url: z.string(),
      band: Band,
      title: z.string(),
      ageRange: z.string(),
      text: z.string(),
      kits: z.array(KitCard),
    }),
  ),
  steps: Steps,
  reasons: z.array(z.object({ title: z.string(), text: z.string() })),
  faq: Faq.nullable(),
  cta: ContentLink.nullable(),
})
export type KitsPage = z.infer<typeof KitsPage>

/** Copy of anything that can be bought (S-183 to S-185). `handle` is its Shopify handle; `shipMessage` is HTML. */
export const ProductContent = z.object({
  id: z.string(),
  slug: z.string(),
  handle: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  previousTitle: OptionalText,
  shortDescription: z.string(),
  additionalDescription: OptionalText,
  longDescription: z.string(),
  badge: OptionalText,
  precedingPriceText: OptionalText,
  pictures: z.array(ContentPicture),
  featuredPicture: ContentPicture.nullable(),
  listingPicture: ContentPicture.nullable(),
  productAddOns: z.array(z.string()),
  productAddOnsTitle: OptionalText,
  productAddOnsTotalLabel: OptionalText,
  quantitySelector: z.boolean(),
  validationMessage: OptionalText,
  valueProps: z.array(z.object({ textHeading: z.string(), picture: ContentPicture.nullable() })),
  subscriptionPlanAnchor: OptionalText,
  displayVariantType: z.enum(['dropdown', 'circle', 'tile']),
  variantLabel: OptionalText,
  isPlayKit: z.boolean(),
  optionDetails: RichNode.nullable(),
  strikethroughPrice: OptionalText,
  addToCartText: OptionalText,
  ageRange: z.string(),
  ageDescription: z.string(),
  featuredColor: OptionalText,
  shipMessage: OptionalText,
  cta: ContentLink.nullable(),
  secondaryCta: ContentLink.nullable(),
  backOrderMessage: OptionalText,
  outOfStockMessage: OptionalText,
  preSaleMessage: OptionalText,
  variantImageSets: z.array(z.object({ variantId: z.string(), thumbnail: ContentPicture })),
})
export type ProductContent = z.infer<typeof ProductContent>

/** A picture and its place in the gallery (S-206). */
export const GalleryPicture = ContentPicture.extend({ sortOrder: z.number().int().min(1).max(10) })

/** The page of one of the 22 kits. `productAddOns` are handles; `gallery` is in sort order (S-206). */
export const KitPage = ProductContent.extend({
  anchor: z.string(),
  url: z.string(),
  seo: Seo,
  band: Band,
  priceKey: PriceKey,
  months: z.object({ from: z.number().int(), to: z.number().int() }),
  /** completed months of a child for whom this kit is chosen without a birth date (S-212 to S-233) */
  defaultAgeMonths: z.number().int(),
  gallery: z.array(GalleryPicture),
  ...BoxWords.shape,
  quote: Quote.nullable(),
  translations: KitTranslations,
  customizableOptions: z.array(CustomizableOption),
  /** shown while the resale flag says "treatment" (S-091) */
  resaleMessage: OptionalText,
  /** title and text of the hero while the perceived-value flag says "treatment" (S-092) */
  treatmentHero: z.object({ title: z.string(), text: z.string() }).nullable(),
  breadcrumb: z.array(Crumb),
  previousKit: KitCard.nullable(),
  nextKit: KitCard.nullable(),
  cardBackgroundColor: OptionalText,
  enableYotpoReviewsWidget: z.boolean(),
  enableTrustedShopsReviewsWidget: z.boolean(),
  /** key-value list "kit-page": waysToBuy, cancelAnyTime, stepIndicator, gallery and option texts */
  labels: KeyValues,
})
export type KitPage = z.infer<typeof KitPage>

/**
 * The page of a box of the Early Reader Club. `errors` are the page's own directives (S-384). `boxes` are all of the
 * club, in order of age. `labels`: key-value lists "kit-page" and "reading-club".
 */
export const ReadingBoxPage = z.object({
  handle: z.string(),
  url: z.string(),
  seo: Seo,
  band: Band,
  title: z.string(),
  ageRange: z.string(),
  longDescription: z.string(),
  ageDescription: z.string(),
  addToCartText: z.string().nullable(),
  outOfStockMessage: z.string().nullable(),
  planAnchor: z.string(),
  pictures: z.array(ContentPicture),
  facts: z.array(z.string()),
  ...BoxWords.shape,
  breadcrumb: z.array(Crumb),
  boxes: z.array(z.object({ handle: z.string(), ageRange: z.string(), url: z.string() })),
  errors: z.array(ErrorContent),
  labels: KeyValues,
})
export type ReadingBoxPage = z.infer<typeof ReadingBoxPage>
