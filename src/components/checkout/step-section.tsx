import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { StepView } from '~/machines/checkout/checkout/checkout.connect'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { doneTitle, head, laterTitle, section, summary as summaryStyle, title } from './step-section.styles'

type StepSectionProps = {
  view: StepView
  heading: string
  summary: ReactNode
  /** what did not work here */
  problem: ReactNode
  /** nothing can be changed while something is on its way */
  isLocked: boolean
  onGo: () => void
  children: ReactNode
}

/** A step: open with its form, done with what was said there, or still ahead. */
export function StepSection({ view, heading, summary, problem, isLocked, onGo, children }: StepSectionProps) {
  const t = useTranslations('checkout')
  const name = t(`steps.${view.step}`)
  if (view.isCurrent)
    return (
      <section className={section} aria-labelledby={view.headingId} data-step={view.step}>
        <h2 className={title} id={view.headingId} tabIndex={-1}>
          {heading}
        </h2>
        {problem}
        {children}
      </section>
    )
  if (!view.isDone)
    return (
      <section className={section} data-step={view.step}>
        <h2 className={laterTitle}>{name}</h2>
      </section>
    )
  return (
    <section className={section} data-step={view.step} data-done="">
      <div className={head}>
        <h2 className={doneTitle}>
          <Icon name="check" />
          {name}
        </h2>
        {view.isReached && (
          <Button
            tone="link"
            size="inline"
            disabled={isLocked}
            aria-label={t('changeStep', { step: name })}
            onClick={onGo}
          >
            {t('change')}
          </Button>
        )}
      </div>
      <div className={summaryStyle}>{summary}</div>
    </section>
  )
}
