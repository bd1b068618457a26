import { useLocale, useTranslations } from 'use-intl'
import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { formatMoney } from '~/services/domain/money/money'
import { REFUND_DAYS, SEND_BACK_DAYS } from '~/services/domain/rights/rights.rules'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { terms } from './withdrawal.styles'

type TermsProps = {
  order: OwnOrder
  /** from when what follows counts; null: it is still only said */
  withdrawnAt: string | null
}

/** What follows from a withdrawal: the money, the parcel, and the subscription. */
export function WithdrawalTerms({ order, withdrawnAt }: TermsProps) {
  const t = useTranslations('orders.withdrawal')
  const locale = useLocale()
  const { sums, currency, details, hasLeft, beginsSubscription, gift } = order
  const sum = formatMoney({ amountCents: sums.total, currency }, locale)
  const day = (days: number, at: string) => longDay(plusDays(shopDay(Date.parse(at)), days), locale)
  const leftText = withdrawnAt
    ? t('sendBackBy', { date: day(SEND_BACK_DAYS, withdrawnAt) })
    : `${t('sendBack', { days: SEND_BACK_DAYS })} ${t('labelComes')}`
  const backText = withdrawnAt ? t('backBy', { date: day(REFUND_DAYS, withdrawnAt) }) : t('days', { days: REFUND_DAYS })
  return (
    <ul className={terms}>
      {sums.total > 0 ? (
        <li>
          {t('refund', { sum, label: details.paidWith })} {backText}
        </li>
      ) : (
        <li>{t('noRefund')}</li>
      )}
      <li>{hasLeft ? leftText : t(gift ? 'gift' : 'notSent')}</li>
      {beginsSubscription && <li>{t('subscription')}</li>}
    </ul>
  )
}
