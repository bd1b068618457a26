import { ZodError } from 'zod'
import { contentLocale, type Locale } from '~/services/domain/locale'
import { promisesOf } from '~/services/domain/promises/promises.rules'
import type { Cached } from '~/services/platform/cache/cache.server'
import { otherAnswer } from '~/services/platform/http/other-answer'
import { UpstreamFailed } from '~/services/platform/http/upstream-failed'
import type { ContentfulClient } from '~/services/upstreams/contentful/contentful.server'
import { type Context, type Entry, entriesOf } from './mappers/entry'
import { promised } from './mappers/promised'

type Question = { content_type: string; include?: number; limit?: number; [parameter: string]: unknown }

/** Entries of one type in one locale, links resolved. Throws UpstreamFailed. */
type Find = (locale: Locale, question: Question) => Promise<Entry[]>

/** Contentful's page size; no list of the shop is near it. */
const MOST = 200

export function createFind(client: ContentfulClient): Find {
  return async (locale, { include = 0, limit = MOST, ...question }) => {
    const query = { ...question, include, limit, locale: contentLocale(locale.language) }
    // the library types a query by its skeleton; ours are read through zod instead
    const answer = await client.getEntries(query as Parameters<typeof client.getEntries>[0])
    if (!answer.ok) throw new UpstreamFailed('contentful', answer.error)
    return entriesOf(promised(answer.value.items, promisesOf(locale.code)))
  }
}

/** Only these fields of the entries asked for; without `sys` an entry would not say of which type it is. */
export const selecting = (ids: readonly string[]): string[] => ['sys', ...ids.map((id) => `fields.${id}`)]

/** Seconds that a mapped view is fresh (S-402). */
export const FRESH = { page: 3600, cartTranslations: 43_200, product: 14_400 } as const

/** A view kept under its name and its locale; the loader runs when it is asked for first or has grown old. */
type Keep = <T>(view: { name: string; locale: Locale; seconds?: number; load: () => Promise<T> }) => Promise<T>

export const createKeep =
  (cached: Cached): Keep =>
  ({ name, locale, seconds = FRESH.page, load }) => {
    const usable = () =>
      load().catch((error: unknown) => {
        throw error instanceof ZodError ? new UnusableEntry(name, error.message) : error
      })
    return cached({ key: `content:${locale.code}:${name}`, seconds, load: usable })
  }

/** The entry that a view is about is not there, or lacks what the view cannot be without (docs/decisions/0034). */
class UnusableEntry extends UpstreamFailed {
  constructor(view: string, said: string) {
    super('contentful', otherAnswer({ upstream: 'contentful', operation: view, said }))
  }
}

/** For what a page shows beside its own: null where the entry is of no use. An outage stays one. */
export const ifUsable = <T>(view: Promise<T>): Promise<T | null> =>
  view.catch((error: unknown) => {
    if (error instanceof UnusableEntry) return null
    throw error
  })

/** What every view is made with. */
export type Reader = { find: Find; keep: Keep; contextOf: (locale: Locale) => Context }

type Single = {
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
  const said = `no ${single.type}; the space is filled from src/content/contentful-export.json`
  if (!entry) throw new UnusableEntry(single.type, said)
  return entry
}
