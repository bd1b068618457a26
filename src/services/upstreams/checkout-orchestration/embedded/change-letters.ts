import { CHANGE_LETTER_WORDS } from '~/content/change-letters'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { intlLocale, localeOfCode } from '~/services/domain/locale'
import { type Mail, written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'
import type { ChangeLetter } from '../change-letter.contract'
import { LETTER_PAGES } from './letter-pages'
import { wordsOf } from './words'

/** What somebody has cancelled or paused, what comes all the same, and the way back. */
export function changeLetterOf({ kind, of, to, locale, on, child_name, still }: ChangeLetter, origin: string): Mail {
  const { language, prefix } = localeOfCode(locale)
  const words = CHANGE_LETTER_WORDS[language]
  const { subject, text, back, goBack } = words[kind]
  const title = subject[of]
  const parts: Part[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: text(longDay(on, intlLocale(locale))) },
    ...(child_name ? [{ kind: 'text' as const, text: wordsOf(locale).receiptChild(child_name, false) }] : []),
    ...(still.length > 0 ? stillParts({ of, still, locale }) : []),
    { kind: 'link', text: back, label: goBack, href: `${origin}${prefix}${LETTER_PAGES[of]}` },
    { kind: 'text', text: wordsOf(locale).closing },
  ]
  return { to, subject: title, ...written(parts, language) }
}

/** Kits by their names, with the day of those that wait for one; of boxes that some come. */
function stillParts({ of, still, locale }: Pick<ChangeLetter, 'of' | 'still' | 'locale'>): Part[] {
  const { still: before, packed, places } = CHANGE_LETTER_WORDS[localeOfCode(locale).language]
  if (of === 'boxes') return [{ kind: 'text', text: packed }]
  const rows = still.map(({ anchor, on, at }): [string, string] => [
    kitOfAnchor(anchor)?.title ?? anchor,
    at === 'waits' ? longDay(on, intlLocale(locale)) : places[at],
  ])
  return [
    { kind: 'text', text: before },
    { kind: 'rows', rows },
  ]
}
