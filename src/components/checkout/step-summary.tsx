import { useTranslations } from 'use-intl'
import type { CheckoutView, StepView } from '~/machines/checkout/checkout/checkout.connect'
import { AddressLines } from './address-lines'
import { useDays } from './use-days'

type Checkout = NonNullable<CheckoutView['checkout']>
type StepSummaryProps = { step: StepView['step']; checkout: Checkout; card: CheckoutView['card']; locale: string }

const BRANDS: Record<string, string | undefined> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
}

/** What was said in a step that is done. */
export function StepSummary({ step, checkout, card, locale }: StepSummaryProps) {
  const t = useTranslations('checkout')
  const days = useDays()
  if (step === 'contact')
    return (
      <>
        <p>{checkout.email}</p>
        {checkout.phone_number && <p>{checkout.phone_number}</p>}
      </>
    )
  if (step === 'address') return <Addresses checkout={checkout} locale={locale} />
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

function Addresses({ checkout, locale }: Pick<StepSummaryProps, 'checkout' | 'locale'>) {
  const t = useTranslations('checkout.address')
  const { shipping_address: shipping, billing_address: billing } = checkout
  return (
    <>
      {shipping && <AddressLines address={shipping} locale={locale} />}
      {shipping && billing && <p>{t('billingTitle')}:</p>}
      {billing && <AddressLines address={billing} locale={locale} />}
    </>
  )
}
