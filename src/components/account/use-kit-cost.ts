import { useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import type { ScheduleWords } from './schedule-page'

/** What is charged for a kit on its day, or with which one it is paid; null where nothing is. */
export function useKitCost({ charge }: ScheduledKit, { kits: cards, locale }: ScheduleWords): string | null {
  const t = useTranslations('charges')
  if (!charge) return null
  if (charge.kind === 'with') return t('paid', { title: cards[charge.anchor]?.shortTitle ?? charge.anchor })
  const { kits } = charge
  const price = formatMoney(charge.sum, locale)
  return kits === 1 ? t('each', { price }) : t('together', { price, kits })
}
