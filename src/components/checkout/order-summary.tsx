import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { Icon } from '../ui/icon'
import { OrderLines } from './order-lines'
import { beside, folded, inside, panel, title } from './order-summary.styles'
import { OrderSums, type OrderSumsProps } from './order-sums'

/** What is bought and what it comes to, beside the steps. */
export function OrderSummary({ checkout, isChoosing }: OrderSumsProps) {
  const t = useTranslations('checkout.summary')
  return (
    <section className={`${panel} ${beside}`} aria-label={t('title')}>
      <h2 className={title}>{t('title')}</h2>
      <OrderLines checkout={checkout} />
      <OrderSums checkout={checkout} isChoosing={isChoosing} />
    </section>
  )
}

/** The same on a phone, folded above the steps. */
export function FoldedSummary({ checkout, isChoosing }: OrderSumsProps) {
  const locale = useLocale()
  const t = useTranslations('checkout.summary')
  return (
    <details className={folded}>
      <summary>
        <span>{t('title')}</span>
        <Icon name="down" />
        <span>{formatMoney({ amountCents: checkout.total, currency: checkout.currency_code }, locale)}</span>
      </summary>
      <div className={inside}>
        <OrderLines checkout={checkout} />
        <OrderSums checkout={checkout} isChoosing={isChoosing} />
      </div>
    </details>
  )
}
