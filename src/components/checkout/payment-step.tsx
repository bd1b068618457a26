import { useTranslations } from 'use-intl'
import type { CardFormView } from '~/machines/checkout/card-form/card-form.connect'
import type { CheckoutSend, CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { CardFields, cardFieldId } from './card-fields'
import { errorKey } from './error-keys'
import { FormFrame } from './form-frame'
import { TestCards } from './test-cards'

type PaymentStepProps = {
  view: CardFormView
  /** null where the payment is a real one */
  testCards: CheckoutView['testCards']
  isBusy: boolean
  send: CheckoutSend
}

export function PaymentStep({ view, testCards, isBusy, send }: PaymentStepProps) {
  const say = useTranslations('checkout.errors')
  return (
    <FormFrame
      view={view}
      items={view.errors.map((error) => ({ fieldId: cardFieldId(error.field), text: say(errorKey(error)) }))}
      isBusy={isBusy}
      onSubmit={() => send.to('card', { type: 'SUBMIT' })}
      onBack={() => send({ type: 'BACK' })}
    >
      {testCards && <TestCards numbers={testCards} />}
      <CardFields view={view} onField={(field, value) => send.to('card', { type: 'CHANGE', field, value })} />
    </FormFrame>
  )
}
