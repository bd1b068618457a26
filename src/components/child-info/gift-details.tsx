import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { GiftDetailsView } from '~/machines/gift-details/gift-details.connect'
import type { FlowProblem } from '~/machines/subscription-flow/subscription-flow.machine'
import type { ChildInfoContent } from '~/services/contentful/contentful.contract'
import type { SubscriptionStep } from '~/services/contentful/subscription-step.contract'
import type { GiftError, GiftField } from '~/services/subscription/gift.rules'
import { Button, buttonClass } from '../ui/button'
import { ErrorSummary } from '../ui/error-summary'
import { FlowSteps } from '../ui/flow-steps'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { h1, lead as leadText } from '../ui/page.styles'
import { from9, grid, span7 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { actions, aside as asideClass, asideLink, columns, form, lead, notice, page, submit } from './child-info.styles'
import { GiftInput, GiftSelect } from './gift-fields'

export type GiftDetailsProps = {
  view: GiftDetailsView
  flow: { machine: string; state: string; isBusy: boolean; problem: FlowProblem | null }
  content: SubscriptionStep
  steps: ChildInfoContent
  /** the kits that a gift can start with, by age */
  kits: { anchor: string; label: string }[]
  backHref: string
  /** the same step for one's own child */
  childHref: string
  /** where the form goes without a script; its fields are named as the view's */
  action: string
  aside: ReactNode
  onChange: (field: GiftField, value: string) => void
  onSubmit: () => void
  onBack: () => void
}

/** The first step of a gift (decided: E-94). */
export function GiftDetails(props: GiftDetailsProps) {
  const { view, flow, content, steps } = props
  return (
    <div className={page} data-machine={flow.machine} data-state={flow.state}>
      <FlowSteps steps={steps.steps} numbers={steps.stepNumbers} current="childInfo" />
      <div className={`${grid} ${columns}`} data-machine={view.machine} data-state={view.state}>
        <div className={span7}>
          <h1 className={h1}>{content.title}</h1>
          <p className={`${leadText} ${lead}`}>{content.lead}</p>
          <Notices {...props} />
          <GiftForm {...props} />
        </div>
        <aside className={from9}>{props.aside}</aside>
      </div>
    </div>
  )
}

function useErrorText() {
  const t = useTranslations('gift.errors')
  // the catalogue has a text for each pair of field and code that the rules can give
  return ({ field, code }: GiftError) => t(`${field}.${code}` as 'recipientName.required')
}

function Notices({ view, flow, steps: { labels } }: GiftDetailsProps) {
  const t = useTranslations()
  const textOf = useErrorText()
  const items = view.errors.map((error) => ({ fieldId: `gift-${error.field}`, text: textOf(error) }))
  return (
    <div className={notice} aria-live="polite">
      {items.length > 0 && (
        <ErrorSummary
          id={view.summaryId}
          title={(items.length === 1 ? labels.errorSummaryOne : labels.errorSummaryMany) ?? t('childInfo.check')}
          items={items}
        />
      )}
      {view.hasFailed && <Note tone="error" title={t('gift.failed')} />}
      {flow.problem && <Note tone="error" title={t(`subscription.${flow.problem}`)} />}
    </div>
  )
}

function GiftForm({ view, flow, kits, backHref, childHref, action, onChange, onSubmit, onBack }: GiftDetailsProps) {
  const t = useTranslations()
  const textOf = useErrorText()
  const id = useId()
  const isBusy = view.isBusy || flow.isBusy
  const fieldOf = (field: GiftField) => {
    const error = view.errors.find((each) => each.field === field)
    return {
      name: field,
      ...view.fields[field],
      label: t(`gift.${field}`),
      error: error ? textOf(error) : null,
      onChange: (value: string) => onChange(field, value),
    }
  }
  return (
    <form
      id={id}
      className={form}
      method="post"
      action={action}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <GiftInput {...fieldOf('recipientName')} />
      <GiftInput {...fieldOf('recipientEmail')} type="email" hint={t('gift.recipientEmailHint')} />
      <GiftInput {...fieldOf('deliverOn')} type="date" hint={t('gift.deliverOnHint')} days={view.days} />
      <GiftSelect {...fieldOf('kitAnchor')} options={kits} placeholder={t('gift.choose')} />
      <div className={actions}>
        <span className={submit}>
          <Button type="submit" isFull isBusy={isBusy} holdsClick>
            {t('payment.continue')}
          </Button>
        </span>
        <TextLink
          className={buttonClass({ tone: 'link', size: 'inline' })}
          href={backHref}
          onClick={(event) => {
            event.preventDefault()
            onBack()
          }}
        >
          <Icon name="left" />
          {t('payment.back')}
        </TextLink>
      </div>
      <p className={asideClass}>
        <a className={asideLink} href={childHref}>
          {t('gift.toChild')}
        </a>
      </p>
    </form>
  )
}
