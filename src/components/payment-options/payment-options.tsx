import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentOptionsView } from '~/machines/subscription/payment-options/payment-options.connect'
import type { SubscriptionStep } from '~/services/flows/content/subscription-step.contract'
import { StepActions } from '../subscription/step-actions'
import { type StepFlow, StepFrame, type Steps } from '../subscription/step-frame'
import { StepNotices } from '../subscription/step-notices'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { form } from './payment-options.styles'
import { BooksChoice, PlanChoice, RenewalChoice } from './plan-choice'

export type PaymentOptionsProps = {
  view: PaymentOptionsView
  flow: StepFlow
  content: SubscriptionStep
  steps: Steps
  locale: string
  isGift: boolean
  /** the region sells books at all (decided: E-18) */
  hasBooksHere: boolean
  backHref: string
  /** where the form goes without a script; its fields are plan, renews and books */
  action: string
  /** the kit that comes first */
  aside: ReactNode
  onPick: (planId: string) => void
  onRenew: (renews: boolean) => void
  onBooks: (hasBooks: boolean) => void
  onRetry: () => void
  onBack: () => void
  onContinue: () => void
}

/** The second step to a subscription (S-019). */
export function PaymentOptions(props: PaymentOptionsProps) {
  return (
    <StepFrame {...props} current="paymentOptions">
      <Notices {...props} />
      <PaymentForm {...props} />
    </StepFrame>
  )
}

function Notices({ view, flow, isGift, onRetry }: PaymentOptionsProps) {
  const t = useTranslations()
  const { offers } = view
  return (
    <StepNotices failure={view.hasFailed ? t('subscription.notStored') : null} problem={flow.problem}>
      {offers.isMissing && (
        <Note tone="notice" title={t('payment.missing')}>
          <p>{t(isGift ? 'payment.missingGift' : 'payment.missingText')}</p>
          <Button tone="link" size="inline" isBusy={offers.isAsking} onClick={onRetry}>
            {t('error.again')}
          </Button>
        </Note>
      )}
    </StepNotices>
  )
}

function PaymentForm(props: PaymentOptionsProps) {
  const { view, flow, locale, isGift, hasBooksHere, backHref, action, onContinue, onBack } = props
  const t = useTranslations('payment')
  const isBusy = view.isBusy || flow.isBusy
  return (
    <FlowForm method="post" noValidate action={action} className={form} isBusy={isBusy} onSubmit={onContinue}>
      {view.plans.length > 0 && <PlanChoice {...{ view, locale, isGift }} onPick={props.onPick} />}
      {!isGift && <RenewalChoice view={view} onRenew={props.onRenew} />}
      {!isGift && hasBooksHere && <BooksChoice {...{ view, locale }} onBooks={props.onBooks} />}
      <StepActions
        label={t('continue')}
        isBusy={isBusy}
        isDisabled={view.plans.length === 0}
        back={{ href: backHref, label: t('back'), onBack }}
      />
    </FlowForm>
  )
}
