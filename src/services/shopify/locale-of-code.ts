import { isLanguage, type Locale, type LocaleCode, localeOf, type Region } from '../locale'

const REGION: Partial<Record<LocaleCode, Region>> = { 'en-US': 'us', 'en-GB': 'gb', 'en-AU': 'au' }

/** The locale that a code names (S-416): "en-EU" → English in Europe, "nl" → Dutch. */
export const localeOfCode = (code: LocaleCode): Locale => localeOf(isLanguage(code) ? code : 'en', REGION[code] ?? 'eu')
