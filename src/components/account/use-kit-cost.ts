import { useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { billingLabel } from '~/services/domain/subscriptions/order-cost.rules'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import type { ScheduleWords } from './schedule-page'

/** What is charged for a kit on its day, with which one it is paid, or that it is; null where nobody can say. */
export function useKitCost(
  { charge, billing, gift }: ScheduledKit,
  { kits: cards, locale }: ScheduleWords,
): string | null {
  const [t, say] = [useTranslations('charges'), useTranslations('schedule')]
  if (!charge) return billingLabel(billing) === 'paid' && !gift ? say('paid') : null
  if (charge.kind === 'with' && charge.isOpen) return say('withOpen')
  if (charge.kind === 'with') return t('paid', { title: cards[charge.anchor]?.shortTitle ?? charge.anchor })
  const { kits } = charge
  const price = formatMoney(charge.sum, locale)
  return kits === 1 ? t('each', { price }) : t('together', { price, kits })
}
