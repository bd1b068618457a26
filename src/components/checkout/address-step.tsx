import { useTranslations } from 'use-intl'
import type { AddressFormView } from '~/machines/checkout/address-form/address-form.connect'
import { AddressFieldset, addressId } from './address-fields'
import { errorKey } from './error-keys'
import { check, group, groupTitle } from './form.styles'
import { FormFrame } from './form-frame'

type Change = { which: 'shipping' | 'billing'; field: string; value: string }
export type AddressStepProps = {
  view: AddressFormView
  /** without it there is one address, that of who pays */
  needsShipping: boolean
  locale: string
  isBusy: boolean
  onField: (change: Change & { field: AddressFormView['shipping']['fields'][number]['field'] }) => void
  onSame: (isSame: boolean) => void
  onSubmit: () => void
  onBack: () => void
}

export function AddressStep({
  view,
  needsShipping,
  locale,
  isBusy,
  onField,
  onSame,
  onSubmit,
  onBack,
}: AddressStepProps) {
  const t = useTranslations('checkout.address')
  const say = useTranslations('checkout.errors')
  return (
    <FormFrame
      view={view}
      items={view.errors.map((error) => ({
        fieldId: addressId(error.which, error.field),
        text: say(errorKey(error)),
      }))}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onBack={onBack}
    >
      <AddressFieldset
        view={view.shipping}
        kind={needsShipping ? 'shipping' : 'billing'}
        countries={view.countries}
        locale={locale}
        onField={(field, value) => onField({ which: 'shipping', field, value })}
      />
      {needsShipping && (
        <label className={check}>
          <input type="checkbox" checked={view.isSame} onChange={(event) => onSame(event.currentTarget.checked)} />
          {t('same')}
        </label>
      )}
      {view.billing && (
        <fieldset className={group}>
          <legend className={groupTitle}>{t('billingTitle')}</legend>
          <AddressFieldset
            view={view.billing}
            kind="billing"
            countries={view.countries}
            locale={locale}
            onField={(field, value) => onField({ which: 'billing', field, value })}
          />
        </fieldset>
      )}
    </FormFrame>
  )
}
