import { useTranslations } from 'use-intl'
import type { PaymentsProps } from './payments-page'

/** What the page says first: the next payment, or why there is none. */
export function usePaymentsTitle({ view: { kind, rows, next, ahead, isLeaving }, words }: PaymentsProps): string {
  const t = useTranslations('payments.title')
  const paymentsOf = (wanted: string) => rows.filter(({ payment }) => payment.kind === wanted)
  if (kind === 'inactive_gifted') return t(isLeaving ? 'giftLeaving' : 'inactive_gifted')
  if (kind === 'inactive') return t('nothing')
  if (paymentsOf('failed').length > 0) return t('failed')
  if (kind === 'gifted') return t('gifted', { count: paymentsOf('gift').length })
  const last = paymentsOf('covered').at(-1)
  if (kind === 'prepaid' && last) return t('paidUntil', { month: words.month(last.date) })
  if (!next) return t('nothing')
  if (ahead > 0) return t('until', { month: words.month(next.on) })
  return t('charge', { price: words.price(next.sum), date: words.weekday(next.on) })
}
