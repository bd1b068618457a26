import {
  type Card,
  TEST_CARDS,
} from '../../src/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

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
export const cardOf = (which: keyof typeof TEST_CARDS): Card => ({
  number: TEST_CARDS[which],
  exp_month: 12,
  exp_year: 2030,
  cvc: '123',
  name: 'New Parent',
})
