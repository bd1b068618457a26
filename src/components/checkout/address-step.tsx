import { useTranslations } from 'use-intl'
import type { AddressFormView } from '~/machines/checkout/address-form/address-form.connect'
import type { CheckoutSend } from '~/machines/checkout/checkout/checkout.connect'
import { AddressFieldset, addressId } from './address-fields'
import { errorKey } from './error-keys'
import { check, group, groupTitle } from './form.styles'
import { FormFrame } from './form-frame'

type AddressStepProps = {
  view: AddressFormView
  /** without it there is one address, that of who pays */
  needsShipping: boolean
  isBusy: boolean
  send: CheckoutSend
}

export function AddressStep({ view, needsShipping, isBusy, send }: AddressStepProps) {
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
      onSubmit={() => send.to('address', { type: 'SUBMIT' })}
      onBack={() => send({ type: 'BACK' })}
    >
      <AddressFieldset
        view={view.shipping}
        kind={needsShipping ? 'shipping' : 'billing'}
        countries={view.countries}
        onField={(field, value) => send.to('address', { type: 'CHANGE', which: 'shipping', field, value })}
      />
      {needsShipping && (
        <label className={check}>
          <input
            type="checkbox"
            checked={view.isSame}
            onChange={(event) => send.to('address', { type: 'SAME', isSame: event.currentTarget.checked })}
          />
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
            onField={(field, value) => send.to('address', { type: 'CHANGE', which: 'billing', field, value })}
          />
        </fieldset>
      )}
    </FormFrame>
  )
}
