import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { sum, sumAbout, sums } from './payments.styles'
import type { PaymentsProps } from './payments-page'

/** The next payment, what is paid and still to come, and what was paid in all: as far as there is something to say. */
export function PaymentSums({ view: { next, ahead, paid, kind }, words }: PaymentsProps) {
  const t = useTranslations('payments')
  if (!next && ahead === 0 && !paid) return null
  return (
    <dl className={sums}>
      {next && (
        <Sum
          title={t('next')}
          value={words.price(next.sum)}
          about={t('nextFor', { date: words.weekday(next.on), count: next.kits })}
        />
      )}
      {ahead > 0 && (
        <Sum title={t(kind === 'gifted' ? 'aheadGift' : 'ahead')} value={t('kits', { count: ahead })} about={null} />
      )}
      {paid && <Sum title={t('paid')} value={words.price(paid.sum)} about={paid.label} />}
    </dl>
  )
}

function Sum({ title, value, about }: { title: string; value: string; about: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={sum}>
        {value}
        {about && <span className={sumAbout}>{about}</span>}
      </dd>
    </div>
  )
}
