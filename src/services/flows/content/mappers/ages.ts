import { AgeLanding, KitsPage } from '../kit-pages.contract'
import type { KitCard } from '../parts.contract'
import { type Context, type Entry, entriesOf, entryOf, textOf } from './entry'
import { linkOf } from './link'
import { bandOf, faqOf, finderOf, quoteOf, seoOf, stepsOf } from './parts'
import { pictureOf } from './picture'

const KITS_PATH = '/products/the-play-kits'

type Around = { cards: KitCard[]; context: Context }

/** An age page. `others` are all age pages in order of age: its neighbours are found there. */
export function ageLandingOf(
  age: Entry,
  { others, kitsTitle, ...around }: Around & { others: Entry[]; kitsTitle: string },
) {
  const { fields } = age
  const { context } = around
  const title = textOf(fields.pageTitle)
  return AgeLanding.parse({
    slug: textOf(fields.slug),
    seo: seoOf(fields.pageMetafields, title),
    band: bandOf(fields.band),
    title,
    ageRange: textOf(fields.ageRange),
    lead: textOf(fields.lead),
    picture: pictureOf(fields.lifeImage) ?? pictureOf(fields.image),
    expect: stepsOf(fields.expect),
    kitsHeading: textOf(fields.kitsHeading),
    kits: kitsOf(age, around),
    quote: quoteOf(fields.quote),
    faq: faqOf(fields.faq, context),
    cta: linkOf(fields.cta, context),
    breadcrumb: [
      { text: kitsTitle, url: context.locale.prefix + KITS_PATH },
      { text: textOf(fields.ageRange), url: null },
    ],
    neighbours: neighboursOf(age, others).map((other) => ageLinkOf(other, context)),
  })
}

/** The page of all kits, by age. */
export function kitsPageOf({ fields }: Entry, around: Around): KitsPage {
  const { context } = around
  const hero = entryOf(fields.hero)?.fields ?? {}
  return KitsPage.parse({
    seo: seoOf(fields.pageMetafields, textOf(hero.title)),
    title: textOf(hero.title),
    lead: textOf(hero.lead),
    picture: pictureOf(hero.image),
    finder: finderOf(hero.finder),
    ages: entriesOf(fields.ageBands).map((age) => ({
      ...ageLinkOf(age, context),
      slug: textOf(age.fields.slug),
      text: textOf(age.fields.shortText),
      kits: kitsOf(age, around),
    })),
    steps: stepsOf(fields.steps),
    reasons: stepsOf(fields.reasons).items,
    faq: faqOf(fields.faq, context),
    cta: linkOf(fields.cta, context),
  })
}

function neighboursOf(age: Entry, others: Entry[]): Entry[] {
  const at = others.findIndex(({ id }) => id === age.id)
  return others.filter((_, index) => Math.abs(index - at) === 1)
}

const ageLinkOf = ({ fields }: Entry, { locale }: Context) => ({
  title: textOf(fields.title),
  ageRange: textOf(fields.ageRange),
  url: `${locale.prefix}${KITS_PATH}/${textOf(fields.slug)}`,
  band: bandOf(fields.band),
})

/** The kits that an editor chose for an age, as cards; the slug of a kit's page is its anchor. */
const kitsOf = ({ fields }: Entry, { cards }: Around) =>
  entriesOf(fields.kits).flatMap((page) => cards.find(({ anchor }) => anchor === textOf(page.fields.slug)) ?? [])
