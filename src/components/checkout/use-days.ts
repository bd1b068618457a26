import { useTranslations } from 'use-intl'

/** "1 working day", "2 to 4 working days". */
export function useDays() {
  const t = useTranslations('checkout.delivery')
  return ({ min_days: min, max_days: max }: { min_days: number; max_days: number }) =>
    min === max ? t('days', { min }) : t('dayRange', { min, max })
}
