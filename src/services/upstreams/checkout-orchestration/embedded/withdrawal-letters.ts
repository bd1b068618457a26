import { RETURN_ADDRESS } from '~/content/return-address'
import { WITHDRAWAL_WORDS } from '~/content/withdrawal-letters'
import { instantWords, longDay } from '~/services/domain/dates/day-words.rules'
import { intlLocale, localeOfCode } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import { paymentLabelIn } from '~/services/domain/payment/payment-label.rules'
import { REFUND_DAYS, SEND_BACK_DAYS } from '~/services/domain/rights/rights.rules'
import { type Mail, written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'
import type { RefusalLetter, WithdrawalLetter } from '../withdrawal.contract'
import { wordsOf } from './words'

/** The receipt of a withdrawal, with its day and time: the law wants it on a durable medium (decided: E-101). */
export function withdrawalLetterOf(letter: WithdrawalLetter, origin: string): Mail {
  const { to, locale, order_id: order, at, amount, currency_code: currency, payment_label } = letter
  const { language, prefix } = localeOfCode(locale)
  const words = WITHDRAWAL_WORDS[language]
  const price = formatMoney({ amountCents: amount, currency }, intlLocale(locale))
  const says = [
    ...(amount > 0
      ? [said(words.refund({ price, label: paymentLabelIn(payment_label, language), days: REFUND_DAYS }))]
      : []),
    ...stateOf(letter, origin),
    ...(letter.ends_subscription ? [said(words.subscription)] : []),
  ]
  const orderLink: Part = {
    kind: 'link',
    text: words.order,
    href: `${origin}${prefix}/account/orders/${encodeURIComponent(order)}`,
  }
  const parts: Part[] = [
    { kind: 'heading', text: words.title(order) },
    { kind: 'text', text: words.received(instantWords(at, intlLocale(locale))) },
    { kind: 'text', text: letter.titles.join('\n') },
    ...says,
    ...(letter.has_account ? [orderLink] : []),
    { kind: 'text', text: wordsOf(locale).closing },
  ]
  return { to, subject: words.title(order), ...written(parts, localeOfCode(locale).language) }
}

/** What becomes of what was ordered. */
function stateOf(letter: WithdrawalLetter, origin: string): Part[] {
  const words = WITHDRAWAL_WORDS[localeOfCode(letter.locale).language]
  if (letter.has_left) return sendingBackOf(letter, origin)
  return [said(letter.is_gift ? words.gift : words.notSent)]
}

const said = (text: string): Part => ({ kind: 'text', text })

/** All of it: where to, with what on the parcel, and where the label is for who has a page of the order. */
function sendingBackOf({ locale, order_id: order, has_account }: WithdrawalLetter, origin: string): Part[] {
  const { language, prefix } = localeOfCode(locale)
  const words = WITHDRAWAL_WORDS[language]
  const page = `${origin}${prefix}/account/orders/${encodeURIComponent(order)}/withdraw`
  return [
    said(words.sendBack(SEND_BACK_DAYS)),
    said([...RETURN_ADDRESS, words.parcel(order)].join('\n')),
    said(words.sendingBack),
    ...(has_account ? [{ kind: 'link' as const, text: words.label, href: page }] : []),
  ]
}

/** Why a declaration came to nothing, to the order's own email: on the page nobody is told. */
export function refusalLetterOf(letter: RefusalLetter, origin: string): Mail {
  const { to, locale, order_id: order, at, code, until } = letter
  const { language, prefix } = localeOfCode(locale)
  const words = WITHDRAWAL_WORDS[language].not
  const intl = intlLocale(locale)
  const late = code === 'tooLate' && until ? words.tooLate(longDay(until, intl)) : words.notOpen
  const why = code === 'giftActivated' ? words.giftActivated : late
  const parts: Part[] = [
    { kind: 'heading', text: words.title(order) },
    { kind: 'text', text: words.received(instantWords(at, intl)) },
    { kind: 'text', text: why },
    {
      kind: 'link',
      text: words.returns,
      label: words.toReturns,
      href: `${origin}${prefix}/pages/delivery-and-returns`,
    },
    { kind: 'text', text: wordsOf(locale).closing },
  ]
  return { to, subject: words.title(order), ...written(parts, localeOfCode(locale).language) }
}
