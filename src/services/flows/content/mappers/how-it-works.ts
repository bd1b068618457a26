import { HowItWorksPage, PricedAge } from '../how-it-works.contract'
import { type Context, type Entry, entriesOf, entryOf, shown, textOf, textsOf } from './entry'
import { linkOf } from './link'
import { bandOf, faqOf, finderOf, seoOf } from './parts'
import { pictureOf } from './picture'

/** `ages` are all age pages in order of age. */
export function howItWorksOf(
  { fields }: Entry,
  { ages, context }: { ages: Entry[]; context: Context },
): HowItWorksPage {
  const title = textOf(fields.title)
  return HowItWorksPage.parse({
    seo: seoOf(fields.pageMetafields, title),
    title,
    lead: textOf(fields.lead),
    finder: finderOf(fields.finder),
    facts: textsOf(fields.facts),
    steps: picturedStepsOf(fields.steps),
    yearHeading: textOf(fields.yearHeading),
    prices: {
      heading: textOf(fields.pricesHeading),
      text: textOf(fields.pricesText),
      subscribe: textOf(fields.subscribeLabel),
      single: textOf(fields.singleLabel),
      ages: ages.flatMap((age) => pricedAgeOf(age, context)),
      link: linkOf(fields.pricesLink, context),
    },
    divider: pictureOf(fields.divider),
    faq: faqOf(fields.faq, context),
  })
}

function picturedStepsOf(value: unknown) {
  const { fields = {} } = entryOf(value) ?? {}
  const items = entriesOf(fields.items).map((item) => ({
    title: textOf(item.fields.title),
    text: textOf(item.fields.text),
    picture: pictureOf(item.fields.image),
  }))
  return { heading: textOf(fields.heading), items }
}

function pricedAgeOf(entry: Entry, context: Context) {
  const { fields } = entry
  const slug = textOf(fields.slug)
  const candidate = {
    slug,
    url: `${context.locale.prefix}/products/the-play-kits/${slug}`,
    title: textOf(fields.menuTitle),
    band: bandOf(fields.band),
    priceKey: textOf(fields.priceKey),
  }
  return shown(PricedAge, { candidate, entry, reason: 'not an age', context })
}
