import { longDay } from '~/services/domain/dates/day-words.rules'
import { intlLocale, localeOfCode } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import type { ChargeLetter } from '../charge-letter.contract'
import { type Mail, type Part, wordsOf, written } from './mail-text'

const SCHEDULE = '/account/subscriptions'

/** What is charged on which day, a week before it and once it has been (decided: E-113). */
export function letterOf(letter: ChargeLetter, origin: string): Mail {
  const { kind, to, locale, titles, payment_label, order_id } = letter
  const words = wordsOf(locale)
  const day = longDay(letter.on, intlLocale(locale))
  const price = formatMoney({ amountCents: letter.amount, currency: letter.currency_code }, intlLocale(locale))
  const isAhead = kind === 'ahead'
  const parts: Part[] = [
    { kind: 'heading', text: isAhead ? words.aheadTitle(day) : words.chargedTitle(price) },
    { kind: 'text', text: isAhead ? words.aheadText({ price, day }) : words.chargedText({ price, day }) },
    { kind: 'text', text: titles.join('\n') },
    {
      kind: 'rows',
      rows: [
        [words.total, price],
        [words.paidWith, payment_label],
        ...(order_id ? [[words.orderNumber, order_id] as [string, string]] : []),
      ],
    },
    { kind: 'text', text: isAhead ? words.laterStop : words.chargedStop },
    { kind: 'text', text: `${words.schedule} ${origin}${localeOfCode(locale).prefix}${SCHEDULE}` },
    { kind: 'text', text: words.closing },
  ]
  return {
    to,
    subject: isAhead ? words.aheadSubject({ price, day }) : words.chargedSubject(price),
    ...written(parts, locale),
  }
}
