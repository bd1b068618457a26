import { ERASURE_WORDS } from '~/content/erasure-letter'
import { instantWords } from '~/services/domain/dates/day-words.rules'
import { intlLocale, localeOfCode } from '~/services/domain/locale'
import { type Mail, written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'
import type { ErasureLetter } from '../erasure.contract'
import { wordsOf } from './words'

/** The last letter to somebody: that their data goes, and what the law makes us keep (decided: E-101). */
export function erasureLetterOf({ to, locale, at }: ErasureLetter): Mail {
  const words = ERASURE_WORDS[localeOfCode(locale).language]
  const parts: Part[] = [
    { kind: 'heading', text: words.title },
    { kind: 'text', text: words.received(instantWords(at, intlLocale(locale))) },
    { kind: 'text', text: words.kept },
    { kind: 'text', text: words.last },
    { kind: 'text', text: wordsOf(locale).closing },
  ]
  return { to, subject: words.title, ...written(parts, localeOfCode(locale).language) }
}
