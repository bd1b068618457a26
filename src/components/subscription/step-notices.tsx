import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FlowProblem } from '~/machines/subscription/subscription-flow/subscription-flow.machine'
import type { KeyValues } from '~/services/flows/content/parts.contract'
import { ErrorSummary, type SummaryItem } from '../ui/error-summary'
import { Note } from '../ui/note'
import { notice } from './step-frame.styles'

type StepNoticesProps = {
  /** what is wrong with the form, and the words above it */
  summary?: { id: string; items: SummaryItem[]; labels: KeyValues }
  /** what was asked did not get through; null: it did */
  failure: string | null
  problem: FlowProblem | null
  children?: ReactNode
}

/** What a step has to say before its form. */
export function StepNotices({ summary, failure, problem, children }: StepNoticesProps) {
  const t = useTranslations()
  return (
    <div className={notice} aria-live="polite">
      {summary && summary.items.length > 0 && <Summary {...summary} />}
      {failure !== null && <Note tone="error" title={failure} />}
      {problem && <Note tone="error" title={t(`subscription.${problem}`)} />}
      {children}
    </div>
  )
}

function Summary({ id, items, labels }: NonNullable<StepNoticesProps['summary']>) {
  const t = useTranslations('childInfo')
  const title = items.length === 1 ? labels.errorSummaryOne : labels.errorSummaryMany
  return <ErrorSummary id={id} title={title ?? t('check')} items={items} />
}
