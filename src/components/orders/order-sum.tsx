import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import type { OrderRow } from '~/services/flows/order-history/order-history.contract'

/** What an order came to, or who has paid it before (E-105). */
export function OrderSum({ order: { sum, paidBy } }: { order: Pick<OrderRow, 'sum' | 'paidBy'> }) {
  const t = useTranslations('account.paidBy')
  const locale = useLocale()
  return paidBy ? t(paidBy) : formatMoney(sum, locale)
}
