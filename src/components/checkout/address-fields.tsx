import { useLocale, useTranslations } from 'use-intl'
import type { AddressView } from '~/machines/checkout/address-form/address-form.connect'
import { countryNames } from './country-names'
import { errorKey } from './error-keys'
import { fields } from './form.styles'
import { SelectField } from './select-field'
import { TextField } from './text-field'

type Field = AddressView['fields'][number]
type AddressFieldsetProps = {
  view: AddressView
  /** what the browser fills in: `shipping` or `billing` */
  kind: 'shipping' | 'billing'
  countries: readonly string[]
  onField: (field: Field['field'], value: string) => void
}

export const addressId = (which: string, field: string) => `${which}-${field.replace('_', '-')}`

const COMPLETE: Record<Field['field'], string> = {
  country: 'country',
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  zip_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
}
const WIDE: readonly string[] = ['country', 'company', 'line1', 'line2']

/** The fields that this country's addresses have, in their order. */
export function AddressFieldset({ view, kind, countries, onField }: AddressFieldsetProps) {
  const locale = useLocale()
  const t = useTranslations('checkout.address')
  const say = useTranslations('checkout.errors')
  const { postalExample: example } = view
  const sayOf = (field: string, code: string) =>
    field === 'zip_code' && code === 'invalid' && example
      ? say('zip_code.example', { example })
      : say(errorKey({ field, code }))
  return (
    <div className={fields}>
      {view.fields.map(({ field, value, maxLength, isRequired, error }) => {
        const shared = {
          id: addressId(view.which, field),
          name: t(field, { country: view.country }),
          value,
          error: error && sayOf(field, error),
          autoComplete: `${kind} ${COMPLETE[field]}`,
          isWide: WIDE.includes(field),
          onChange: (text: string) => onField(field, text),
        }
        if (field === 'country')
          return (
            <SelectField
              key={field}
              {...shared}
              options={countryNames(countries, locale)}
              choose={t('chooseCountry')}
            />
          )
        if (field === 'state')
          return (
            <SelectField
              key={field}
              {...shared}
              options={view.states.map(({ code, name }) => ({ value: code, label: name }))}
              choose={t('chooseState')}
            />
          )
        const hint = field === 'zip_code' && example ? t('zipHint', { example }) : undefined
        return <TextField key={field} {...shared} hint={hint} maxLength={maxLength} isRequired={isRequired} />
      })}
    </div>
  )
}
