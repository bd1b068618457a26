import { useTranslations } from 'use-intl'
import { sum, sumAbout, sums } from './payments.styles'
import type { PaymentsProps } from './payments-page'

/** The next payment, what is paid and still to come, and what was paid in all. */
export function PaymentSums({ view: { next, ahead, paid, kind }, words }: PaymentsProps) {
  const t = useTranslations('payments')
  const isGift = kind === 'gifted' || kind === 'inactive_gifted'
  return (
    <dl className={sums}>
      <div>
        <dt>{t('next')}</dt>
        <dd className={sum}>
          {next ? words.price(next.sum) : t('noNext')}
          <span className={sumAbout}>
            {next ? t('nextFor', { date: words.weekday(next.on), count: next.kits }) : t('nothingNext')}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t(isGift ? 'aheadGift' : 'ahead')}</dt>
        <dd className={sum}>{t('kits', { count: ahead })}</dd>
      </div>
      {paid && (
        <div>
          <dt>{t('paid')}</dt>
          <dd className={sum}>
            {words.price(paid.sum)}
            <span className={sumAbout}>{paid.label}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
