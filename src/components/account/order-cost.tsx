import { useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import type { OrderCost as Cost } from '~/services/domain/subscriptions/order-cost.rules'
import { aside } from './timeline.styles'

/** What the next order comes to; one that renews a prepayment says for how many kits. */
export function OrderCost({ cost: { sum, pays, payment }, locale }: { cost: Cost; locale: string }) {
  const t = useTranslations()
  const amount = sum && formatMoney(sum, locale)
  if (amount && pays) return t('charges.together', { price: amount, kits: pays })
  if (!amount) return t(`schedule.${PAYMENT[payment]}`)
  return (
    <>
      {amount} <span className={aside}>{t('schedule.whenShipped')}</span>
    </>
  )
}

const PAYMENT = { awaiting: 'whenShipped', with: 'withOpen', paid: 'paid', other: 'processing' } as const
