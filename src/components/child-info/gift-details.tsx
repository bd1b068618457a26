import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GiftDetailsView } from '~/machines/subscription/gift-details/gift-details.connect'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { SubscriptionStep } from '~/services/flows/content/subscription-step.contract'
import type { GiftError, GiftField } from '~/services/flows/subscription/gift.rules'
import { StepActions } from '../subscription/step-actions'
import { type StepFlow, StepFrame } from '../subscription/step-frame'
import { StepNotices } from '../subscription/step-notices'
import { FlowForm } from '../ui/flow-form'
import { aside, asideLink, form } from './child-info.styles'
import { GiftInput, GiftSelect } from './gift-fields'

export type GiftDetailsProps = {
  view: GiftDetailsView
  flow: StepFlow
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
  return (
    <StepFrame {...props} current="childInfo">
      <Notices {...props} />
      <GiftForm {...props} />
    </StepFrame>
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
    <StepNotices
      summary={{ id: view.summaryId, items, labels }}
      failure={view.hasFailed ? t('gift.failed') : null}
      problem={flow.problem}
    />
  )
}

function GiftForm({ view, flow, kits, backHref, childHref, action, onChange, onSubmit, onBack }: GiftDetailsProps) {
  const t = useTranslations()
  const textOf = useErrorText()
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
    <FlowForm method="post" noValidate action={action} className={form} isBusy={isBusy} onSubmit={onSubmit}>
      <GiftInput {...fieldOf('recipientName')} />
      <GiftInput {...fieldOf('recipientEmail')} type="email" hint={t('gift.recipientEmailHint')} />
      <GiftInput {...fieldOf('deliverOn')} type="date" hint={t('gift.deliverOnHint')} days={view.days} />
      <GiftSelect {...fieldOf('kitAnchor')} options={kits} placeholder={t('gift.choose')} />
      <StepActions
        label={t('payment.continue')}
        isBusy={isBusy}
        back={{ href: backHref, label: t('payment.back'), onBack }}
      />
      <p className={aside}>
        <a className={asideLink} href={childHref}>
          {t('gift.toChild')}
        </a>
      </p>
    </FlowForm>
  )
}
