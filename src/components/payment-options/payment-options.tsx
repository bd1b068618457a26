import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentOptionsView } from '~/machines/payment-options/payment-options.connect'
import type { FlowProblem } from '~/machines/subscription-flow/subscription-flow.machine'
import type { ChildInfoContent } from '~/services/contentful/contentful.contract'
import type { SubscriptionStep } from '~/services/contentful/subscription-step.contract'
import { actions, columns, lead, notice, page, submit } from '../child-info/child-info.styles'
import { Button, buttonClass } from '../ui/button'
import { FlowSteps } from '../ui/flow-steps'
import { Icon } from '../ui/icon'
import { Note } from '../ui/note'
import { h1, lead as leadText } from '../ui/page.styles'
import { from9, grid, span7 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import { form } from './payment-options.styles'
import { BooksChoice, PlanChoice, RenewalChoice } from './plan-choice'

export type PaymentOptionsProps = {
  view: PaymentOptionsView
  flow: { machine: string; state: string; isBusy: boolean; problem: FlowProblem | null }
  content: SubscriptionStep
  steps: Pick<ChildInfoContent, 'steps' | 'stepNumbers'>
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
  const { view, flow, content, steps } = props
  return (
    <div className={page} data-machine={flow.machine} data-state={flow.state}>
      <FlowSteps steps={steps.steps} numbers={steps.stepNumbers} current="paymentOptions" />
      <div className={`${grid} ${columns}`} data-machine={view.machine} data-state={view.state}>
        <div className={span7}>
          <h1 className={h1}>{content.title}</h1>
          <p className={`${leadText} ${lead}`}>{content.lead}</p>
          <Notices {...props} />
          <PaymentForm {...props} />
        </div>
        <aside className={from9}>{props.aside}</aside>
      </div>
    </div>
  )
}

function Notices({ view, flow, isGift, onRetry }: PaymentOptionsProps) {
  const t = useTranslations()
  const { offers } = view
  return (
    <div className={notice} aria-live="polite">
      {view.hasFailed && <Note tone="error" title={t('subscription.notStored')} />}
      {flow.problem && <Note tone="error" title={t(`subscription.${flow.problem}`)} />}
      {offers.isMissing && (
        <Note tone="notice" title={t('payment.missing')}>
          <p>{t(isGift ? 'payment.missingGift' : 'payment.missingText')}</p>
          <Button tone="link" size="inline" isBusy={offers.isAsking} onClick={onRetry}>
            {t('error.again')}
          </Button>
        </Note>
      )}
    </div>
  )
}

function PaymentForm(props: PaymentOptionsProps) {
  const { view, flow, locale, isGift, hasBooksHere, backHref, action, onContinue, onBack } = props
  const t = useTranslations('payment')
  const isBusy = view.isBusy || flow.isBusy
  return (
    <form
      className={form}
      method="post"
      action={action}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onContinue()
      }}
    >
      {view.plans.length > 0 && <PlanChoice {...{ view, locale, isGift }} onPick={props.onPick} />}
      {!isGift && <RenewalChoice view={view} onRenew={props.onRenew} />}
      {!isGift && hasBooksHere && <BooksChoice {...{ view, locale }} onBooks={props.onBooks} />}
      <div className={actions}>
        <span className={submit}>
          <Button type="submit" isFull isBusy={isBusy} disabled={view.plans.length === 0} holdsClick>
            {t('continue')}
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
          {t('back')}
        </TextLink>
      </div>
    </form>
  )
}
