import { useTranslations } from 'use-intl'
import type { CardFormView } from '~/machines/checkout/card-form/card-form.connect'
import type { CheckoutSend, CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { Icon } from '../ui/icon'
import { errorKey } from './error-keys'
import { fields, secure } from './form.styles'
import { FormFrame } from './form-frame'
import { keepCaret } from './keep-caret'
import { TestCards } from './test-cards'
import { TextField } from './text-field'

type Field = CardFormView['errors'][number]['field']
type PaymentStepProps = {
  view: CardFormView
  /** null where the payment is a real one */
  testCards: CheckoutView['testCards']
  isBusy: boolean
  send: CheckoutSend
}

const idOf = (field: Field) => `card-${field}`

export function PaymentStep({ view, testCards, isBusy, send }: PaymentStepProps) {
  const t = useTranslations('checkout.payment')
  const say = useTranslations('checkout.errors')
  const textOf = (field: Field) => {
    const error = view.errors.find((each) => each.field === field)
    return error ? say(errorKey(error)) : null
  }
  const shared = (field: Field) => ({ id: idOf(field), name: t(field), value: view.text[field], error: textOf(field) })
  const type = (field: Field) => (value: string) => send.to('card', { type: 'CHANGE', field, value })
  const typeDigits = (field: Field) => (value: string, control: HTMLInputElement) => {
    keepCaret(control)
    type(field)(value)
  }
  return (
    <FormFrame
      view={view}
      items={view.errors.map((error) => ({ fieldId: idOf(error.field), text: say(errorKey(error)) }))}
      isBusy={isBusy}
      onSubmit={() => send.to('card', { type: 'SUBMIT' })}
      onBack={() => send({ type: 'BACK' })}
    >
      {testCards && <TestCards numbers={testCards} />}
      <div className={fields}>
        <TextField {...shared('number')} autoComplete="cc-number" isNumeric isWide onChange={typeDigits('number')} />
        <TextField
          {...shared('expiry')}
          hint={t('expiryHint')}
          placeholder={t('expiryPlaceholder')}
          autoComplete="cc-exp"
          isNumeric
          onChange={typeDigits('expiry')}
        />
        <TextField {...shared('cvc')} hint={t('cvcHint')} autoComplete="cc-csc" isNumeric onChange={type('cvc')} />
        <TextField
          {...shared('name')}
          maxLength={view.nameLength}
          autoComplete="cc-name"
          isWide
          onChange={type('name')}
        />
      </div>
      <p className={secure}>
        <Icon name="lock" />
        <span>{t('privacy')}</span>
      </p>
    </FormFrame>
  )
}
