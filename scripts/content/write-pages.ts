import about from '../../src/content/seed/copy/pages/about.json' with { type: 'json' }
import accessibility from '../../src/content/seed/copy/pages/accessibility.json' with { type: 'json' }
import erased from '../../src/content/seed/copy/pages/account-erased.json' with { type: 'json' }
import contact from '../../src/content/seed/copy/pages/contact.json' with { type: 'json' }
import delivery from '../../src/content/seed/copy/pages/delivery-and-returns.json' with { type: 'json' }
import imprint from '../../src/content/seed/copy/pages/imprint.json' with { type: 'json' }
import privacy from '../../src/content/seed/copy/pages/privacy.json' with { type: 'json' }
import terms from '../../src/content/seed/copy/pages/terms.json' with { type: 'json' }
import { richText } from './rich-text.ts'
import { type L, perLanguage, type Space } from './space.ts'
import { writeSeo } from './write-texts.ts'

/** Regions other than Europe buy in English alone (docs/decisions/0048). */
type RegionText = { regions: string[]; body: Pick<L<string[]>, 'en'> & Partial<L<string[]>> }
type PageSeed = {
  slug: string
  picture: string | null
  title: L
  lead: L
  description: L
  body: L<string[]>
  regionTexts?: RegionText[]
}

/** Help and legal pages, below /pages/. */
export const PAGES: PageSeed[] = [delivery, contact, about, imprint, privacy, terms, accessibility, erased]

export function writePages(space: Space) {
  for (const page of PAGES) writePage(space, page)
}

export function writePage(space: Space, { slug, picture, title, lead, description, body, regionTexts = [] }: PageSeed) {
  space.entry('page', `page-${slug}`, {
    title,
    slug,
    lead,
    image: picture === null ? null : space.asset(picture),
    longDescription: perLanguage((language) => richText(body[language])),
    regionTexts: regionTexts.map((text) => writeRegionText(space, slug, text)),
    components: [],
    pageMetafields: writeSeo(space, `page-${slug}`, {
      pageTitle: perLanguage((language) => `${title[language]} · Playchart`),
      pageDescription: description,
    }),
  })
}

const writeRegionText = (space: Space, slug: string, { regions, body }: RegionText) =>
  space.entry('regionText', `region-${slug}-${regions.join('-')}`, {
    entryName: `${slug}: ${regions.join(', ')}`,
    regions,
    body: perLanguage((language) => richText(body[language] ?? body.en)),
  })
