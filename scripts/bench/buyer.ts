/** Who buys where nobody in particular does: in tests, and under faults. */
export const ADDRESS = {
  first_name: 'New',
  last_name: 'Parent',
  company: '',
  line1: 'Keizersgracht 1',
  line2: '',
  city: 'Amsterdam',
  state: '',
  zip_code: '1015 CN',
  country: 'NL',
}
/** All of a card but its number. */
export const ON_THE_CARD = { exp_month: 12, exp_year: 2099, cvc: '123', name: 'New Parent' }
