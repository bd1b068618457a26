import { useLocale, useTranslations } from 'use-intl'
import { TextField } from '../ui/text-field'
import { field } from './form.styles'

type PhoneFieldProps = {
  view: {
    phone: { id: string; value: string; maxLength: number }
    phoneField: { machine: string; state: string } | null
    hasPhoneError: boolean
    isBusy: boolean
    /** whose numbers need no prefix */
    country: string
  }
  onType: (value: string) => void
  onBlur: () => void
}

/** one telephone number, which may stay empty. */
export function PhoneField({ view, onType, onBlur }: PhoneFieldProps) {
  const t = useTranslations('settings.phone')
  const names = new Intl.DisplayNames([useLocale()], { type: 'region' })
  const { phone, phoneField, hasPhoneError, isBusy, country } = view
  return (
    <TextField
      {...phone}
      className={field}
      label={t('label')}
      hint={t('hint', { country: names.of(country) ?? country })}
      error={hasPhoneError ? t('invalid') : null}
      isSpoken
      type="tel"
      name="phone"
      autoComplete="tel"
      readOnly={isBusy}
      data-machine={phoneField?.machine}
      data-state={phoneField?.state}
      onType={onType}
      onBlur={onBlur}
    />
  )
}
