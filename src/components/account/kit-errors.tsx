import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import type { KitError as Kind } from '~/services/domain/subscriptions/schedule.rules'
import type { Owed } from '~/services/flows/schedule/schedule.contract'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'
import { banner, inlineLink } from './timeline.styles'

type Paying = { payHref: string; owed: Owed | null }
type KitErrorsProps = Paying & { errors: readonly Kind[] }

/** what is wrong with a kit stands on that kit, and what is not paid leads to how it is paid. */
export const KitErrors = ({ errors, ...paying }: KitErrorsProps) =>
  errors.map((error) => <KitError key={error} error={error} {...paying} />)

/** `kit`: its name, where it does not stand on the kit. Where it alone is not paid it says the sum. */
export function KitError({ error, kit, payHref, owed }: Paying & { error: Kind; kit?: string }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const isUnpaid = error !== 'shipment'
  const sum = isUnpaid && owed?.kits === 1 && t('owedAlone', { sum: formatMoney(owed.sum, locale) })
  return (
    <div className={banner}>
      <Note tone="error" title={t(`errors.${error}`)}>
        <p>{[kit, sum, t(isUnpaid ? 'unpaid' : 'unshipped')].filter(Boolean).join(' · ')}</p>
        {isUnpaid && (
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
