import { useTranslations } from 'use-intl'
import type { CheckoutView, StepView } from '~/machines/checkout/checkout/checkout.connect'
import { AddressLines } from './address-lines'
import type { ShownCheckout } from './checkout-props'
import { useDays } from './use-days'

type StepSummaryProps = { step: StepView['step']; checkout: ShownCheckout; card: CheckoutView['card'] }

const BRANDS: Record<string, string | undefined> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
}

/** What was said in a step that is done. */
export function StepSummary({ step, checkout, card }: StepSummaryProps) {
  const t = useTranslations('checkout')
  const days = useDays()
  if (step === 'contact')
    return (
      <>
        <p>{checkout.email}</p>
        {checkout.phone_number && <p>{checkout.phone_number}</p>}
      </>
    )
  if (step === 'address') return <Addresses checkout={checkout} />
  if (step === 'delivery') {
    const method = checkout.delivery_methods.find(({ id }) => id === checkout.delivery_method)
    return method ? (
      <p>
        {t(`delivery.${method.id}`)}, {days(method)}
      </p>
    ) : null
  }
  return step === 'payment' && card ? (
    <p>{t('payment.ending', { brand: BRANDS[card.brand] ?? t('payment.card'), digits: card.digits })}</p>
  ) : null
}

function Addresses({ checkout }: Pick<StepSummaryProps, 'checkout'>) {
  const t = useTranslations('checkout.address')
  const { shipping_address: shipping, billing_address: billing } = checkout
  return (
    <>
      {shipping && <AddressLines address={shipping} />}
      {shipping && billing && <p>{t('billingTitle')}:</p>}
      {billing && <AddressLines address={billing} />}
    </>
  )
}
