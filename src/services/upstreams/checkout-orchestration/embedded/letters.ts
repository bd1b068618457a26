import { CHARGE_WORDS } from '~/content/charge-letters'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { intlLocale, localeOf, localeOfCode, regionOf } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import { isCardLabel, paymentLabelIn } from '~/services/domain/payment/payment-label.rules'
import { vatOf } from '~/services/domain/prices/tax.rules'
import { RIGHTS } from '~/services/domain/rights/rights.rules'
import { type Mail, written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'
import type { ChargeLetter, KeptLetter } from '../charge-letter.contract'
import type { Gateway } from './gateway'
import { lawParts } from './law-parts'
import { LETTER_PAGES } from './letter-pages'
import { taxRow } from './tax-row'
import { wordsOf } from './words'

/** `asksForCard`: it leads to where one is given. */
type Said = { subject: string; title: string; text: string; after: string[]; asksForCard: boolean }

/** With what the gateway knows of the card on that day in the place of its token. */
export async function keptLetter(
  { gateway_token: token, ...letter }: ChargeLetter,
  { hasExpired }: Pick<Gateway, 'hasExpired'>,
): Promise<KeptLetter> {
  return { ...letter, has_expired: token !== null && (await hasExpired(token, letter.on)) }
}

/** What is charged on which day: a week before it, once it has been, and where it could not be (decided: E-113). */
export function letterOf(letter: KeptLetter, origin: string): Mail {
  const { to, locale, titles } = letter
  const { closing, schedule } = wordsOf(locale)
  const { subject, title, text, after, asksForCard } = saidOf(letter)
  const parts: Part[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text },
    { kind: 'text', text: [...titles, ...forWhom(letter)].join('\n') },
    { kind: 'rows', rows: rowsOf(letter) },
    ...after.map((each): Part => ({ kind: 'text', text: each })),
    ...(asksForCard ? [wayToPay(letter, origin)] : []),
    { kind: 'link', text: schedule, href: `${origin}${localeOfCode(locale).prefix}${LETTER_PAGES[letter.of]}` },
    ...lawOf(letter, origin),
    { kind: 'text', text: closing },
  ]
  return { to, subject, ...written(parts, localeOfCode(locale).language) }
}

function saidOf({ kind, of, on, has_expired: isExpired, ...letter }: KeptLetter): Said {
  const words = CHARGE_WORDS[localeOfCode(letter.locale).language]
  const day = longDay(on, intlLocale(letter.locale))
  const price = priceOf(letter)
  const from = takenFrom(letter)
  if (kind === 'charged')
    return {
      subject: words.chargedSubject(price),
      title: words.chargedTitle(price),
      text: words.chargedText({ price, day, from }),
      after: [words[afterwardsOf(letter)]],
      asksForCard: false,
    }
  if (kind === 'failed')
    return {
      subject: words.failedSubject(price),
      title: words.failedTitle(price),
      text: words.failedText({ price, day, from, isExpired }),
      after: [words.failedNext[of]],
      asksForCard: true,
    }
  const missing = [
    ...(isExpired ? [words.aheadExpired] : []),
    ...(letter.is_credit && letter.exceeds_credit ? [words.aheadShort[of]] : []),
  ]
  return {
    subject: words.aheadSubject({ price, day, name: words.aheadNames[of] }),
    title: words.aheadTitle(day),
    text: words.aheadText({ price, day, from }),
    after: [...missing, words.aheadStop],
    asksForCard: missing.length > 0,
  }
}

/** Of a contract that begins with a charge what the receipt of a checkout says, where the law gives days to withdraw (decided: E-101). */
function lawOf({ begins, order_id: order, currency_code: currency, locale }: KeptLetter, origin: string): Part[] {
  const region = regionOf(currency)
  if (!begins || order === null || RIGHTS[region].withdrawalDays === null) return []
  return lawParts(order, { isGift: false, locale: localeOf(localeOfCode(locale).language, region).code, origin })
}

/** What still comes, and whether it can be stopped: nobody cancels what is paid. */
function afterwardsOf({ is_last: isLast, kits }: Pick<KeptLetter, 'is_last' | 'kits'>) {
  if (isLast) return 'chargedLast'
  return kits > 1 ? 'chargedAhead' : 'chargedStop'
}

/** What is no card of ours and no balance is not called one: the row below names it. */
function takenFrom({ is_credit: isCredit, payment_label: label }: Pick<KeptLetter, 'is_credit' | 'payment_label'>) {
  if (isCredit) return 'credit'
  return isCardLabel(label) ? 'card' : 'other'
}

/** Where a card is given: the page names its person. */
function wayToPay({ locale, user_uuid: user }: KeptLetter, origin: string): Part {
  const { prefix, language } = localeOfCode(locale)
  const path = user === null ? 'settings' : `${user}/account-settings/payment-method`
  return { kind: 'link', text: CHARGE_WORDS[language].wayToPay, href: `${origin}${prefix}/account/${path}` }
}

const priceOf = ({
  amount,
  currency_code: currency,
  locale,
}: Pick<KeptLetter, 'amount' | 'currency_code' | 'locale'>) =>
  formatMoney({ amountCents: amount, currency }, intlLocale(locale))

const forWhom = ({ child_name, kits, locale }: KeptLetter) =>
  child_name === null ? [] : [wordsOf(locale).receiptChild(child_name, kits === 1)]

function rowsOf(letter: KeptLetter): [string, string][] {
  const { country, currency_code: currency, tax, locale, payment_label, order_id, kind } = letter
  const words = wordsOf(locale)
  const { payingWith, orderNumber } = CHARGE_WORDS[localeOfCode(locale).language]
  const taxed = country ? taxRow({ vat: vatOf(country), currency, tax, locale }) : { onTop: [], included: [] }
  return [
    ...taxed.onTop,
    [words.total, priceOf(letter)],
    ...taxed.included,
    [kind === 'charged' ? words.paidWith : payingWith, paymentLabelIn(payment_label, localeOfCode(locale).language)],
    ...(order_id ? [[orderNumber, order_id] as [string, string]] : []),
  ]
}
