import { useLocale, useTranslations } from 'use-intl'
import type { PaymentOptionsView } from '~/machines/subscription/payment-options/payment-options.connect'
import type {
  SubscriptionFlowSend,
  SubscriptionFlowView,
} from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import type { Kit } from '~/services/domain/kits/kit.rules'
import { canRenew } from '~/services/domain/plans/plan-price.rules'
import type { SubscriptionStep } from '~/services/flows/content/subscription-step.contract'
import { FirstKit, type FirstKitView } from '../subscription/first-kit'
import { LastKits } from '../subscription/last-kits'
import { StepActions } from '../subscription/step-actions'
import { giftSteps, StepFrame, type Steps } from '../subscription/step-frame'
import { StepNotices } from '../subscription/step-notices'
import { Button } from '../ui/button'
import { FlowForm } from '../ui/flow-form'
import { Note } from '../ui/note'
import { form } from './payment-options.styles'
import { BooksChoice, PlanChoice, RenewalChoice } from './plan-choice'

type PaymentOptionsProps = {
  view: FirstKitView & {
    flow: SubscriptionFlowView
    form: PaymentOptionsView
    words: SubscriptionStep
    /** where only one or two are left */
    lastKits: readonly Kit[]
    /** the one that comes first included */
    kitsLeft: number
    steps: Steps
    /** the region sells books at all (decided: E-18) */
    hasBooksHere: boolean
    /** where the form goes without a script; its fields are plan, renews and books */
    action: string
  }
  send: SubscriptionFlowSend
}

/** The second step to a subscription (S-019). */
export function PaymentOptions({ view, send }: PaymentOptionsProps) {
  const { flow, form: fields, words, steps, isGift, kitsLeft } = view
  const t = useTranslations()
  const isLast = !isGift && kitsLeft === 1
  return (
    <StepFrame
      flow={flow}
      form={fields}
      // of the last kit nothing can be chosen
      content={isLast ? { title: t('payment.titleLast'), lead: t('payment.leadLast') } : words}
      steps={isGift ? giftSteps(steps, t('gift.step')) : steps}
      current="paymentOptions"
      aside={<FirstKit view={view} paid={fields.choice?.size ?? 0} />}
    >
      <Notices view={view} send={send} />
      <PaymentForm view={view} send={send} />
    </StepFrame>
  )
}

function Notices({ view: { form: fields, flow, isGift, lastKits, cards }, send }: PaymentOptionsProps) {
  const t = useTranslations()
  const { offers } = fields
  return (
    <StepNotices failure={fields.hasFailed ? t('subscription.notStored') : null} problem={flow.problem}>
      <LastKits kits={lastKits} cards={cards} />
      {offers.isMissing && (
        <Note tone="notice" title={t('payment.missing')}>
          <p>{t(isGift ? 'payment.missingGift' : 'payment.missingText')}</p>
          <Button
            tone="link"
            size="inline"
            isBusy={offers.isAsking}
            onClick={() => send.to('paymentOptions', { type: 'RETRY' })}
          >
            {t('error.again')}
          </Button>
        </Note>
      )}
    </StepNotices>
  )
}

function PaymentForm({ view, send }: PaymentOptionsProps) {
  const { form: fields, flow, isGift, hasBooksHere, kitsLeft, action } = view
  const t = useTranslations('payment')
  const locale = useLocale()
  const isBusy = fields.isBusy || flow.isBusy
  return (
    <FlowForm
      method="post"
      noValidate
      action={action}
      className={form}
      isBusy={isBusy}
      onSubmit={() => send.to('paymentOptions', { type: 'CONTINUE' })}
    >
      {fields.plans.length > 0 && (
        <PlanChoice
          {...{ view: fields, locale, isGift, kitsLeft }}
          onPick={(planId) => send.to('paymentOptions', { type: 'PICK', planId })}
        />
      )}
      {!isGift && fields.plans.some(({ size }) => canRenew(size, kitsLeft)) && (
        <RenewalChoice
          view={fields}
          kitsLeft={kitsLeft}
          onRenew={(renews) => send.to('paymentOptions', { type: 'RENEW', renews })}
        />
      )}
      {!isGift && (
        <BooksChoice
          {...{ view: fields, locale, hasBooksHere }}
          onBooks={(hasBooks) => send.to('paymentOptions', { type: 'BOOKS', hasBooks })}
        />
      )}
      <StepActions
        label={t('continue')}
        isBusy={isBusy}
        isDisabled={fields.plans.length === 0}
        back={{ href: flow.backHref, label: t('back'), onBack: () => send({ type: 'BACK' }) }}
      />
    </FlowForm>
  )
}
