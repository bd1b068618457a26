import type { useTranslations } from 'use-intl'
import type { ReviewRow } from '~/components/order-review/order-review'
import type { Sums } from '~/components/order-review/review-summary'
import { longDay, monthOf } from '~/services/domain/dates/day.rules'
import { intlLocale, type Locale } from '~/services/domain/locale'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { withBooks } from '~/services/domain/prices/plan-price.rules'
import type { loadOrderReview } from './loader'

type ReviewData = Awaited<ReturnType<typeof loadOrderReview>>
type Words = { t: ReturnType<typeof useTranslations<never>>; locale: Locale }
type Hrefs = Record<'childInfo' | 'paymentOptions', string>

function planName({ plan: { size }, isGift }: ReviewData, { t }: Words) {
  if (isGift) return t('review.kits', { size })
  return size === 1 ? t('payment.paygo') : t('payment.advance', { size })
}

const DETAILS = {
  paygo: 'payment.paygoText',
  'pay-up-front': 'payment.renewOffText',
  'recurring-pay-up-front': 'payment.renewOnText',
} as const

/** What was chosen, row by row, each with the way to its step. */
export function reviewRows(data: ReviewData, words: Words & { hrefs: Hrefs }): ReviewRow[] {
  const { plan, isGift } = data
  const { t, hrefs } = words
  const payment = {
    id: 'payment',
    term: t('review.pay'),
    value: planName(data, words),
    details: [t(isGift ? 'payment.giftText' : DETAILS[plan.paymentOption])],
    editHref: hrefs.paymentOptions,
  }
  const books = {
    id: 'books',
    term: t('review.addOn'),
    value: t('payment.books'),
    details: [],
    editHref: hrefs.paymentOptions,
  }
  const address = {
    id: 'address',
    term: t('review.address'),
    value: t('review.free'),
    details: [t(isGift ? 'review.giftText' : 'review.addressText')],
    editHref: null,
  }
  const who = isGift ? giftRow(data, words) : childRow(data, words)
  return [...who, payment, ...(plan.hasBooks ? [books] : []), address]
}

function childRow({ memory: { child }, today, steps }: ReviewData, { t, locale, hrefs }: Words & { hrefs: Hrefs }) {
  if (!child) return []
  const date = longDay(child.birthDate, intlLocale(locale.code))
  const language = steps.language.options.find(({ value }) => value === child.language)?.label ?? child.language
  return [
    {
      id: 'child',
      term: t('review.child'),
      value: child.name,
      details: [t(child.birthDate > today ? 'review.due' : 'review.born', { date }), t('review.bookIn', { language })],
      editHref: hrefs.childInfo,
    },
  ]
}

function giftRow({ memory: { gift } }: ReviewData, { t, locale, hrefs }: Words & { hrefs: Hrefs }) {
  if (!gift) return []
  const date = longDay(gift.deliverOn, intlLocale(locale.code))
  return [
    {
      id: 'gift',
      term: t('review.giftFor'),
      value: gift.recipientName,
      details: [t('review.giftDay', { email: gift.recipientEmail, date })],
      editHref: hrefs.childInfo,
    },
  ]
}

/** What is paid today, and in words what later. */
export function reviewSums(data: ReviewData, words: Words): Sums {
  const { plan, chosen, books } = data
  const taken = plan.hasBooks ? books : null
  const { now } = chosen
  const full = chosen.full ?? now
  const money = (amountCents: number): Money => ({ ...now, amountCents })
  return {
    size: plan.size,
    kits: full,
    books: taken && money(taken.amountCents * plan.size),
    saved: money(full.amountCents - now.amountCents),
    today: withBooks(now, { books: taken, kits: plan.size }),
    later: laterText(data, words),
  }
}

function laterText({ isGift, plan, later, renewal, books }: ReviewData, { t, locale }: Words): string {
  if (isGift) return t('review.laterGift')
  const { size } = plan
  const taken = plan.hasBooks ? books : null
  const price = (one: Money, kits = 1) => formatMoney(withBooks(one, { books: taken, kits }), intlLocale(locale.code))
  const when = (on: string) => monthOf(on, intlLocale(locale.code))
  if (!later) return t('review.laterLast')
  const date = when(later.from.on)
  if (renewal) return t('review.laterRenews', { size, price: price(renewal.now, size), date })
  const first =
    size === 1
      ? t('review.laterPaygo', { price: price(later.price), months: later.months, date })
      : t('review.laterAdvance', { size, price: price(later.price), date })
  const { change } = later
  if (!change) return first
  const next = t('review.laterChange', {
    date: when(change.from.on),
    price: price(change.price),
    months: change.months,
  })
  return `${first} ${next}`
}
