import about from '../../src/content/seed/copy/pages/about.json' with { type: 'json' }
import accessibility from '../../src/content/seed/copy/pages/accessibility.json' with { type: 'json' }
import contact from '../../src/content/seed/copy/pages/contact.json' with { type: 'json' }
import delivery from '../../src/content/seed/copy/pages/delivery-and-returns.json' with { type: 'json' }
import imprint from '../../src/content/seed/copy/pages/imprint.json' with { type: 'json' }
import privacy from '../../src/content/seed/copy/pages/privacy.json' with { type: 'json' }
import terms from '../../src/content/seed/copy/pages/terms.json' with { type: 'json' }
import { richText } from './rich-text.ts'
import { type L, perLanguage, type Space } from './space.ts'
import { writeSeo } from './write-texts.ts'

type PageSeed = { slug: string; picture: string | null; title: L; lead: L; description: L; body: L<string[]> }

/** Help and legal pages, below /pages/. */
export const PAGES: PageSeed[] = [delivery, contact, about, imprint, privacy, terms, accessibility]

export function writePages(space: Space) {
  for (const page of PAGES) writePage(space, page)
}

export function writePage(space: Space, { slug, picture, title, lead, description, body }: PageSeed) {
  space.entry('page', `page-${slug}`, {
    title,
    slug,
    lead,
    image: picture === null ? null : space.asset(picture),
    longDescription: perLanguage((language) => richText(body[language])),
    components: [],
    pageMetafields: writeSeo(space, `page-${slug}`, {
      pageTitle: perLanguage((language) => `${title[language]} · Playchart`),
      pageDescription: description,
    }),
  })
}
