import { useTranslations } from 'use-intl'
import type { CardFormView } from '~/machines/checkout/card-form/card-form.connect'
import { Icon } from '../ui/icon'
import { errorKey } from './error-keys'
import { fields, secure } from './form.styles'
import { FormFrame } from './form-frame'
import { keepCaret } from './keep-caret'
import { type TestCardNumbers, TestCards } from './test-cards'
import { TextField } from './text-field'

type Field = CardFormView['errors'][number]['field']
export type PaymentStepProps = {
  view: CardFormView
  /** null where the payment is a real one */
  testCards: TestCardNumbers | null
  isBusy: boolean
  onField: (field: Field, value: string) => void
  onSubmit: () => void
  onBack: () => void
}

const idOf = (field: Field) => `card-${field}`

export function PaymentStep({ view, testCards, isBusy, onField, onSubmit, onBack }: PaymentStepProps) {
  const t = useTranslations('checkout.payment')
  const say = useTranslations('checkout.errors')
  const textOf = (field: Field) => {
    const error = view.errors.find((each) => each.field === field)
    return error ? say(errorKey(error)) : null
  }
  const shared = (field: Field) => ({ id: idOf(field), name: t(field), value: view.text[field], error: textOf(field) })
  const typeDigits = (field: Field) => (value: string, control: HTMLInputElement) => {
    keepCaret(control)
    onField(field, value)
  }
  return (
    <FormFrame
      view={view}
      items={view.errors.map((error) => ({ fieldId: idOf(error.field), text: say(errorKey(error)) }))}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onBack={onBack}
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
        <TextField
          {...shared('cvc')}
          hint={t('cvcHint')}
          autoComplete="cc-csc"
          isNumeric
          onChange={(value) => onField('cvc', value)}
        />
        <TextField
          {...shared('name')}
          maxLength={view.nameLength}
          autoComplete="cc-name"
          isWide
          onChange={(value) => onField('name', value)}
        />
      </div>
      <p className={secure}>
        <Icon name="lock" />
        <span>{t('privacy')}</span>
      </p>
    </FormFrame>
  )
}
