import { z } from 'zod'
import {
  Band,
  BirthDateCopy,
  Block,
  BoxWords,
  ContentLink,
  ContentPicture,
  Crumb,
  CustomizableOption,
  EmptyState,
  Faq,
  Finder,
  KeyValues,
  KitCard,
  KitTranslations,
  MenuEntry,
  OptionalText,
  PlaceOption,
  PriceKey,
  Quote,
  RichNode,
  Seo,
  Steps,
} from './parts.contract'

/*
 * What pages receive from the content service: plain JSON in one language, links and pictures resolved.
 * Own paths in `linkUrl` and `url` already carry the language prefix ("/nl/cart"). HTML is sanitised.
 */

/** Header, menu, banner and footer: what every page stands in. */
export const ShellContent = z.object({
  /** `key` names this banner in the browser's store of dismissed ones; `html` is inline markup */
  topBanner: z.object({ key: z.string(), html: z.string(), link: ContentLink.nullable() }).nullable(),
  menu: z.array(MenuEntry),
  /** of the nav once it is sticky: by place, S-034; `getStarted` is the extra button of S-035 */
  headerCtas: z.object({ home: ContentLink, playKits: ContentLink, getStarted: ContentLink }),
  footer: z.object({
    tagline: z.string(),
    text: z.string(),
    columns: z.array(z.object({ title: z.string(), links: z.array(ContentLink) })),
    legal: z.array(ContentLink),
    copyright: z.string(),
  }),
  regions: z.array(PlaceOption),
  languages: z.array(PlaceOption),
  /** key-value list "shell": skipToContent, signIn, logout, openMenu, closeMenu, cart, region, language … */
  labels: KeyValues,
})
export type ShellContent = z.infer<typeof ShellContent>

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
    bands: z.array(
      z.object({
        slug: z.string(),
        url: z.string(),
        band: Band,
        months: z.string(),
        title: z.string(),
        text: z.string(),
        priceKey: PriceKey,
        picture: ContentPicture.nullable(),
      }),
    ),
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
  cta: ContentLink,
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
  cta: ContentLink,
})
export type KitsPage = z.infer<typeof KitsPage>

/** /pages/{slug} (S-104). `flag` off answers not-found (S-105). */
export const ContentPage = z.object({
  slug: z.string(),
  seo: Seo,
  title: z.string(),
  lead: z.string().nullable(),
  longDescription: RichNode.nullable(),
  components: z.array(Block),
  breadcrumb: z.array(Crumb),
  flag: z.string().nullable(),
})
export type ContentPage = z.infer<typeof ContentPage>

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
  gallery: z.array(ContentPicture.extend({ sortOrder: z.number().int().min(1).max(10) })),
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

/** GET /api/cart/translations (S-339); `id` is the product's handle. */
export const CartTranslations = z.object({
  products: z.array(z.object({ id: z.string(), title: z.string(), ageRange: z.string(), translations: KeyValues })),
  pdpUrls: z.array(z.object({ id: z.string(), url: z.string() })),
})
export type CartTranslations = z.infer<typeof CartTranslations>

/** `labels`: key-value list "cart". Failure sentences are functional text and live in the messages. */
export const CartContent = z.object({ seo: Seo, title: z.string(), empty: EmptyState, labels: KeyValues })
export type CartContent = z.infer<typeof CartContent>

/** An error directive: `kind` picks it, "default" stands in (S-367). */
export const ErrorContent = z.object({
  kind: z.string(),
  heading: z.string(),
  messages: z.array(z.string()),
  link: ContentLink.nullable(),
  picture: ContentPicture.nullable(),
})
export type ErrorContent = z.infer<typeof ErrorContent>

/** S-107. */
export const NotFoundContent = EmptyState
export type NotFoundContent = z.infer<typeof NotFoundContent>

/** /pages/subscription-v3/child-info. A step number of 0 hides the step indicator (S-085). */
export const ChildInfoContent = z.object({
  seo: Seo,
  title: z.string(),
  lead: z.string(),
  steps: z.array(z.object({ key: z.enum(['childInfo', 'paymentOptions', 'orderReview']), label: z.string() })),
  stepNumbers: z.object({
    childInfo: z.number().int(),
    paymentOptions: z.number().int(),
    orderReview: z.number().int(),
  }),
  name: z.object({ label: z.string(), hint: z.string(), required: z.string() }),
  birthDate: BirthDateCopy,
  language: z.object({ label: z.string(), options: z.array(z.object({ value: z.string(), label: z.string() })) }),
  /** key-value list "child-info": continue, back, errorSummaryOne, errorSummaryMany, lookedAt, lookupFailed … */
  labels: KeyValues,
})
export type ChildInfoContent = z.infer<typeof ChildInfoContent>
