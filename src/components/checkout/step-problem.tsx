import { useTranslations } from 'use-intl'
import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { Note } from '../ui/note'
import { notice } from './checkout-page.styles'

/** What did not work, at the step where it can be mended; the keyboard goes there. */
export function StepProblem({ view }: { view: Pick<CheckoutView, 'problem' | 'problemId'> }) {
  const t = useTranslations('checkout.problems')
  if (!view.problem) return null
  return (
    <div className={notice} id={view.problemId} tabIndex={-1} role="alert">
      <Note tone="error" title={t(`${view.problem}.title`)}>
        <p>{t(`${view.problem}.text`)}</p>
      </Note>
    </div>
  )
}
