import { LANGUAGES, type Locale, withoutPrefix } from '~/services/domain/locale'
import type { Seo } from '~/services/flows/content/parts.contract'

/** Anonymous documents of a page may be shared for a minute, and be served stale for an hour while they are renewed. */
export function sharedDocument() {
  return { 'x-document': '60 3600' }
}

type Loaded<Data> = { loaderData?: Data; match: { context: { locale: Locale }; pathname: string } }

/** A route's head, from where its loader's answer has the words for it. */
export const headFrom =
  <Data>(seoOf: (data: Data) => Seo) =>
  ({ loaderData, match: { context, pathname } }: Loaded<Data>) =>
    loaderData ? pageHead({ seo: seoOf(loaderData), locale: context.locale, path: pathname }) : {}

/** Of a page whose loader answers its content as `page`. */
export const headOfPage = headFrom(({ page }: { page: { seo: Seo } }) => page.seo)

/** Head of a page that is nobody's to find: a title, and nothing for search machines. */
export const hiddenHead = (title: string) => ({ meta: [{ title }, { name: 'robots', content: 'noindex' }] })

/** What a page declares of itself, once: `...publicPage` beside its loader, which answers the page's content as `page`. */
export const publicPage = { headers: sharedDocument, head: headOfPage }

type PageHead = { seo: Seo; locale: Locale; path: string }

/** Title, description, robots and the same page in the other languages (S-109). */
function pageHead({ seo, locale, path }: PageHead) {
  // the router calls a folder's own page by a slash, which its address does not have
  const bare = withoutPrefix(path).replace(/(?<=.)\/$/, '')
  const robots = [seo.noIndex && 'noindex', seo.noFollow && 'nofollow'].filter(Boolean).join(', ')
  return {
    meta: [
      { title: seo.pageTitle },
      { name: 'description', content: seo.pageDescription },
      { property: 'og:title', content: seo.pageTitle },
      { property: 'og:description', content: seo.pageDescription },
      { property: 'og:locale', content: locale.code },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
    ],
    links: [
      { rel: 'canonical', href: withLanguage(bare, locale.language) },
      ...LANGUAGES.map((language) => ({ rel: 'alternate', hrefLang: language, href: withLanguage(bare, language) })),
    ],
  }
}

function withLanguage(path: string, language: Locale['language']): string {
  const prefix = language === 'en' ? '' : `/${language}`
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}
