import { z } from 'zod'
import { DATE_PARTS } from '~/services/domain/dates/date-parts.rules'

/**
 * `src` goes into `mediaUrl` and `srcSet` of the media rules; `name` is the file's name without its ending. Pixels.
 * `blur` is what stands in its place until it is there, as nine colours of three hex digits, row by row.
 */
export const ContentPicture = z.object({
  name: z.string(),
  src: z.string(),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  blur: z.string().nullable(),
})
export type ContentPicture = z.infer<typeof ContentPicture>

/** A CMS link (S-199). */
export const ContentLink = z.object({
  linkText: z.string(),
  linkUrl: z.string(),
  blankTarget: z.boolean(),
  buttonStyle: z.enum(['primary', 'secondary', 'link']),
})
export type ContentLink = z.infer<typeof ContentLink>

/** A node of a Contentful rich text document, cut down to headings, paragraphs, lists, quotes, rules and web links. */
export const RichNode = z.object({
  nodeType: z.string(),
  data: z.object({ uri: z.string().optional() }),
  value: z.string().optional(),
  marks: z.array(z.object({ type: z.string() })).optional(),
  get content() {
    return z.array(RichNode).optional()
  },
})
export type RichNode = z.infer<typeof RichNode>

/** The page's metafields (S-109); the canonical path is the route's business. */
export const Seo = z.object({
  pageTitle: z.string(),
  pageDescription: z.string(),
  noFollow: z.boolean(),
  noIndex: z.boolean(),
})
export type Seo = z.infer<typeof Seo>

/** Texts of one place by key, from a key-value list. A missing key is a missing property. */
export const KeyValues = z.record(z.string(), z.string())
export type KeyValues = z.infer<typeof KeyValues>

export const Crumb = z.object({ text: z.string(), url: z.string().nullable() })
export type Crumb = z.infer<typeof Crumb>

/** First to fifth year of life: the accent of a page or block (`data-band`). */
export const Band = z.literal([1, 2, 3, 4, 5])
export type Band = z.infer<typeof Band>

/** Bundle price groups of S-392: the amounts come from the shop, by region. */
export const PriceKey = z.enum(['0-12-months', '1-3-years', '3-plus-years'])
export type PriceKey = z.infer<typeof PriceKey>

/** `answer` is HTML. */
export const Faq = z.object({
  heading: z.string(),
  items: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type Faq = z.infer<typeof Faq>

/** What the page of a box says of it: what is in it, what is for the parents, and what is asked about it. */
export const BoxWords = z.object({
  includesHeading: z.string(),
  includesIntro: z.string(),
  includes: z.array(
    z.object({ title: z.string(), description: z.string(), skill: z.string(), picture: ContentPicture.nullable() }),
  ),
  forParents: z.object({
    heading: z.string(),
    intro: z.string(),
    items: z.array(z.string()),
    picture: ContentPicture.nullable(),
  }),
  faq: Faq.nullable(),
})

/** `sampleLabel` is shown beside a quote that no customer said; null for a real one. */
export const Quote = z.object({
  text: z.string(),
  by: z.string(),
  byDetail: z.string().nullable(),
  picture: ContentPicture.nullable(),
  sampleLabel: z.string().nullable(),
})
export type Quote = z.infer<typeof Quote>

/** Birth date question with the error of each kind (S-296 to S-299). `parts` are labels and placeholders of the fields. */
export const BirthDateCopy = z.object({
  label: z.string(),
  hint: z.string(),
  parts: z.object({ day: z.string(), month: z.string(), year: z.string() }),
  placeholders: z.object({ day: z.string(), month: z.string(), year: z.string() }),
  errors: z.object({
    required: z.string(),
    incomplete: z.string(),
    invalid: z.string(),
    future: z.string(),
    tooOld: z.string(),
  }),
})
export type BirthDateCopy = z.infer<typeof BirthDateCopy>

/** The birth-date finder of the home page and the kits page: a question and what its button says. */
export const Finder = z.object({ birthDate: BirthDateCopy, submit: z.string(), agedOut: z.string() })
export type Finder = z.infer<typeof Finder>

/** The finder of the menus, whose form the server answers; its fields stand in the order of the language. */
export const MenuFinder = z.object({
  label: z.string(),
  fields: z.array(
    z.object({ part: z.enum(DATE_PARTS), label: z.string(), placeholder: z.string(), maxLength: z.number().int() }),
  ),
  submit: z.string(),
})
export type MenuFinder = z.infer<typeof MenuFinder>

/** One kit as a card or neighbour. `shortTitle` is "The Babbler"; months are completed months, inclusive. */
export const KitCard = z.object({
  anchor: z.string(),
  url: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  ageRange: z.string(),
  months: z.object({ from: z.number().int(), to: z.number().int() }),
  band: Band,
  priceKey: PriceKey,
  shortDescription: z.string(),
  picture: ContentPicture.nullable(),
})
export type KitCard = z.infer<typeof KitCard>

/** Numbered or plain items below a heading; `text` may be empty. */
export const Steps = z.object({
  heading: z.string(),
  items: z.array(z.object({ title: z.string(), text: z.string() })),
})
export type Steps = z.infer<typeof Steps>

/** A block of a content page, by its content type. */
export const Block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('textBlock'), id: z.string(), title: z.string().nullable(), body: RichNode }),
  z.object({ type: z.literal('accordion'), id: z.string(), faq: Faq }),
  z.object({
    type: z.literal('mediaText'),
    id: z.string(),
    title: z.string(),
    text: z.string(),
    picture: ContentPicture.nullable(),
    link: ContentLink.nullable(),
  }),
  z.object({ type: z.literal('quote'), id: z.string(), quote: Quote }),
])
export type Block = z.infer<typeof Block>

