import { intlLocale, LANGUAGES, type Language, type Locale, withoutPrefix } from '~/services/domain/locale'
import { mediaUrl } from '~/services/domain/pictures/picture-address.rules'
import type { ContentPicture, Seo } from '~/services/flows/content/parts.contract'

/** Anonymous documents of a page may be shared for a minute, and be served stale for an hour while they are renewed. */
export function sharedDocument() {
  return { 'x-document': '60 3600' }
}

type Matches = readonly { loaderData?: unknown }[]
type Loaded<Data> = { loaderData?: Data; match: { context: { locale: Locale }; pathname: string }; matches: Matches }

/** A route's head, from where its loader's answer has the words for it, and the picture where it has one of its own. */
export const headFrom =
  <Data>(seoOf: (data: Data) => Seo, pictureOf?: (data: Data) => ContentPicture | null | undefined) =>
  ({ loaderData, match: { context, pathname }, matches }: Loaded<Data>) => {
    const page = { locale: context.locale, path: pathname, origin: originOf(matches) }
    if (!loaderData) return { meta: [], links: [] }
    return pageHead({ ...page, seo: seoOf(loaderData), picture: pictureOf?.(loaderData) ?? null })
  }

/** Of a page whose loader answers its content as `page`. */
export const headOfPage = headFrom(({ page }: { page: { seo: Seo } }) => page.seo)

/** Head of a page that is nobody's to find: a title, what it is for, and nothing for search machines. */
export const hiddenHead = (title: string, description?: string) => ({
  meta: [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
  ],
})

/** The shop's public origin, which the root's loader answers; null where that failed and only an error is shown. */
function originOf([root]: Matches): string | null {
  const data = root?.loaderData
  return hasVisit(data) ? data.visit.origin : null
}

const hasVisit = (data: unknown): data is { visit: { origin: string } } =>
  typeof data === 'object' && data !== null && 'visit' in data

/** What a page declares of itself, once: `...publicPage` beside its loader, which answers the page's content as `page`. */
export const publicPage = { headers: sharedDocument, head: headOfPage }

type PageHead = { seo: Seo; picture: ContentPicture | null; locale: Locale; path: string; origin: string | null }

/** Title, description, robots and the same page in the other languages (S-109). */
function pageHead({ seo, picture, locale, path, origin }: PageHead) {
  // the router calls a folder's own page by a slash, which its address does not have
  const bare = withoutPrefix(path).replace(/(?<=.)\/$/, '')
  const robots = [seo.noIndex && 'noindex', seo.noFollow && 'nofollow'].filter(Boolean).join(', ')
  return {
    meta: [
      { title: seo.pageTitle },
      { name: 'description', content: seo.pageDescription },
      { property: 'og:title', content: seo.pageTitle },
      { property: 'og:description', content: seo.pageDescription },
      { property: 'og:locale', content: territorial(locale) },
      ...(origin === null ? [] : [{ property: 'og:url', content: origin + withLanguage(bare, locale.language) }]),
      ...(origin === null || picture === null ? [] : previewPicture(picture, origin)),
      ...(robots ? [{ name: 'robots', content: robots }] : []),
    ],
    links: origin === null ? [] : addressesOf({ bare, origin, language: locale.language }),
  }
}

const PREVIEW = { w: 960, h: 480 } as const

/** What a link preview shows instead of the shop's own picture (routes/__root.tsx): cut to its form, and no newer format. */
const previewPicture = ({ src, alt }: ContentPicture, origin: string) => [
  { property: 'og:image', content: new URL(mediaUrl(src, { ...PREVIEW, fit: 'fill', fm: 'jpg' }), origin).href },
  { property: 'og:image:width', content: String(PREVIEW.w) },
  { property: 'og:image:height', content: String(PREVIEW.h) },
  { property: 'og:image:alt', content: alt },
]

/** The page's own address and those of its languages, absolute: English is for whoever reads none of the others. */
function addressesOf({ bare, origin, language: own }: { bare: string; origin: string; language: Language }) {
  const hrefIn = (language: Language) => origin + withLanguage(bare, language)
  return [
    { rel: 'canonical', href: hrefIn(own) },
    ...LANGUAGES.map((language) => ({ rel: 'alternate', hrefLang: language, href: hrefIn(language) })),
    { rel: 'alternate', hrefLang: 'x-default', href: hrefIn('en') },
  ]
}

/** Link previews know languages with a territory alone: en_GB, nl_NL. */
function territorial({ code }: Locale): string {
  const [language = code, territory = language.toUpperCase()] = intlLocale(code).split('-')
  return `${language}_${territory}`
}

function withLanguage(path: string, language: Locale['language']): string {
  const prefix = language === 'en' ? '' : `/${language}`
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}
