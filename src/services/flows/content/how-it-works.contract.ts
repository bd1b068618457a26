import { z } from 'zod'
import { Band, ContentLink, ContentPicture, Faq, Finder, PriceKey, Seo } from './parts.contract'

/** A row of the price table. */
export const PricedAge = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  band: Band,
  priceKey: PriceKey,
})

/** /pages/how-it-works: what is the same for every family. Dates and prices are the domain's. */
export const HowItWorksPage = z.object({
  seo: Seo,
  title: z.string(),
  lead: z.string(),
  finder: Finder,
  facts: z.array(z.string()),
  steps: z.object({
    heading: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string(), picture: ContentPicture.nullable() })),
  }),
  yearHeading: z.string(),
  prices: z.object({
    heading: z.string(),
    text: z.string(),
    /** what the two ways to buy are called */
    subscribe: z.string(),
    single: z.string(),
    ages: z.array(PricedAge),
    link: ContentLink.nullable(),
  }),
  divider: ContentPicture.nullable(),
  faq: Faq.nullable(),
})
export type HowItWorksPage = z.infer<typeof HowItWorksPage>
