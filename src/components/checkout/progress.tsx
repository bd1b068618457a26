import { useTranslations } from 'use-intl'
import type { StepView } from '~/machines/checkout/checkout/checkout.connect'
import { bar, filled, root } from '../ui/flow-steps.styles'
import { list, step as stepStyle } from './progress.styles'

/** How far the buyer is on the ruler of the checkout. */
export function Progress({ steps }: { steps: readonly StepView[] }) {
  const t = useTranslations('checkout')
  const at = steps.findIndex(({ isCurrent }) => isCurrent)
  return (
    <nav className={root} aria-label={t('progress')}>
      <div className={bar} aria-hidden="true">
        <span className={filled} style={{ width: `${((at + 1) / Math.max(steps.length, 1)) * 100}%` }} />
      </div>
      <ol className={list}>
        {steps.map(({ step, isCurrent }, index) => (
          <li key={step} className={stepStyle} aria-current={isCurrent ? 'step' : undefined}>
            {index + 1} <span data-name="">· {t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
