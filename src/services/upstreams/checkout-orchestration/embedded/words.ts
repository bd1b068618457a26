import { EMAIL_WORDS } from '~/content/checkout-emails'
import { type LocaleCode, localeOfCode } from '~/services/domain/locale'

export const wordsOf = (locale: LocaleCode) => EMAIL_WORDS[localeOfCode(locale).language]
