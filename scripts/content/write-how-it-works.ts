import copy from '../../src/content/seed/copy/how-it-works.json' with { type: 'json' }
import { perLanguage, type Space } from './space.ts'
import { type Texts, writeAccordion, writeLink, writeSeo, writeTextList } from './write-texts.ts'

/** Where the banner of every page leads: what is the same for every family stands here, dates and prices are reckoned. */
export function writeHowItWorks(space: Space, { texts }: { texts: Texts }) {
  space.entry('howItWorksPage', 'how-it-works-page', {
    entryName: 'How it works',
    pageMetafields: writeSeo(space, 'how-it-works', {
      pageTitle: perLanguage((language) => `${copy.name[language]} · Playchart`),
      pageDescription: copy.description,
    }),
    title: copy.title,
    lead: copy.lead,
    finder: texts.finder,
    facts: copy.facts,
    steps: writeTextList(space, 'how-it-works', copy.steps),
    yearHeading: copy.yearHeading,
    pricesHeading: copy.prices.heading,
    pricesText: copy.prices.text,
    subscribeLabel: copy.prices.subscribe,
    singleLabel: copy.prices.single,
    pricesLink: writeLink(space, 'how-it-works-prices', {
      linkText: copy.prices.linkText,
      linkUrl: '/products/the-play-kits',
    }),
    divider: space.asset('divider-5'),
    faq: writeAccordion(space, 'how-it-works', copy.faq),
  })
}
