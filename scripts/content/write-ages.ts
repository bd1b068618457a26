import ages from '../../src/content/seed/copy/ages.json' with { type: 'json' }
import home from '../../src/content/seed/copy/home.json' with { type: 'json' }
import kitsPage from '../../src/content/seed/copy/kits-page.json' with { type: 'json' }
import { type L, type Link, perLanguage, type Space } from './space.ts'
import type { KitPages } from './write-kits.ts'
import { type Texts, writeAccordion, writeSeo, writeTextList } from './write-texts.ts'

type Age = (typeof ages)[number]
export type Ages = { bands: Link[]; steps: Link }

/** The five age pages, and the page of all kits that leads to them. */
export function writeAges(space: Space, { kits, texts }: { kits: KitPages; texts: Texts }): Ages {
  const bands = ages.map((age) => writeAge(space, age, { kits, texts }))
  const steps = writeTextList(space, 'steps', home.steps)
  space.entry('kitsPage', 'kits-page', {
    entryName: 'The Play Kits',
    pageMetafields: writeSeo(space, 'kits-page', kitsPage.seo),
    hero: space.entry('heroBlock', 'hero-kits-page', {
      entryName: 'Hero: The Play Kits',
      variant: 'side-by-side',
      title: kitsPage.hero.title,
      lead: kitsPage.hero.lead,
      image: space.asset('kit-adventurer-open'),
      finder: texts.finder,
    }),
    ageBands: bands,
    steps,
    reasons: writeTextList(space, 'reasons', kitsPage.reasons),
    faq: writeAccordion(space, 'kits-page', kitsPage.faq),
    cta: texts.getStarted,
  })
  return { bands, steps }
}

function writeAge(space: Space, age: Age, { kits, texts }: { kits: KitPages; texts: Texts }): Link {
  const { slug } = age
  return space.entry('ageBand', `age-${slug}`, {
    entryName: `Age: ${age.ageRange.en}`,
    slug,
    band: age.band,
    priceKey: age.priceKey,
    title: age.title,
    menuTitle: age.menuTitle,
    ageRange: age.ageRange,
    monthRange: age.monthRange,
    shortText: age.shortText,
    pageTitle: age.pageTitle,
    lead: age.lead,
    image: space.asset(age.picture),
    lifeImage: space.asset(age.life),
    expect: writeTextList(space, `expect-${slug}`, age.expect),
    kitsHeading: kitsPage.kitsHeading,
    kits: age.kits.flatMap((name) => kits.get(name) ?? []),
    quote: space.entry('quote', `quote-${slug}`, {
      entryName: `Quote: ${age.ageRange.en}`,
      ...age.quote,
      sampleLabel: kitsPage.sampleLabel,
    }),
    faq: writeAccordion(space, `age-${slug}`, { heading: kitsPage.faq.heading, items: questionsOf(age) }),
    cta: texts.getStarted,
    pageMetafields: writeSeo(space, `age-${slug}`, {
      pageTitle: perLanguage((language) => `${age.pageTitle[language]} · Playchart`),
      pageDescription: age.shortText,
    }),
  })
}

/** What an age page answers: its own question, then the ones that every parent has. */
const questionsOf = (age: Age): { question: L; answer: L }[] => [age.faq, ...kitsPage.faq.items.slice(0, 2)]
