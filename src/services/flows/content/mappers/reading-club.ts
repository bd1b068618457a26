import { ReadingBoxPage } from '../kit-pages.contract'
import type { KeyValues } from '../parts.contract'
import { type Context, type Entry, entriesOf, entryOf, isTrue, textOf } from './entry'
import { insideOf } from './kit-page'
import { bandOf, faqOf, seoOf } from './parts'
import { productOf } from './product'
import { errorsOf } from './texts'

type Around = { boxes: Entry[]; labels: KeyValues; home: string; context: Context }

/** The page of a box, or null for a page of anything else and for a hidden one. */
export function readingBoxPageOf(page: Entry, { boxes, labels, home, context }: Around): ReadingBoxPage | null {
  const product = entryOf(page.fields.product)
  const content = product && productOf(product, context)
  if (!product || !content?.subscriptionPlanAnchor || content.isPlayKit) return null
  const { prefix } = context.locale
  return ReadingBoxPage.parse({
    ...content,
    url: `${prefix}/products/${content.handle}`,
    seo: seoOf(page.fields.pageMetafields, content.title),
    band: bandOf(page.fields.band),
    planAnchor: content.subscriptionPlanAnchor,
    facts: content.valueProps.map(({ textHeading }) => textHeading),
    ...insideOf(page, product),
    faq: questionsOf(page, context),
    breadcrumb: [
      { text: home, url: prefix || '/' },
      { text: content.title, url: null },
    ],
    boxes: boxes.flatMap((box) => siblingOf(box, prefix)),
    errors: errorsOf(entriesOf(page.fields.errorDirectives), context),
    labels,
  })
}

function questionsOf({ fields: { marketingComponents } }: Entry, context: Context) {
  const blocks = Array.isArray(marketingComponents) ? marketingComponents : []
  return faqOf(
    blocks.find((block) => entryOf(block)?.type === 'accordion'),
    context,
  )
}

function siblingOf({ fields }: Entry, prefix: string) {
  const handle = textOf(fields.shopifyProduct)
  return isTrue(fields.hidden)
    ? []
    : [{ handle, ageRange: textOf(fields.ageRange), url: `${prefix}/products/${handle}` }]
}
