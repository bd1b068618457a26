import type { Locale } from '~/services/domain/locale'
import type { Find, Keep } from './find-entries.server'
import type { Context } from './mappers/context'
import type { Entry } from './mappers/entry'

/** What every view is made with. */
export type Reader = { find: Find; keep: Keep; contextOf: (locale: Locale) => Context }

export type Single = {
  type: string
  include?: number
  /** further conditions: `{ 'fields.slug': 'home' }` */
  where?: Record<string, unknown>
}

/** The first entry of a type, or null. */
export async function firstOf(
  { find }: Reader,
  locale: Locale,
  { type, include = 3, where }: Single,
): Promise<Entry | null> {
  const [entry] = await find(locale, { content_type: type, include, limit: 1, ...where })
  return entry ?? null
}

/** As `firstOf`, for the entries that a shop cannot be without. */
export async function theOne(reader: Reader, locale: Locale, single: Single): Promise<Entry> {
  const entry = await firstOf(reader, locale, single)
  if (!entry) throw new Error(`the content has no ${single.type}; it is filled from src/content/contentful-export.json`)
  return entry
}
