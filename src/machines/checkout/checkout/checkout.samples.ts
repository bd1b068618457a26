import type { Checkout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

export const sampleAddress = {
  first_name: 'Bo',
  last_name: 'Example',
  company: '',
  line1: 'Sample Street 1',
  line2: '',
  city: 'Utrecht',
  state: '',
  zip_code: '3511 AB',
  country: 'NL',
}

const line: Checkout['lines'][number] = {
  sku: 'TOY-BEAN-BAGS',
  title: 'Three Bean Bags',
  details: [],
  kind: 'item',
  quantity: 1,
  price: 1900,
  full_price: 1900,
  total: 1900,
  picture: null,
  kit_anchor: null,
}

/** A checkout of one toy, as it begins: for models. */
export const sampleCheckout = (change: Partial<Checkout> = {}): Checkout => ({
  uuid: '00000000-0000-4000-8000-00000000c0de',
  status: 'open',
  source: 'cart',
  locale: 'en-EU',
  currency_code: 'eur',
  needs_account: false,
  needs_shipping: true,
  user_uuid: null,
  email: null,
  phone_number: null,
  shipping_address: null,
  billing_address: null,
  delivery_method: null,
  delivery_methods: [
    { id: 'standard', price: 495, min_days: 2, max_days: 4 },
    { id: 'express', price: 995, min_days: 1, max_days: 2 },
  ],
  lines: [line],
  subtotal: 1900,
  discount: 0,
  shipping: 0,
  tax: 330,
  tax_rate: 21,
  taxes_included: true,
  total: 1900,
  payment_failure: null,
  order: null,
  subscription_uuid: null,
  child_uuid: null,
  expires_at: '2026-11-22T10:00:00.000Z',
  ...change,
})

/** Everything is saved; only the card is missing. */
export const payableCheckout = (change: Partial<Checkout> = {}): Checkout =>
  sampleCheckout({
    email: 'parent@playchart.test',
    shipping_address: sampleAddress,
    delivery_method: 'standard',
    shipping: 495,
    total: 2395,
    tax: 416,
    ...change,
  })
