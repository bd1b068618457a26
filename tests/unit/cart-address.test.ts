import { expect, test } from 'vitest'
import { cartAddress, isElsewhere } from '~/services/domain/links/cart-link.rules'

const OLD = 'https://old.shop.test'

test.each([
  ['', false, null, '/cart'],
  ['/nl', false, null, '/nl/cart'],
  ['', true, null, '/cart'],
  ['', false, OLD, `${OLD}/cart`],
  ['/de', false, OLD, `${OLD}/de/cart`],
  ['/de', true, OLD, '/de/cart'],
])(
  'S-016, decided: E-95 prefix "%s", migrated %s, shop %s: the cart is at %s',
  (prefix, isMigrated, shopHost, address) => {
    expect(cartAddress({ prefix, isMigrated, shopHost })).toBe(address)
    expect(isElsewhere(address)).toBe(address.startsWith('https:'))
  },
)
