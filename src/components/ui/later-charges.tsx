import { useLocale, useTranslations } from 'use-intl'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { formatMoney } from '~/services/domain/money/money'
import type { ChargeStep } from '~/services/domain/plans/later-charges.rules'
import { charges } from './later-charges.styles'

/** What is charged after today: each sum with its day, and how often it comes again. */
export function LaterCharges({ steps }: { steps: readonly ChargeStep[] }) {
  const t = useTranslations('charges')
  const say = useStepWords()
  if (steps.length === 0) return null
  return (
    <>
      <ul className={charges}>
        {steps.map((step) => (
          <li key={`${step.of} ${step.on} ${step.kits}`}>{say(step)}</li>
        ))}
      </ul>
      <p>{t(steps.some(({ hasBooks }) => hasBooks) ? 'books' : 'delivery')}</p>
    </>
  )
}

function useStepWords() {
  const t = useTranslations('charges')
  const locale = useLocale()
  return ({ of, on, times, kits, months, sum }: ChargeStep): string => {
    const words = { price: formatMoney(sum, locale), date: longDay(on, locale), kits, months: months * kits }
    if (of === 'boxes') return t('boxes', words)
    if (kits === 1) return t(times === 1 ? 'kit' : 'kits', words)
    return t(times === 1 ? 'renewal' : 'renewals', words)
  }
}
