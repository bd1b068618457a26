import { z } from 'zod'
import { Slug } from '~/services/domain/ids/slug.contract'
import { LANGUAGES, localeOf, REGIONS } from '~/services/domain/locale'

/** The language and region of a page, as a page asks for what it shows. */
export const NamedPlace = z.object({ language: z.enum(LANGUAGES), region: z.enum(REGIONS) })
export const localeIn = ({ language, region }: z.infer<typeof NamedPlace>) => localeOf(language, region)

/** The same as the locale that it names. */
export const Place = NamedPlace.transform(localeIn)

/** The last part of a page's path. What is none names no page, and nobody is asked about it. */
const PageSlug = Slug.max(80)
/** As long as an address may be. */
const LONGEST = 8192

/** A page by its place and the last part of its path; `slug` is null where that is none. */
export const SluggedPlace = NamedPlace.extend({ slug: z.string().max(LONGEST) }).transform(({ slug, ...place }) => ({
  locale: localeIn(place),
  slug: PageSlug.safeParse(slug).data ?? null,
}))
