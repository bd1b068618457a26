import { z } from 'zod'
import {
  BirthDateCopy,
  Block,
  ContentLink,
  ContentPicture,
  Crumb,
  EmptyState,
  KeyValues,
  MenuEntry,
  MenuFinder,
  PlaceOption,
  RichNode,
  Seo,
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
  /** in both menus; null: no editor has put one there */
  finder: MenuFinder.nullable(),
  /** in the menu of phones, after its entries */
  drawerLinks: z.array(ContentLink),
  /** of the nav once it is sticky: by place, S-034; `getStarted` is the extra button of S-035; null: not shown */
  headerCtas: z.object({
    home: ContentLink.nullable(),
    playKits: ContentLink.nullable(),
    getStarted: ContentLink.nullable(),
  }),
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

/** /pages/{slug} (S-104). `flag` off answers not-found (S-105). */
export const ContentPage = z.object({
  slug: z.string(),
  seo: Seo,
  title: z.string(),
  lead: z.string().nullable(),
  picture: ContentPicture.nullable(),
  longDescription: RichNode.nullable(),
  components: z.array(Block),
  breadcrumb: z.array(Crumb),
  flag: z.string().nullable(),
})
export type ContentPage = z.infer<typeof ContentPage>

/** GET /api/cart/translations (S-339); `id` is the product's handle. */
export const CartTranslations = z.object({
  products: z.array(z.object({ id: z.string(), title: z.string(), ageRange: z.string(), translations: KeyValues })),
  pdpUrls: z.array(z.object({ id: z.string(), url: z.string() })),
})
export type CartTranslations = z.infer<typeof CartTranslations>

/** What the cart calls its products: by the product's handle, then by content key (S-339). */
export type CartWords = Record<string, KeyValues>

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
