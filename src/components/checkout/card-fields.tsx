import { useTranslations } from 'use-intl'
import type { CardFormView } from '~/machines/checkout/card-form/card-form.connect'
import { Icon } from '../ui/icon'
import { errorKey } from './error-keys'
import { fields, secure } from './form.styles'
import { keepCaret } from './keep-caret'
import { TextField } from './text-field'

type Field = CardFormView['errors'][number]['field']
type CardFieldsProps = { view: CardFormView; onField: (field: Field, value: string) => void }

export const cardFieldId = (field: Field) => `card-${field}`

/** The four fields of a card, and who gets to know it. */
export function CardFields({ view, onField }: CardFieldsProps) {
  const t = useTranslations('checkout.payment')
  const say = useTranslations('checkout.errors')
  const textOf = (field: Field) => {
    const error = view.errors.find((each) => each.field === field)
    return error ? say(errorKey(error)) : null
  }
  const shared = (field: Field) => {
    const value = view.text[field]
    return { id: cardFieldId(field), name: t(field), value, error: textOf(field) }
  }
  const type = (field: Field) => (value: string) => onField(field, value)
  const typeDigits = (field: Field) => (value: string, control: HTMLInputElement) => {
    keepCaret(control)
    onField(field, value)
  }
  return (
    <>
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
    </>
  )
}