/** Menu entries carry linkText, linkUrl, badgeText (S-049); hidden ones and those of another locale are left out. */
const MenuLink = ContentLink.extend({ badgeText: z.string().nullable() })
export const MenuEntry = MenuLink.extend({
  id: z.string(),
  /** mega-menu columns, 0 to 5 (S-037); none: a plain link */
  columns: z
    .array(
      z.object({
        title: z.string(),
        subTitle: z.string().nullable(),
        picture: ContentPicture.nullable(),
        link: ContentLink.nullable(),
        links: z.array(MenuLink),
      }),
    )
    .max(5),
  /** beside the columns */
  more: z.array(ContentLink),
  /** shown only to a user with courses (S-052) */
  needsCourses: z.boolean(),
})
export type MenuEntry = z.infer<typeof MenuEntry>

/** `link` of a region is "/r/eu" and so on, of a language "" or "/nl": the current path is appended (S-055). */
export const PlaceOption = z.object({
  id: z.string(),
  label: z.string(),
  shortLabel: z.string(),
  link: z.string().regex(/^(?:\/[\w-]+)*$/),
})
export type PlaceOption = z.infer<typeof PlaceOption>

/** A text that editors may leave out: the screen then shows its own default. */
export const OptionalText = z.string().nullable()

/** The play-kit page's own texts (S-189). */
export const KitTranslations = z.object({
  strikethroughPriceStandalone: OptionalText,
  subscribeAndSaveLabel: OptionalText,
  addToCartSubscribe: OptionalText,
  singlePlayKitLabel: OptionalText,
  addToCartStandalone: OptionalText,
  badgeStandalone: OptionalText,
  ctaMessage: OptionalText,
})
export type KitTranslations = z.infer<typeof KitTranslations>

/** A choice before buying (S-192); at most one value `isDefault`. */
export const CustomizableOption = z.object({
  optionName: z.string(),
  optionPrompt: z.string(),
  optionValues: z.array(
    z.object({ value: z.string(), isDefault: z.boolean(), picture: ContentPicture.nullable(), label: z.string() }),
  ),
})
export type CustomizableOption = z.infer<typeof CustomizableOption>

/** Title, text, picture and way out of a place with nothing in it. */
export const EmptyState = z.object({
  title: z.string(),
  text: z.string(),
  picture: ContentPicture.nullable(),
  link: ContentLink.nullable(),
})
export type EmptyState = z.infer<typeof EmptyState>
