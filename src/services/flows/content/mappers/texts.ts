import { CartContent, CartTranslations, ChildInfoContent, ContentPage, ErrorContent } from '../pages.contract'
import type { KeyValues, RichNode } from '../parts.contract'
import { SubscriptionStep } from '../subscription-step.contract'
import { type Context, type Entry, entriesOf, entryOf, isTrue, keyValuesOf, textOf, textOrNull, textsOf } from './entry'
import { linkOf, linksOf } from './link'
import { blocksOf, emptyStateOf, finderOf, seoOf } from './parts'
import { pictureOf } from './picture'
import { richTextOf } from './rich-text'

/** A page below /pages/ (S-104). */
export function contentPageOf({ fields }: Entry, { context, home }: { context: Context; home: string }): ContentPage {
  const title = textOf(fields.title)
  const parents = linksOf(fields.breadcrumbTree, context).map(({ linkText, linkUrl }) => ({
    text: linkText,
    url: linkUrl,
  }))
  return ContentPage.parse({
    slug: textOf(fields.slug),
    seo: seoOf(fields.pageMetafields, title),
    title,
    lead: textOrNull(fields.lead),
    picture: pictureOf(fields.image),
    longDescription: pageTextOf(fields, context),
    components: blocksOf(fields.components, context),
    breadcrumb: [{ text: home, url: context.locale.prefix || '/' }, ...parents, { text: title, url: null }],
    flag: textOrNull(fields.flag),
  })
}

/** The text for everybody, and below it that of the region where the visitor buys. */
function pageTextOf({ longDescription, regionTexts }: Entry['fields'], context: Context): RichNode | null {
  const own = entriesOf(regionTexts).filter(({ fields }) => textsOf(fields.regions).includes(context.locale.region))
  const documents = [longDescription, ...own.map(({ fields }) => fields.body)].flatMap(
    (document) => richTextOf(document, context) ?? [],
  )
  const [first] = documents
  return first ? { ...first, content: documents.flatMap(({ content }) => content ?? []) } : null
}

const labelsOf = (value: unknown): KeyValues => keyValuesOf(entryOf(value)?.fields.entries)

export function cartContentOf({ fields }: Entry, context: Context): CartContent {
  const title = textOf(fields.title)
  return CartContent.parse({
    seo: seoOf(fields.pageMetafields, title),
    title,
    // whoever has something in the cart can pay without it
    empty: emptyStateOf(fields.emptyDirective, context) ?? { title, text: '', picture: null, link: null },
    labels: labelsOf(fields.labels),
  })
}

/** A number that is none hides the step indicator, as 0 does (S-085). */
function stepNumbersOf(value: unknown) {
  const numbers = ChildInfoContent.shape.stepNumbers.safeParse(value)
  return numbers.success ? numbers.data : { childInfo: 0, paymentOptions: 0, orderReview: 0 }
}

const LANGUAGE_NAMES = [
  ['en', 'English'],
  ['nl', 'Nederlands'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
] as const

export function childInfoOf({ fields }: Entry): ChildInfoContent {
  const title = textOf(fields.title)
  const text = (key: string) => textOf(fields[key])
  return ChildInfoContent.parse({
    seo: seoOf(fields.pageMetafields, title),
    title,
    lead: text('lead'),
    steps: [
      { key: 'childInfo', label: text('stepChildInfo') },
      { key: 'paymentOptions', label: text('stepPaymentOptions') },
      { key: 'orderReview', label: text('stepOrderReview') },
    ],
    stepNumbers: stepNumbersOf(fields.stepNumbers),
    name: { label: text('nameLabel'), hint: text('nameHint'), required: text('nameRequiredError') },
    birthDate: finderOf(fields.birthDate).birthDate,
    // a language is named in itself: whoever looks for it reads it
    language: { label: text('languageLabel'), options: LANGUAGE_NAMES.map(([value, label]) => ({ value, label })) },
    labels: labelsOf(fields.labels),
  })
}

export function subscriptionStepOf({ fields }: Entry): SubscriptionStep {
  const title = textOf(fields.title)
  return SubscriptionStep.parse({
    seo: seoOf(fields.pageMetafields, title),
    title,
    lead: textOf(fields.lead),
    labels: labelsOf(fields.labels),
  })
}

export function errorsOf(entries: Entry[], context: Context): ErrorContent[] {
  return entries.map(({ fields }) =>
    ErrorContent.parse({
      kind: textOf(fields.kind),
      heading: textOf(fields.heading),
      messages: textsOf(fields.messages),
      link: linkOf(fields.link, context),
      picture: pictureOf(fields.image),
    }),
  )
}

/** What a cart shows of its products, and which of them have a page. */
export function cartTranslationsOf(
  { products, pages }: { products: Entry[]; pages: Entry[] },
  { locale }: Context,
): CartTranslations {
  return CartTranslations.parse({
    products: products
      .filter(({ fields }) => !isTrue(fields.hidden))
      .map(({ fields }) => ({
        id: textOf(fields.shopifyProduct),
        title: textOf(fields.title),
        ageRange: textOf(fields.ageRange),
        translations: keyValuesOf(fields.cartTranslations),
      })),
    pdpUrls: pages.map(({ fields }) => {
      const slug = textOf(fields.slug)
      return { id: slug, url: `${locale.prefix}/products/${slug}` }
    }),
  })
}

/** Key-value lists by id. */
export const keyValueListsOf = (entries: Entry[]): Record<string, KeyValues> =>
  Object.fromEntries(entries.map(({ fields }) => [textOf(fields.listId), keyValuesOf(fields.entries)]))

export const ageNamesOf = (entries: Entry[]) =>
  entries.map(({ fields }) => ({ slug: textOf(fields.slug), ageRange: textOf(fields.ageRange) }))

export const kitsTitleOf = (page: Entry) => textOf(entryOf(page.fields.hero)?.fields.title)
