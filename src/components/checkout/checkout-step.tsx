import { useTranslations } from 'use-intl'
import type { StepView } from '~/machines/checkout/checkout/checkout.connect'
import { AddressStep } from './address-step'
import type { CheckoutPageProps, CheckoutPlaces, ShownCheckout } from './checkout-props'
import { ContactStep } from './contact-step'
import { DeliveryStep } from './delivery-step'
import { PaymentStep } from './payment-step'
import { ReviewStep } from './review-step'
import { StepProblem } from './step-problem'
import { StepSection } from './step-section'
import { StepSummary } from './step-summary'

type CheckoutStepProps = CheckoutPageProps & { step: StepView; checkout: ShownCheckout }

export function CheckoutStep(props: CheckoutStepProps) {
  const { step, view, checkout, send } = props
  const t = useTranslations('checkout.headings')
  const heading = step.step === 'address' && !checkout.needs_shipping ? t('billing') : t(step.step)
  return (
    <StepSection
      view={step}
      heading={heading}
      summary={<StepSummary step={step.step} checkout={checkout} card={view.card} />}
      problem={<StepProblem view={view} />}
      isLocked={view.isSaving || view.isPaying}
      onGo={() => send({ type: 'GO', step: step.step })}
    >
      <StepForm {...props} />
    </StepSection>
  )
}

function StepForm({ step, view, checkout, send }: CheckoutStepProps) {
  const back = useBack(checkout.source, view.page)
  const { needs_shipping: needsShipping } = checkout
  const shared = { isBusy: view.isSaving, send }
  switch (step.step) {
    case 'contact':
      return (
        view.contactForm && (
          <ContactStep view={view.contactForm} needsShipping={needsShipping} back={back} {...shared} />
        )
      )
    case 'address':
      return view.addressForm && <AddressStep view={view.addressForm} needsShipping={needsShipping} {...shared} />
    case 'delivery':
      return <DeliveryStep view={view.delivery} checkout={checkout} {...shared} />
    case 'payment':
      return view.cardForm && <PaymentStep view={view.cardForm} testCards={view.testCards} {...shared} />
    default:
      return <ReviewStep checkout={checkout} prefix={view.page.prefix} isPaying={view.isPaying} send={send} />
  }
}

/** Where the checkout was started, where that is still a page of its own. */
function useBack(source: string, { cartHref, prefix }: CheckoutPlaces) {
  const t = useTranslations('checkout')
  if (source === 'cart') return { href: cartHref, label: t('backToCart') }
  if (source !== 'subscription') return null
  return { href: `${prefix}/pages/subscription-v3/order-review`, label: t('back') }
}
