import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import type { Owed as Sum } from '~/services/flows/schedule/schedule.contract'
import { Note } from '../ui/note'
import { banner } from './timeline.styles'

/**
 * What all kits together come to whose payment failed: as much is charged with another way to pay. A single one says it
 * itself.
 */
export function Owed({ owed }: { owed: Sum | null }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  if (!owed || owed.kits === 1) return null
  return (
    <div className={banner}>
      <Note tone="error" title={t('owed', { sum: formatMoney(owed.sum, locale), kits: owed.kits })}>
        <p>{t('owedText')}</p>
      </Note>
    </div>
  )
}
