import { describe, expect, test } from 'vitest'
import { completeCart, setStock } from '~/services/upstreams/shopify/embedded/stock'
import { cartIn, cartsOf, linesIn, merchandise } from '../support/shopify-carts'
import { Any, openShop } from '../support/shopify-shop'

const shop = openShop()
const carts = cartsOf(shop)

const line = (sku: string, quantity = 1, rest: object = {}) => ({ merchandiseId: merchandise(sku), quantity, ...rest })
const filled = async (...lines: object[]) => cartIn(await carts.create({ lines }))
const lineId = (cart: { lines: { nodes: { id: string }[] } }, index = 0) => cart.lines.nodes[index]?.id ?? ''

describe('a cart', () => {
  test('S-174 carries id, quantities, lines with attributes, merchandise, product and cost', async () => {
    const { cart, userErrors, warnings } = await carts.create({
      lines: [line('BALL', 2, { attributes: [{ key: 'child', value: 'one' }] })],
      attributes: [{ key: 'source', value: 'test' }],
      note: 'Please ring',
    })
    expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] })
    const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })
    expect(cart).toMatchObject({
      note: 'Please ring',
      totalQuantity: 2,
      attributes: [{ key: 'source', value: 'test' }],
      buyerIdentity: { countryCode: 'DE' },
      cost: { subtotalAmount: eur('20.0'), totalAmount: eur('20.0') },
    })
    expect(cart?.lines.nodes).toMatchObject([
      {
        __typename: 'CartLine',
        quantity: 2,
        attributes: [{ key: 'child', value: 'one' }],
        merchandise: { sku: 'BALL', product: { title: 'Ball' } },
        cost: { amountPerQuantity: eur('10.0'), subtotalAmount: eur('20.0'), totalAmount: eur('20.0') },
      },
    ])
  })

  test('is opened only by its whole id: without the key, or with another, it is null', async () => {
    const { id, checkoutUrl } = await filled(line('BALL'))
    expect(id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{24}\?key=[0-9a-f]{32}$/)
    expect(checkoutUrl).toBe(id.replace('gid://shopify/Cart/', 'https://play.test/cart/c/'))
    expect(await carts.read(id)).not.toBeNull()
    expect(await carts.read(id.replace(/\?.*/, ''))).toBeNull()
    expect(await carts.read(`${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`)).toBeNull()
    expect(await carts.read('gid://shopify/Cart/none?key=none')).toBeNull()
  })

  test('that is unknown or completed is null, and a mutation of it is a userError without a cart', async () => {
    const { id } = await filled(line('BALL'))
    expect(await completeCart({ db: shop.db(), clock: shop.clock, cartId: id })).toBe(true)
    expect(await carts.read(id)).toBeNull()
    expect(await carts.add(id, [line('BALL')])).toEqual({
      cart: null,
      userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
      warnings: [],
    })
  })

  test('prices follow the buyer’s country, words the language of the question', async () => {
    const { id } = await filled(line('DOLL-R-S'))
    const read = await carts.read(id, 'DE')
    expect(read?.cost.totalAmount).toEqual({ amount: '20.0', currencyCode: 'EUR' })
    expect(read?.lines.nodes[0]?.merchandise.product.title).toBe('Weiche Puppe')
    const moved = cartIn(await carts.buyer(id, { countryCode: 'GB', email: 'parent@playchart.test' }))
    expect(moved.buyerIdentity).toEqual({ countryCode: 'GB', email: 'parent@playchart.test' })
    expect(moved.cost.totalAmount).toEqual({ amount: '19.0', currencyCode: 'GBP' })
    const elsewhere = cartIn(await carts.create({ buyerIdentity: { countryCode: 'AU' }, lines: [line('DOLL-R-S')] }))
    expect(elsewhere.cost.totalAmount).toEqual({ amount: '25.0', currencyCode: 'AUD' })
  })

  test('T5 costs what the catalogue says, whatever its attributes claim', async () => {
    const attributes = [
      { key: 'price', value: '0.01' },
      { key: '_display_price', value: '1' },
    ]
    expect((await filled(line('BALL', 1, { attributes }))).cost.totalAmount.amount).toBe('10.0')
  })

  test('pages its lines', async () => {
    const { id } = await filled(line('BALL'), line('ABACUS'), line('COURSE'))
    const query = `query ($id: ID!, $after: String) { cart(id: $id) { lines(first: 2, after: $after) {
      nodes { merchandise { ... on ProductVariant { sku } } } pageInfo { hasNextPage endCursor } } } }`
    const first = (await shop.ask(Any, query, { id })).cart.lines
    expect(first.pageInfo.hasNextPage).toBe(true)
    const rest = (await shop.ask(Any, query, { id, after: first.pageInfo.endCursor })).cart.lines
    expect(rest).toMatchObject({ nodes: [{ merchandise: { sku: 'COURSE' } }], pageInfo: { hasNextPage: false } })
  })

  test('keeps its delivery choice, and names a group only when something is sent', async () => {
    const query = `query ($id: ID!) { cart(id: $id) { deliveryGroups(first: 1) { nodes { id
      deliveryOptions { handle estimatedCost { amount } } selectedDeliveryOption { handle } } } } }`
    const groups = async (id: string) => (await shop.ask(Any, query, { id })).cart.deliveryGroups.nodes
    const { id } = await filled(line('BALL'))
    const [group] = await groups(id)
    expect(group.selectedDeliveryOption.handle).toBe('standard')
    const choose = (deliveryOptionHandle: string) =>
      carts.change('cartSelectedDeliveryOptionsUpdate', id, [
        'selectedDeliveryOptions',
        '[CartSelectedDeliveryOptionInput!]!',
        [{ deliveryGroupId: group.id, deliveryOptionHandle }],
      ])
    expect((await choose('express')).userErrors).toEqual([])
    expect((await groups(id))[0].selectedDeliveryOption.handle).toBe('express')
    expect((await choose('balloon')).userErrors[0]?.code).toBe('INVALID_DELIVERY_OPTION')
    expect(await groups((await filled(line('COURSE'))).id)).toEqual([])
  })
})

