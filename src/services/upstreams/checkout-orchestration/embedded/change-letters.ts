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
  const dayOf = (day: string) => longDay(day, intlLocale(locale))
  const { subject, text, back, goBack } = words[kind]
  const title = subject[of]
  const parts: Part[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: text(dayOf(on)) },
    ...(child_name ? [{ kind: 'text' as const, text: wordsOf(locale).receiptChild(child_name, false) }] : []),
    { kind: 'text', text: still.length > 0 ? words.still : words.packed },
    { kind: 'rows', rows: still.map(({ anchor, on: day }) => [kitOfAnchor(anchor)?.title ?? anchor, dayOf(day)]) },
    { kind: 'link', text: back, label: goBack, href: `${origin}${prefix}${LETTER_PAGES[of]}` },
    { kind: 'text', text: wordsOf(locale).closing },
  ]
  const filled = parts.filter((part) => part.kind !== 'rows' || part.rows.length > 0)
  return { to, subject: title, ...written(filled, localeOfCode(locale).language) }
}
