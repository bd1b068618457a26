import { z } from 'zod'
import { gid, shopifyNumber } from '~/services/upstreams/shopify/embedded/ids'
import type { openShop } from './shopify-shop'

export const merchandise = (sku: string) => gid('ProductVariant', shopifyNumber('ProductVariant', sku))

const Amount = z.object({ amount: z.string(), currencyCode: z.string() })
const Line = z.object({
  __typename: z.string(),
  id: z.string(),
  quantity: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  merchandise: z.object({ sku: z.string(), product: z.object({ title: z.string() }) }),
  cost: z.object({ amountPerQuantity: Amount, subtotalAmount: Amount, totalAmount: Amount }),
  discountAllocations: z.array(z.object({ discountedAmount: Amount })),
})
const Cart = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  note: z.string(),
  totalQuantity: z.number(),
  updatedAt: z.string(),
  buyerIdentity: z.object({ countryCode: z.string(), email: z.string().nullable() }),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  appliedGiftCards: z.array(z.object({ id: z.string(), lastCharacters: z.string(), amountUsed: Amount })),
  cost: z.object({ subtotalAmount: Amount, totalAmount: Amount }),
  lines: z.object({ nodes: z.array(Line) }),
})
export type Cart = z.infer<typeof Cart>

const Payload = z.object({
  cart: Cart.nullable(),
  userErrors: z.array(z.object({ code: z.string(), field: z.array(z.string()), message: z.string() })),
  warnings: z.array(z.object({ code: z.string(), target: z.string() })),
})
export type Payload = z.infer<typeof Payload>

const MONEY = '{ amount currencyCode }'
const CART = `{
  id checkoutUrl note totalQuantity updatedAt buyerIdentity { countryCode email } attributes { key value }
  discountCodes { code applicable } appliedGiftCards { id lastCharacters amountUsed ${MONEY} }
  cost { subtotalAmount ${MONEY} totalAmount ${MONEY} }
  lines(first: 250) { nodes {
    __typename id quantity attributes { key value }
    merchandise { ... on ProductVariant { sku product { title } } }
    cost { amountPerQuantity ${MONEY} subtotalAmount ${MONEY} totalAmount ${MONEY} }
    discountAllocations { discountedAmount ${MONEY} }
  } }
}`

type Shop = ReturnType<typeof openShop>
type Input = Record<string, unknown>

/** Carts of an open shop in a few words; amounts are in euro unless a country says otherwise. */
export function cartsOf(shop: Shop, country = 'DE') {
  async function mutate(name: string, args: Record<string, [type: string, value: unknown]>): Promise<Payload> {
    const entries = Object.entries(args)
    const declared = entries.map(([key, [type]]) => `$${key}: ${type}`).join(', ')
    const passed = entries.map(([key]) => `${key}: $${key}`).join(', ')
    const query = `mutation (${declared}) @inContext(country: ${country}) {
      ${name}(${passed}) { cart ${CART} userErrors { code field message } warnings { code target } } }`
    const variables = Object.fromEntries(entries.map(([key, [, value]]) => [key, value]))
    const data = await shop.ask(z.record(z.string(), Payload), query, variables)
    const payload = data[name]
    if (!payload) throw new Error(`${name} answered nothing`)
    return payload
  }
  const onCart = (cartId: string) => ({ cartId: ['ID!', cartId] }) satisfies Record<string, [string, unknown]>
  const change = (name: string, cartId: string, [key, type, value]: [string, string, unknown]) =>
    mutate(name, { ...onCart(cartId), [key]: [type, value] })

  return {
    create: (input: Input = {}) => mutate('cartCreate', { input: ['CartInput', input] }),
    add: (id: string, lines: Input[]) => change('cartLinesAdd', id, ['lines', '[CartLineInput!]!', lines]),
    update: (id: string, lines: Input[]) => change('cartLinesUpdate', id, ['lines', '[CartLineUpdateInput!]!', lines]),
    remove: (id: string, lineIds: string[]) => change('cartLinesRemove', id, ['lineIds', '[ID!]!', lineIds]),
    discount: (id: string, codes: string[]) =>
      change('cartDiscountCodesUpdate', id, ['discountCodes', '[String!]!', codes]),
    buyer: (id: string, identity: Input) =>
      change('cartBuyerIdentityUpdate', id, ['buyerIdentity', 'CartBuyerIdentityInput!', identity]),
    change,
    read: async (id: string, language = 'EN'): Promise<Cart | null> => {
      const query = `query ($id: ID!) @inContext(country: US, language: ${language}) { cart(id: $id) ${CART} }`
      return (await shop.ask(z.object({ cart: Cart.nullable() }), query, { id })).cart
    },
  }
}

/** The cart of a payload that must have one. */
export function cartIn({ cart }: Payload): Cart {
  if (!cart) throw new Error('no cart came back')
  return cart
}

export const linesIn = (cart: Cart | null) =>
  (cart?.lines.nodes ?? []).map((line) => [line.merchandise.sku, line.quantity] as const)
