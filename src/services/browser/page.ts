import { isLanguage, isRegion } from '~/services/domain/locale'

/**
 * Leaves for another document of this host. Resolves when the navigation has been started; the page keeps running until
 * it is unloaded.
 */
export async function openPage(href: string): Promise<void> {
  const target = new URL(href, location.origin)
  // an address that came from content or a query must not lead away
  if (target.origin !== location.origin) throw new Error('not a page of this shop')
  location.assign(target)
}

/** A navigation that is under way is given up, and this document stays. */
export const stopLeaving = () => stop()

/** The same without a history entry to come back to. */
export async function replacePage(href: string): Promise<void> {
  const target = new URL(href, location.origin)
  if (target.origin !== location.origin) throw new Error('not a page of this shop')
  location.replace(target)
}

/** Leaves for the address that our server has given, which may be of another host: a hosted shop's checkout. */
export function leaveFor(href: string | null) {
  if (href?.startsWith('https://')) location.assign(href)
}

/** The language and region of this document. */
export function placeOfPage() {
  const { lang, dataset } = document.documentElement
  return { language: isLanguage(lang) ? lang : 'en', region: isRegion(dataset.region) ? dataset.region : 'eu' } as const
}

/** What the addresses of this document's language begin with. */
export function prefixOfPage() {
  const { language } = placeOfPage()
  return language === 'en' ? '' : `/${language}`
}

/** The browser's own dialog for printing. */
export const printPage = () => print()
