import { useTranslations } from 'use-intl'
import type { CheckoutView, StepView } from '~/machines/checkout/checkout/checkout.connect'
import { AddressStep, type AddressStepProps } from './address-step'
import { ContactStep, type ContactStepProps } from './contact-step'
import { DeliveryStep, type DeliveryStepProps } from './delivery-step'
import { PaymentStep, type PaymentStepProps } from './payment-step'
import { ReviewStep } from './review-step'
import { StepProblem } from './step-problem'
import { StepSection } from './step-section'
import { StepSummary } from './step-summary'

/** What the buyer does, each sent to the form or the flow that it is for. */
export type CheckoutHands = {
  contact: Pick<ContactStepProps, 'onField' | 'onLeavePhone' | 'onSubmit'>
  address: Pick<AddressStepProps, 'onField' | 'onSame' | 'onSubmit'>
  delivery: Pick<DeliveryStepProps, 'onChoose' | 'onSubmit'>
  payment: Pick<PaymentStepProps, 'onField' | 'onSubmit'>
  onPay: () => void
  onBack: () => void
  onGo: (step: StepView['step']) => void
}

export type CheckoutStepProps = {
  step: StepView
  view: CheckoutView
  checkout: NonNullable<CheckoutView['checkout']>
  locale: string
  testCards: PaymentStepProps['testCards']
  cartHref: string
  /** language prefix of the shop's pages */
  prefix: string
  on: CheckoutHands
}

export function CheckoutStep(props: CheckoutStepProps) {
  const { step, view, checkout, locale, on } = props
  const t = useTranslations('checkout.headings')
  const heading = step.step === 'address' && !checkout.needs_shipping ? t('billing') : t(step.step)
  return (
    <StepSection
      view={step}
      heading={heading}
      summary={<StepSummary step={step.step} checkout={checkout} card={view.card} locale={locale} />}
      problem={<StepProblem view={view} />}
      isLocked={view.isSaving || view.isPaying}
      onGo={() => on.onGo(step.step)}
    >
      <StepForm {...props} />
    </StepSection>
  )
}

function StepForm({ step, view, checkout, locale, testCards, on, ...places }: CheckoutStepProps) {
  const back = useBack(checkout.source, places)
  const shared = { isBusy: view.isSaving, onBack: on.onBack }
  switch (step.step) {
    case 'contact':
      return (
        view.contactForm && (
          <ContactStep
            view={view.contactForm}
            needsShipping={checkout.needs_shipping}
            isBusy={view.isSaving}
            back={back}
            {...on.contact}
          />
        )
      )
    case 'address':
      return (
        view.addressForm && (
          <AddressStep
            view={view.addressForm}
            needsShipping={checkout.needs_shipping}
            locale={locale}
            {...shared}
            {...on.address}
          />
        )
      )
    case 'delivery':
      return (
        <DeliveryStep
          view={view.delivery}
          currency={checkout.currency_code}
          locale={locale}
          {...shared}
          {...on.delivery}
        />
      )
    case 'payment':
      return view.cardForm && <PaymentStep view={view.cardForm} testCards={testCards} {...shared} {...on.payment} />
    default:
      return (
        <ReviewStep checkout={checkout} locale={locale} isPaying={view.isPaying} onPay={on.onPay} onBack={on.onBack} />
      )
  }
}

/** Where the checkout was started, where that is still a page of its own. */
function useBack(source: string, { cartHref, prefix }: Pick<CheckoutStepProps, 'cartHref' | 'prefix'>) {
  const t = useTranslations('checkout')
  if (source === 'cart') return { href: cartHref, label: t('backToCart') }
  if (source !== 'subscription') return null
  return { href: `${prefix}/pages/subscription-v3/order-review`, label: t('back') }
}