describe('lines', () => {
  test('with the same merchandise and attributes are one, in whatever order the attributes come', async () => {
    const a = { key: 'a', value: '1' }
    const b = { key: 'b', value: '2' }
    const { id } = await filled(line('ABACUS', 1, { attributes: [a, b] }))
    expect(linesIn((await carts.add(id, [line('ABACUS', 2, { attributes: [b, a] })])).cart)).toEqual([['ABACUS', 3]])
    expect(linesIn((await carts.add(id, [line('ABACUS')])).cart)).toEqual([
      ['ABACUS', 3],
      ['ABACUS', 1],
    ])
  })

  test('a quantity beyond the stock is clamped, with a warning that names the line', async () => {
    const { cart, userErrors, warnings } = await carts.create({ lines: [line('BALL', 9)] })
    expect(linesIn(cart)).toEqual([['BALL', 3]])
    expect(userErrors).toEqual([])
    expect(warnings).toEqual([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: lineId(cartIn({ cart, userErrors, warnings })) },
    ])
  })

  test('something sold out comes as a line of quantity 0 without userErrors', async () => {
    const { cart, userErrors, warnings } = await carts.create({ lines: [line('BLOCKS'), line('ABACUS')] })
    expect(linesIn(cart)).toEqual([
      ['BLOCKS', 0],
      ['ABACUS', 1],
    ])
    expect(userErrors).toEqual([])
    expect(warnings.map(({ code }) => code)).toEqual(['MERCHANDISE_OUT_OF_STOCK'])
    expect(cart?.totalQuantity).toBe(1)
  })

  test('what is sold on below zero, or not counted, is never clamped', async () => {
    const { cart, warnings } = await carts.create({ lines: [line('DOLL-B-L', 40), line('ABACUS', 40)] })
    expect(linesIn(cart)).toEqual([
      ['DOLL-B-L', 40],
      ['ABACUS', 40],
    ])
    expect(warnings).toEqual([])
  })

  test('that lose their stock later are clamped by the next change of the cart', async () => {
    const { id } = await filled(line('BALL', 3))
    await setStock(shop.db(), 'BALL', 1)
    const { cart, warnings } = await carts.add(id, [line('ABACUS')])
    expect(linesIn(cart)).toEqual([
      ['BALL', 1],
      ['ABACUS', 1],
    ])
    expect(warnings.map(({ code }) => code)).toEqual(['MERCHANDISE_NOT_ENOUGH_STOCK'])
    await setStock(shop.db(), 'BALL', 3)
  })

  test('are updated: 0 removes, attributes are replaced or kept, merchandise is swapped', async () => {
    const cart = await filled(line('ABACUS', 2, { attributes: [{ key: 'a', value: '1' }] }), line('BALL'))
    const more = cartIn(await carts.update(cart.id, [{ id: lineId(cart), quantity: 5 }]))
    expect(more.lines.nodes[0]).toMatchObject({ quantity: 5, attributes: [{ key: 'a', value: '1' }] })
    const bare = cartIn(await carts.update(cart.id, [{ id: lineId(cart), attributes: [] }]))
    expect(bare.lines.nodes[0]).toMatchObject({ quantity: 5, attributes: [] })
    const swapped = await carts.update(cart.id, [{ id: lineId(cart), merchandiseId: merchandise('COURSE') }])
    expect(linesIn(swapped.cart)).toEqual([
      ['COURSE', 5],
      ['BALL', 1],
    ])
    expect(linesIn((await carts.update(cart.id, [{ id: lineId(cart), quantity: 0 }])).cart)).toEqual([['BALL', 1]])
    expect(linesIn((await carts.remove(cart.id, [lineId(cart, 1)])).cart)).toEqual([])
  })

  test.each([
    ['an unknown merchandise', [{ merchandiseId: 'gid://shopify/ProductVariant/1' }], 'INVALID', 'merchandiseId'],
    ['a product for a variant', [{ merchandiseId: 'gid://shopify/Product/1' }], 'INVALID', 'merchandiseId'],
    ['a negative quantity', [line('ABACUS', -1)], 'INVALID', 'quantity'],
    ['too large a quantity', [line('ABACUS', 1_000_001)], 'MAXIMUM_EXCEEDED', 'quantity'],
    [
      'a plan of another product',
      [line('ABACUS', 1, { sellingPlanId: 'gid://shopify/SellingPlan/1' })],
      'SELLING_PLAN_NOT_APPLICABLE',
      'sellingPlanId',
    ],
  ])('T5 %s changes nothing and is a userError', async (_what, lines, code, name) => {
    const { id, updatedAt } = await filled(line('BALL'))
    const { cart, userErrors } = await carts.add(id, [line('ABACUS'), ...lines])
    expect(linesIn(cart)).toEqual([['BALL', 1]])
    expect(cart?.updatedAt).toBe(updatedAt)
    expect(userErrors).toMatchObject([{ code, field: ['lines', '1', name] }])
  })

  test('T5 a quantity that is no whole number never reaches the cart', async () => {
    const { id } = await filled(line('BALL'))
    const mutation =
      'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }'
    for (const quantity of [1.5, '2 ', 1e12]) {
      const { data, errors } = await shop.request(mutation, {
        id,
        lines: [{ merchandiseId: merchandise('BALL'), quantity }],
      })
      expect(data).toBeUndefined()
      expect(errors?.graphQLErrors).toHaveLength(1)
    }
  })

  test('unknown lines are userErrors, and more than 250 in one request are refused', async () => {
    const { id } = await filled(line('BALL'))
    const gone = 'gid://shopify/CartLine/1?cart=2'
    expect((await carts.update(id, [{ id: gone, quantity: 1 }])).userErrors[0]?.code).toBe('INVALID_MERCHANDISE_LINE')
    expect((await carts.remove(id, [gone])).userErrors[0]?.code).toBe('INVALID_MERCHANDISE_LINE')
    const mutation =
      'mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { cart { id } } }'
    const { errors } = await shop.request(mutation, { id, lines: Array.from({ length: 251 }, () => line('ABACUS')) })
    expect(errors?.graphQLErrors?.[0]).toMatchObject({ extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } })
  })

  test('a child line needs its parent, and leaves with it', async () => {
    const cart = await filled(line('ABACUS'))
    const parent = { lineId: lineId(cart) }
    const both = cartIn(await carts.add(cart.id, [line('COURSE', 1, { parent })]))
    const nested = await carts.add(cart.id, [line('BALL', 1, { parent: { lineId: lineId(both, 1) } })])
    expect(nested.userErrors[0]?.code).toBe('PARENT_LINE_NESTING_TOO_DEEP')
    expect(linesIn((await carts.remove(cart.id, [lineId(cart)])).cart)).toEqual([])
    expect((await carts.add(cart.id, [line('COURSE', 1, { parent })])).userErrors[0]?.code).toBe(
      'PARENT_LINE_NOT_FOUND',
    )
  })

  test('T23 twenty changes at once lose no line and sell nothing twice', async () => {
    const { id } = await filled()
    const adds = Array.from({ length: 20 }, (_, index) =>
      carts.add(id, [line('ABACUS', 1, { attributes: [{ key: 'n', value: String(index) }] }), line('BALL')]),
    )
    await Promise.all(adds)
    const cart = await carts.read(id)
    const of = (sku: string) => linesIn(cart).filter(([one]) => one === sku)
    expect(of('ABACUS')).toHaveLength(20)
    expect(of('BALL')).toEqual([['BALL', 3]])
  })
})
