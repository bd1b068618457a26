import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hiddenVersions,
  readAttributes,
  readBatch,
  settleAttributes,
  writtenAttributes,
} from '~/services/domain/cart/attributes.rules'
import { LineAttributeKey } from '~/services/domain/cart/cart.contract'
import { productLine } from '~/services/domain/cart/line.rules'

const toy = {
  sku: 'DUCK',
  productTitle: 'Duck',
  productType: 'Toys',
  optionValues: [],
  priceCents: 2700,
  compareAtCents: null,
}
const plan = {
  ...toy,
  sku: 'PLAY-KITS-BABY-PAYGO',
  productTitle: 'The Play Kits',
  productType: 'Subscription',
  optionValues: ['baby', 'paygo'],
  priceCents: 8400,
  compareAtCents: 9700,
}
const asked = fc.array(
  fc.record({
    key: fc.oneof(fc.constantFrom(...LineAttributeKey.options), fc.string()),
    value: fc.oneof(
      fc.constantFrom('true', 'false', '1', '{"starting_kit_anchor":"kit-the-looker"}', '{'),
      fc.string(),
    ),
  }),
)

test('S-177…S-180 whatever is asked, only known keys come out, and price and limit are the catalogue’s', () => {
  fc.assert(
    fc.property(asked, fc.constantFrom(toy, plan), (attributes, merchandise) => {
      const settled = settleAttributes(attributes, merchandise)
      expect(LineAttributeKey.options).toEqual(expect.arrayContaining(Object.keys(settled)))
      expect(settled.display_price).toBe(String(merchandise.priceCents))
      expect(settled.price).toBe((merchandise.priceCents / 100).toFixed(2))
      if (merchandise === plan) expect(settled.quantity_limited_to_one).toBe('true')
    }),
  )
})

test('S-179, S-180 a plan’s own JSON is rewritten, the starting kit and the installment are kept', () => {
  const settled = settleAttributes(
    [
      { key: 'subscriptionsPayload', value: '{"savings":100000,"size":9,"starting_kit_anchor":"kit-the-looker"}' },
      { key: 'subscription_plan_settings', value: '{"plan_anchor":"subscription-1","sku":"FREE","extra":1}' },
    ],
    plan,
  )
  expect(JSON.parse(settled.subscriptionsPayload ?? '')).toEqual({
    name: 'The Play Kits',
    size: 1,
    savings: 1300,
    bundleDiscountedPrice: 8400,
    starting_kit_anchor: 'kit-the-looker',
  })
  expect(JSON.parse(settled.subscription_plan_settings ?? '')).toEqual({
    plan_anchor: 'subscription-1',
    plan_installment_id: null,
    sku: 'PLAY-KITS-BABY-PAYGO',
    item_origin: null,
  })
  expect(settled).toMatchObject({ type: 'paygo', is_playgenius_subscription: 'true', price_source: 'subscription' })
})

test('S-180, S-302 a box of the reading club keeps its plan and is limited to one', () => {
  const box = { ...toy, sku: 'ERC-BOX-3-4', productType: 'ERC', productTitle: 'Early Reader Club, 3–4 years' }
  const plan = { planAnchor: 'early-reader-club', installmentId: 'erc-box-3-4' }
  const { attributes = [] } = productLine({ variantId: 'gid://shopify/ProductVariant/1', priceCents: 1, plan })
  const settled = settleAttributes(attributes, box)
  expect(JSON.parse(settled.subscription_plan_settings ?? '')).toEqual({
    plan_anchor: 'early-reader-club',
    plan_installment_id: 'erc-box-3-4',
    sku: 'ERC-BOX-3-4',
    item_origin: 'product_page',
  })
  expect(settled).toMatchObject({ quantity_limited_to_one: 'true', display_price: String(box.priceCents) })
  expect(settleAttributes(attributes, toy).subscription_plan_settings).toBeUndefined()
})

test('S-181 hidden versions are read under their plain names, and hiding twice changes nothing', () => {
  const written = writtenAttributes({ source: 'product_page', display_price: '2700' }, 4)
  const hidden = hiddenVersions(written)
  expect(hidden.every(({ key }) => key.startsWith('_'))).toBe(true)
  expect(hiddenVersions(hidden)).toEqual(hidden)
  expect(readAttributes(hidden, LineAttributeKey.options)).toEqual({ source: 'product_page', display_price: '2700' })
  expect(readBatch(hidden)).toBe(4)
})
