import { useTranslations } from 'use-intl'
import type { KitError as Kind } from '~/services/domain/subscriptions/schedule.rules'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { banner, inlineLink } from './timeline.styles'

type KitErrorsProps = { errors: readonly Kind[]; payHref: string }

/** what is wrong with a kit stands on that kit, and what is not paid leads to how it is paid. */
export const KitErrors = ({ errors, payHref }: KitErrorsProps) =>
  errors.map((error) => <KitError key={error} error={error} payHref={payHref} />)

/** `kit`: its name, where it does not stand on the kit. */
export function KitError({ error, kit, payHref }: { error: Kind; kit?: string; payHref?: string }) {
  const t = useTranslations('schedule')
  return (
    <div className={banner}>
      <Note tone="error" title={t(`errors.${error}`)}>
        <p>{[kit, t(error === 'shipment' ? 'unshipped' : 'unpaid')].filter(Boolean).join(' · ')}</p>
        {payHref && error !== 'shipment' && (
          <p>
            <TextLink className={inlineLink} href={payHref}>
              {t('payOtherwise')}
            </TextLink>
          </p>
        )}
      </Note>
    </div>
  )
}
