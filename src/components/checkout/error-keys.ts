const KEYS = [
  'email.required',
  'email.invalid',
  'phone.invalid',
  'first_name.required',
  'last_name.required',
  'line1.required',
  'zip_code.required',
  'zip_code.invalid',
  'city.required',
  'state.required',
  'state.invalid',
  'country.required',
  'country.invalid',
  'number.required',
  'number.invalid',
  'expiry.required',
  'expiry.invalid',
  'expiry.expired',
  'cvc.required',
  'cvc.invalid',
  'name.required',
] as const

/** The key of the sentence for a field's error, below `checkout.errors`. */
export const errorKey = ({ field, code }: { field: string; code: string }) =>
  KEYS.find((key) => key === `${field}.${code}`) ?? 'other'
