import { getGlobalStartContext } from '@tanstack/react-start'
import { isLanguage, isRegion, type Locale, localeOf } from '~/services/domain/locale'

/** On the server the request middleware has decided it; in the browser the document says it. */
export function currentLocale(): Locale {
  const decided = getGlobalStartContext()?.locale
  if (decided) return decided
  const { lang, dataset } = document.documentElement
  return localeOf(isLanguage(lang) ? lang : 'en', isRegion(dataset.region) ? dataset.region : 'eu')
}
