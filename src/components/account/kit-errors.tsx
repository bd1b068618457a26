import { useTranslations } from 'use-intl'
import type { KitError } from '~/services/domain/subscriptions/schedule.rules'
import { Note } from '../ui/note'
import { banner } from './timeline.styles'

/** what is wrong with a kit stands on that kit. */
export function KitErrors({ errors }: { errors: readonly KitError[] }) {
  const t = useTranslations('schedule')
  return errors.map((error) => (
    <div key={error} className={banner}>
      <Note tone="error" title={t(`errors.${error}`)}>
        <p>{t(error === 'shipment' ? 'unshipped' : 'unpaid')}</p>
      </Note>
    </div>
  ))
}
