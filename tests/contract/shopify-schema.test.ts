import {
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { gid, shopifyNumber } from '~/services/upstreams/shopify/embedded/ids'
import { storefrontSchema } from '~/services/upstreams/shopify/embedded/storefront-schema'
import { Any, openShop } from '../support/shopify-shop'

const shop = openShop()
const DOLL = gid('Product', shopifyNumber('Product', 'soft-doll'))

/** What a question must be given; everything else is left to its default. */
const VALUES: Record<string, string> = {
  identifiers: '[{ namespace: "custom", key: "min_months" }]',
  selectedOptions: '[{ name: "Colour", value: "Blue" }]',
  key: '"min_months"',
  page: '1',
  handle: '"news"',
  format: 'IMAGE',
  first: '3',
  visitorConsent: '{ analytics: true }',
}

const argumentsOf = (args: readonly GraphQLArgument[]) => {
  const given = args.flatMap(({ name, type }) => {
    const isWanted = isNonNullType(type) || name === 'first'
    const value = VALUES[name]
    return isWanted && value ? [`${name}: ${value}`] : []
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

type Asking = { schema: GraphQLSchema; depth: number }

/** Of the types that may stand in one place, those that this shop has. */
const OWN = new Set(['Product', 'ProductVariant', 'Collection', 'Page', 'CartLine', 'MediaImage', 'MoneyV2'])

/** What to select of a type, or null where a circle of types has been followed far enough. */
function selectionOf(type: GraphQLOutputType, { schema, depth }: Asking): string | null {
  const named = getNamedType(type)
  if (isScalarType(named) || isEnumType(named)) return ''
  if (isUnionType(named) || isInterfaceType(named)) {
    const own = schema.getPossibleTypes(named).filter(({ name }) => OWN.has(name))
    // two types may give one name different types, so each is asked under its own
    const parts = own.map((one) => `... on ${one.name} { ${fieldsOf(one, { schema, depth }, `${one.name}_`)} }`)
    return depth > 0 ? `{ __typename ${parts.join(' ')} }` : null
  }
  return isObjectType(named) && depth > 0 ? `{ __typename ${fieldsOf(named, { schema, depth })} }` : null
}

const NOT_ASKED = new Set(['asJson', 'customer', 'purchasingCompany', 'contact'])

function fieldsOf(type: GraphQLObjectType, { schema, depth }: Asking, prefix = ''): string {
  return Object.values(type.getFields())
    .flatMap((field) => {
      const inner = NOT_ASKED.has(field.name) ? null : selectionOf(field.type, { schema, depth: depth - 1 })
      const alias = prefix ? `${prefix}${field.name}: ` : ''
      return inner === null ? [] : [`${alias}${field.name}${argumentsOf(field.args)} ${inner}`]
    })
    .join(' ')
}

const ROOTS: Record<string, string> = {
  product: '(handle: "soft-doll")',
  collection: '(handle: "all-toys")',
  products: '(first: 3)',
  collections: '(first: 3)',
  page: '(handle: "about")',
  pages: '(first: 3)',
  menu: '(handle: "main-menu")',
  search: '(query: "doll", first: 3)',
  predictiveSearch: '(query: "do")',
  productRecommendations: `(productId: "${DOLL}")`,
  productTags: '(first: 5)',
  productTypes: '(first: 5)',
  shop: '',
  localization: '',
  paymentSettings: '',
  publicApiVersions: '',
  sitemap: '(type: PRODUCT)',
  urlRedirects: '(first: 3)',
  blogs: '(first: 3)',
  blog: '(handle: "news")',
  articles: '(first: 3)',
  metaobjects: '(type: "x", first: 3)',
  locations: '(first: 3)',
  consentManagement: '',
}

describe('every field that the schema promises is answered', () => {
  let schema: GraphQLSchema
  beforeAll(async () => {
    schema = await storefrontSchema()
  })

  test.each(Object.entries(ROOTS))('under %s', async (root, given) => {
    const field = schema.getQueryType()?.getFields()[root]
    if (!field) throw new Error(`the schema has no ${root}`)
    const selection = selectionOf(field.type, { schema, depth: 3 })
    const data = await shop.ask(Any, `{ answer: ${root}${given} ${selection ?? ''} }`)
    expect(data).toHaveProperty('answer')
  })

  test('under a cart', async () => {
    const payload = schema.getType('CartCreatePayload')
    if (!isObjectType(payload)) throw new Error('the schema has no carts')
    const variant = gid('ProductVariant', shopifyNumber('ProductVariant', 'PLAN'))
    const plan = gid('SellingPlan', shopifyNumber('SellingPlan', 'play-plan/every-2-months'))
    const input = {
      lines: [{ merchandiseId: variant, sellingPlanId: plan }],
      discountCodes: ['WELCOME10'],
      giftCardCodes: ['GIFT-PLAY-2026-0050'],
    }
    const data = await shop.ask(
      Any,
      `mutation ($input: CartInput) { cartCreate(input: $input) { ${fieldsOf(payload, { schema, depth: 4 })} } }`,
      { input },
    )
    expect(data.cartCreate.userErrors).toEqual([])
    expect(data.cartCreate.cart.lines.nodes).toHaveLength(1)
  })
})

test('what the access does not cover is refused as Shopify refuses it', async () => {
  const { errors } = await shop.request('{ customer(customerAccessToken: "x") { id } }')
  expect(errors?.graphQLErrors?.[0]).toMatchObject({ extensions: { code: 'ACCESS_DENIED' } })
})

test('a field that the real schema does not have is an error with status 200', async () => {
  const { data, errors } = await shop.request('{ shop { colour } }')
  expect(data).toBeUndefined()
  expect(errors?.networkStatusCode).toBe(200)
  expect(errors?.graphQLErrors?.[0]?.message).toContain('Cannot query field "colour" on type "Shop"')
})
