import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { REFUND_DAYS, SEND_BACK_DAYS } from '~/services/domain/rights/rights.rules'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { terms } from './withdrawal.styles'

/** What follows from a withdrawal: the money, the parcel, and the subscription. */
export function WithdrawalTerms({ order, isDone }: { order: OwnOrder; isDone: boolean }) {
  const t = useTranslations('orders.withdrawal')
  const locale = useLocale()
  const { sums, currency, details, hasLeft, beginsSubscription, gift } = order
  const sum = formatMoney({ amountCents: sums.total, currency }, locale)
  const back = t('sendBack', { days: SEND_BACK_DAYS })
  const leftText = isDone ? back : `${back} ${t('labelComes')}`
  return (
    <ul className={terms}>
      {sums.total > 0 ? (
        <li>
          {t('refund', { sum, label: details.paidWith })} {t('days', { days: REFUND_DAYS })}
        </li>
      ) : (
        <li>{t('noRefund')}</li>
      )}
      <li>{hasLeft ? leftText : t(gift ? 'gift' : 'notSent')}</li>
      {beginsSubscription && <li>{t('subscription')}</li>}
    </ul>
  )
}
