import type { Locale } from '~/services/domain/locale'
import { FRESH, selecting } from './find-entries.server'
import { readingBoxPageOf } from './mappers/reading-club'
import type { KeyValues } from './parts.contract'
import { firstOf, type Reader } from './read-view.server'
import type { ReadingBoxPage } from './reading-box.contract'

export type ReadingClubViews = {
  /** null: there is no such box */
  readingBox(locale: Locale, handle: string): Promise<ReadingBoxPage | null>
}
type Labels = (locale: Locale, id: string) => Promise<KeyValues>

export function readingClubViews(reader: Reader, labels: Labels): ReadingClubViews {
  const { find, keep, contextOf } = reader
  const load = async (locale: Locale, handle: string) => {
    const page = await firstOf(reader, locale, { type: 'productPage', where: { 'fields.slug': handle } })
    if (!page) return null
    const select = selecting(['shopifyProduct', 'ageRange', 'hidden', 'subscriptionPlanAnchor'])
    const [boxes, shell, kitPage, club] = await Promise.all([
      find(locale, {
        content_type: 'product',
        'fields.subscriptionPlanAnchor': 'early-reader-club',
        select,
        order: ['fields.slug'],
      }),
      labels(locale, 'shell'),
      labels(locale, 'kit-page'),
      labels(locale, 'reading-club'),
    ])
    return readingBoxPageOf(page, {
      boxes,
      labels: { ...kitPage, ...club },
      home: shell.home ?? 'Home',
      context: contextOf(locale),
    })
  }
  return {
    readingBox: (locale, handle) =>
      keep({ name: `reading-box:${handle}`, locale, seconds: FRESH.product, load: () => load(locale, handle) }),
  }
}
