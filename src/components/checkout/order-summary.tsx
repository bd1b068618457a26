import { useTranslations } from 'use-intl'
import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { formatMoney } from '~/services/domain/money/money'
import { Icon } from '../ui/icon'
import { OrderLines } from './order-lines'
import { beside, folded, inside, panel, title } from './order-summary.styles'
import { OrderSums } from './order-sums'

type OrderSummaryProps = { checkout: NonNullable<CheckoutView['checkout']>; locale: string }

/** What is bought and what it comes to, beside the steps. */
export function OrderSummary({ checkout, locale }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary')
  return (
    <section className={`${panel} ${beside}`} aria-label={t('title')}>
      <h2 className={title}>{t('title')}</h2>
      <OrderLines checkout={checkout} locale={locale} />
      <OrderSums checkout={checkout} locale={locale} />
    </section>
  )
}

/** The same on a phone, folded above the steps. */
export function FoldedSummary({ checkout, locale }: OrderSummaryProps) {
  const t = useTranslations('checkout.summary')
  return (
    <details className={folded}>
      <summary>
        <span>{t('title')}</span>
        <Icon name="down" />
        <span>{formatMoney({ amountCents: checkout.total, currency: checkout.currency_code }, locale)}</span>
      </summary>
      <div className={inside}>
        <OrderLines checkout={checkout} locale={locale} />
        <OrderSums checkout={checkout} locale={locale} />
      </div>
    </details>
  )
}
