import { marks, type Reading } from '~/machines/runtime/reading'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import { ADDRESS_LENGTH, addressFieldsOf, isRequired } from '~/services/domain/delivery/address-check.rules'
import { postalExampleOf } from '~/services/domain/delivery/postal-code.rules'
import { statesOf } from '~/services/domain/delivery/states.rules'
import type { addressFormMachine } from './address-form.machine'
import { ADDRESS_SUMMARY_ID, formErrors, type Which } from './address-form.rules'

type Snapshot = Reading<typeof addressFormMachine>
type Errors = ReturnType<typeof formErrors>

export function connectAddressForm(snapshot: Snapshot) {
  const { shipping, billing, isSame, countries } = snapshot.context
  const errors: Errors = snapshot.matches({ editing: 'refused' }) ? formErrors(snapshot.context) : []
  return {
    ...marks('addressForm', snapshot),
    shipping: addressView('shipping', shipping, errors),
    billing: isSame ? null : addressView('billing', billing, errors),
    isSame,
    countries,
    /** for the summary, in the order of the form; [] until SUBMIT was refused */
    errors,
    summaryId: ADDRESS_SUMMARY_ID,
  }
}

function addressView(which: Which, text: AddressText, errors: Errors) {
  return {
    which,
    country: text.country,
    states: statesOf(text.country),
    postalExample: postalExampleOf(text.country),
    fields: addressFieldsOf(text.country).map((field) => ({
      field,
      value: text[field],
      maxLength: ADDRESS_LENGTH[field],
      isRequired: isRequired(field, text.country),
      error: errors.find((error) => error.which === which && error.field === field)?.code ?? null,
    })),
  }
}

export type AddressFormView = ReturnType<typeof connectAddressForm>
export type AddressView = ReturnType<typeof addressView>
