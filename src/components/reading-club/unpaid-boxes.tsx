import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import type { BillingError } from '~/services/domain/subscriptions/schedule.rules'
import type { OwedBoxes as Owed } from '~/services/flows/reading-club/reading-club.contract'
import { banner, inlineLink } from '../account/timeline.styles'
import { Note } from '../ui/note'
import { TextLink } from '../ui/text-link'

/** What all boxes together come to whose payment failed. A single one says it itself. */
export function OwedBoxes({ owed }: { owed: Owed | null }) {
  const t = useTranslations('readingClub')
  const locale = useLocale()
  if (!owed?.sum || owed.boxes === 1) return null
  return (
    <div className={banner}>
      <Note tone="error" title={t('owed', { sum: formatMoney(owed.sum, locale), boxes: owed.boxes })}>
        <p>{t('owedText')}</p>
      </Note>
    </div>
  )
}

type UnpaidBoxProps = {
  error: BillingError
  /** which one it is, where it does not stand on the box */
  box?: string
  owed: Owed | null
  payHref: string
  /** another card alone charges nothing of what is paused */
  isPaused?: boolean
}

/** why a box is not paid, what it comes to where it is the only one, and how it is paid. */
export function UnpaidBox({ error, box, owed, payHref, isPaused = false }: UnpaidBoxProps) {
  const t = useTranslations('readingClub')
  const change = useTranslations('change')
  const schedule = useTranslations('schedule')
  const locale = useLocale()
  const sum = owed?.sum && owed.boxes === 1 && schedule('owedAlone', { sum: formatMoney(owed.sum, locale) })
  return (
    <div className={banner}>
      <Note tone="error" title={schedule(`errors.${error}`)}>
        <p>{[box, sum, isPaused ? change('openWaitsText') : t('unpaidText')].filter(Boolean).join(' · ')}</p>
        <p>
          <TextLink className={inlineLink} href={payHref}>
            {schedule('payOtherwise')}
          </TextLink>
        </p>
      </Note>
    </div>
  )
}
