import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { actions, submit } from '../subscription/step-frame.styles'
import { Button } from '../ui/button'
import { ErrorSummary, type SummaryItem } from '../ui/error-summary'
import { FlowForm } from '../ui/flow-form'
import { Icon } from '../ui/icon'
import { form, remark } from './form.styles'

type FormFrameProps = {
  view: { machine: string; state: string; summaryId: string }
  items: SummaryItem[]
  isBusy: boolean
  onSubmit: () => void
  /** to the step before */
  onBack?: () => void
  /** out of the first step, to where the checkout was started */
  backLink?: ReactNode
  /** instead of on and back */
  buttons?: ReactNode
  children: ReactNode
}

/** One step as a form: what is wrong on top, its fields, on and back. */
export function FormFrame({ view, items, isBusy, onSubmit, onBack, backLink, buttons, children }: FormFrameProps) {
  const t = useTranslations('checkout')
  return (
    <FlowForm
      className={form}
      data-machine={view.machine}
      data-state={view.state}
      isBusy={isBusy}
      noValidate
      onSubmit={onSubmit}
    >
      {items.length > 0 && (
        <ErrorSummary
          id={view.summaryId}
          title={items.length === 1 ? t('checkOne') : t('checkMany', { count: items.length })}
          items={items}
        />
      )}
      <p className={remark}>{t('required')}</p>
      {children}
      {buttons ?? <StepActions isBusy={isBusy} onBack={onBack} backLink={backLink} />}
    </FlowForm>
  )
}

export function StepActions({ isBusy, onBack, backLink }: Pick<FormFrameProps, 'isBusy' | 'onBack' | 'backLink'>) {
  const t = useTranslations('checkout')
  return (
    <div className={actions}>
      <span className={submit}>
        <Button type="submit" isFull isBusy={isBusy} holdsClick>
          {t('continue')}
        </Button>
      </span>
      {onBack ? <BackButton onBack={onBack} /> : backLink}
    </div>
  )
}

export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslations('checkout')
  return (
    <Button tone="link" size="inline" onClick={onBack}>
      <Icon name="left" />
      {t('back')}
    </Button>
  )
}
