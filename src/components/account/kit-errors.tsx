import { useTranslations } from 'use-intl'
import type { KitError as Kind } from '~/services/domain/subscriptions/schedule.rules'
import { Note } from '../ui/note'
import { banner } from './timeline.styles'

/** what is wrong with a kit stands on that kit. */
export const KitErrors = ({ errors }: { errors: readonly Kind[] }) =>
  errors.map((error) => <KitError key={error} error={error} />)

/** `kit`: its name, where it does not stand on the kit. */
export function KitError({ error, kit }: { error: Kind; kit?: string }) {
  const t = useTranslations('schedule')
  return (
    <div className={banner}>
      <Note tone="error" title={t(`errors.${error}`)}>
        <p>{[kit, t(error === 'shipment' ? 'unshipped' : 'unpaid')].filter(Boolean).join(' · ')}</p>
      </Note>
    </div>
  )
}
