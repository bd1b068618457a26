import copy from '../../src/content/seed/copy/subscription-steps.json' with { type: 'json' }
import type { L, Space } from './space.ts'
import { writeList, writeSeo } from './write-texts.ts'

type PageCopy = { seo: { pageTitle: L; pageDescription: L }; title: L; lead: L }

/** The steps of the subscription after the first one, and those of a gift. */
export function writeSubscription(space: Space) {
  const labels = writeList(space, 'subscription-steps', copy.labels)
  for (const [slug, { seo, title, lead }] of Object.entries<PageCopy>(copy.pages))
    space.entry('subscriptionStep', `subscription-step-${slug}`, {
      entryName: `Subscription: ${title.en}`,
      slug,
      pageMetafields: writeSeo(space, `subscription-${slug}`, seo),
      title,
      lead,
      labels,
    })
}
