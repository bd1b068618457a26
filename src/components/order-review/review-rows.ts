import { useLocale, useTranslations } from 'use-intl'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import { type FirstKit, WEEKS_BEFORE_BIRTH } from '~/services/domain/plans/first-kit'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { ReviewSums } from '~/services/flows/subscription/review.rules'
import type { PlanChoice, SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'

/** What was chosen on the steps before. */
export type Reviewed = {
  plan: PlanChoice
  memory: Pick<SubscriptionMemory, 'child' | 'gift'>
  /** the shop's day */
  today: string
  /** when the first kit comes of a child who is not born yet; null: there was nothing to choose (decided: E-111) */
  firstKit: { chosen: FirstKit; on: string } | null
  steps: ChildInfoContent
  /** what follows the payment of today */
  sums: Pick<ReviewSums, 'later'>
  /** paid once: nothing can be cancelled later */
  isGift: boolean
}
type Hrefs = Record<'childInfo' | 'paymentOptions', string>

/** One thing that was chosen. `editHref` leads to its step. */
export type ReviewRow = { id: string; term: string; value: string; details: string[]; editHref: string | null }

const DETAILS = {
  gift: 'payment.onceText',
  last: 'payment.onceText',
  paygo: 'payment.paygoText',
  advance: 'payment.renewOffText',
  renews: 'payment.renewOnText',
  renewsOnce: 'payment.renewOnceText',
} as const

/** What was chosen, row by row, each with the way to its step. */
export function useReviewRows(reviewed: Reviewed, hrefs: Hrefs): ReviewRow[] {
  const { plan, isGift, sums } = reviewed
  // nothing is chosen by whoever gets the last kit alone
  const isCounted = isGift || (sums.later.kind === 'last' && plan.size === 1)
  const t = useTranslations()
  const child = useChildRow(reviewed)
  const first = useFirstRow(reviewed)
  const gift = useGiftRow(reviewed)
  const who = isGift ? gift : child
  const planName = plan.size === 1 ? t('payment.paygo') : t('payment.advance', { size: plan.size })
  const payment = {
    id: 'payment',
    term: t('review.pay'),
    value: isCounted ? t('review.kits', { size: plan.size }) : planName,
    details: [t(DETAILS[sums.later.kind])],
    editHref: hrefs.paymentOptions,
  }
  const books = { id: 'books', term: t('review.addOn'), value: t('payment.books'), details: [] }
  const address = {
    id: 'address',
    term: t('review.address'),
    value: t('review.free'),
    details: [t(isGift ? 'review.giftText' : 'review.addressText')],
    editHref: null,
  }
  return [
    ...(who ? [{ ...who, editHref: hrefs.childInfo }] : []),
    ...(first ? [{ ...first, editHref: hrefs.childInfo }] : []),
    payment,
    ...(plan.hasBooks ? [{ ...books, editHref: hrefs.paymentOptions }] : []),
    address,
  ]
}

function useChildRow({ memory: { child }, today, steps }: Reviewed) {
  const t = useTranslations('review')
  const locale = useLocale()
  if (!child) return null
  const date = longDay(child.birthDate, locale)
  const language = steps.language.options.find(({ value }) => value === child.language)?.label ?? child.language
  const details = [t(child.birthDate > today ? 'due' : 'born', { date }), t('bookIn', { language })]
  return { id: 'child', term: t('child'), value: child.name, details }
}

/** E-111: when the first kit comes of a child who is not born yet. */
function useFirstRow({ firstKit }: Reviewed) {
  const t = useTranslations('review')
  const locale = useLocale()
  if (!firstKit) return null
  const { chosen, on } = firstKit
  const value = t(`first.${chosen}`, { date: longDay(on, locale) })
  return {
    id: 'first',
    term: t('first.term'),
    value,
    details: [t(`first.${chosen}Text`, { days: DISPATCH_DAYS, weeks: WEEKS_BEFORE_BIRTH })],
  }
}

function useGiftRow({ memory: { gift } }: Reviewed) {
  const t = useTranslations('review')
  const locale = useLocale()
  if (!gift) return null
  const date = longDay(gift.deliverOn, locale)
  const details = [t('giftDay', { email: gift.recipientEmail, date })]
  return { id: 'gift', term: t('giftFor'), value: gift.recipientName, details }
}
