import { useTranslations } from 'use-intl'
import { RETURN_ADDRESS } from '~/content/return-address'
import { heading, means, slip, slipOrder } from './withdrawal.styles'

/** What the parcel says that goes back: to be printed, or written on it. */
export function ReturnSlip({ id }: { id: string }) {
  const t = useTranslations('orders.withdrawal.slip')
  return (
    <section aria-labelledby="return-slip">
      <h2 id="return-slip" className={`${heading} ${means}`}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <address className={slip} translate="no">
        {RETURN_ADDRESS.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <strong className={slipOrder}>{t('order', { id })}</strong>
      </address>
    </section>
  )
}
