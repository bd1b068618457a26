import { describe, expect, test } from 'vitest'
import { cartIn, cartsOf, merchandise } from '../support/shopify-carts'
import { Any, openShop } from '../support/shopify-shop'

const shop = openShop()
const carts = cartsOf(shop)

const line = (sku: string, quantity = 1, rest: object = {}) => ({ merchandiseId: merchandise(sku), quantity, ...rest })
const filled = async (...lines: object[]) => cartIn(await carts.create({ lines }))

describe('discounts and gift cards', () => {
  test('a percentage is taken off each line but a gift card, and off the total', async () => {
    const { id } = await filled(line('BALL', 2), line('GIFT'))
    const cart = cartIn(await carts.discount(id, ['welcome10']))
    expect(cart.discountCodes).toEqual([{ code: 'welcome10', applicable: true }])
    expect(cart.lines.nodes.map(({ cost }) => cost.totalAmount.amount)).toEqual(['18.0', '50.0'])
    expect(cart.lines.nodes[0]?.discountAllocations[0]?.discountedAmount.amount).toBe('2.0')
    expect(cart.cost.totalAmount.amount).toBe('68.0')
  })

  test('a fixed amount follows the currency; of two codes the better one counts', async () => {
    const { id } = await filled(line('BALL', 1), line('DOLL-R-S', 1))
    expect(cartIn(await carts.discount(id, ['PLAY5'])).cost.totalAmount.amount).toBe('25.0')
    const { cart, warnings } = await carts.discount(id, ['WELCOME10', 'PLAY5'])
    expect(cart?.discountCodes).toEqual([
      { code: 'WELCOME10', applicable: false },
      { code: 'PLAY5', applicable: true },
    ])
    expect(warnings).toEqual([{ code: 'DISCOUNT_CODE_NOT_HONOURED', target: id }])
    expect(cartIn(await carts.buyer(id, { countryCode: 'AU' })).cost.totalAmount.amount).toBe('32.0')
  })

  test('an expired or unknown code stays, not applicable, with a warning; none clears', async () => {
    const { id } = await filled(line('BALL'))
    const { cart, userErrors, warnings } = await carts.discount(id, ['SPRING2026', 'NOPE'])
    expect(cart?.discountCodes.map(({ applicable }) => applicable)).toEqual([false, false])
    expect(userErrors).toEqual([])
    expect(warnings.map(({ code }) => code)).toEqual(['DISCOUNT_CURRENTLY_INACTIVE', 'DISCOUNT_NOT_FOUND'])
    expect(cartIn(await carts.discount(id, [])).discountCodes).toEqual([])
  })

  test('a gift card pays up to its balance; an unknown one is a userError', async () => {
    const { id } = await filled(line('BALL'))
    const codes = (given: string[]) =>
      carts.change('cartGiftCardCodesUpdate', id, ['giftCardCodes', '[String!]!', given])
    const { appliedGiftCards, cost } = cartIn(await codes(['gift-play-2026-0050']))
    expect(appliedGiftCards).toMatchObject([
      { lastCharacters: '0050', amountUsed: { amount: '10.0', currencyCode: 'EUR' } },
    ])
    expect(cost.totalAmount.amount).toBe('10.0')
    expect((await codes(['WRONG'])).userErrors).toMatchObject([{ code: 'INVALID', field: ['giftCardCodes', '0'] }])
    const removed = await carts.change('cartGiftCardCodesRemove', id, [
      'appliedGiftCardIds',
      '[ID!]!',
      [appliedGiftCards[0]?.id],
    ])
    expect(removed.cart?.appliedGiftCards).toEqual([])
  })
})

test('attributes and note are replaced; a note has its limit; personal data leaves on request', async () => {
  const { id } = await filled()
  const attributes = [
    { key: 'a', value: '1' },
    { key: 'a', value: '2' },
  ]
  const set = await carts.change('cartAttributesUpdate', id, ['attributes', '[AttributeInput!]!', attributes])
  expect(set.cart?.attributes).toEqual([{ key: 'a', value: '2' }])
  const note = (text: string) => carts.change('cartNoteUpdate', id, ['note', 'String!', text])
  expect((await note('Hello')).cart?.note).toBe('Hello')
  expect((await note('x'.repeat(5001))).userErrors[0]?.code).toBe('NOTE_TOO_LONG')
  await carts.buyer(id, { email: 'parent@playchart.test' })
  const mutation = 'mutation ($id: ID!) { cartRemovePersonalData(cartId: $id) { cart { buyerIdentity { email } } } }'
  expect((await shop.ask(Any, mutation, { id })).cartRemovePersonalData.cart.buyerIdentity.email).toBeNull()
})
