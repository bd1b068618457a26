import { type GraphQLResolveInfo, getDirectiveValues } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import type { Clock } from '~/services/platform/clock/clock'
import { tellChange } from '~/services/platform/database/changes'
import type { Db } from '~/services/platform/database/database.server'
import { once } from '~/services/platform/wire/once'
import { ADMIN_TOKEN_HEADER } from '../shopify.contract'
import { gid, hashOf, isSecret, parseGid, shopifyNumber } from './ids'
import { plainTexts } from './plain-texts'
import { recordSales } from './stock'

/** Of Shopify's Admin schema what this shop's own services need. */
const SCHEMA = /* GraphQL */ `
  directive @idempotent(key: String!) on FIELD
  type Query { shop: Shop! }
  type Shop { id: ID! }
  type Mutation { orderCreate(order: OrderCreateOrderInput!, options: OrderCreateOptionsInput): OrderCreatePayload! }
  input OrderCreateOrderInput { lineItems: [OrderCreateLineItemInput!]! }
  input OrderCreateLineItemInput { variantId: ID!, quantity: Int! }
  input OrderCreateOptionsInput { inventoryBehaviour: OrderCreateInputsInventoryBehavior = BYPASS }
  enum OrderCreateInputsInventoryBehavior { BYPASS DECREMENT_IGNORING_POLICY }
  type OrderCreatePayload { order: Order, userErrors: [OrderCreateUserError!]! }
  type Order { id: ID! }
  type OrderCreateUserError { field: [String!], message: String! }
`
const PATH = /^(?:\/upstream\/shopify)?\/admin\/api\/(?:\d{4}-\d{2}|unstable)\/graphql\.json$/

type AdminDeps = { db: Db; clock: Clock; tokens: readonly string[] }
type Order = { lineItems: { variantId: string; quantity: number }[] }
type Options = { inventoryBehaviour: 'BYPASS' | 'DECREMENT_IGNORING_POLICY' }

export const isForAdmin = (pathname: string) => PATH.test(pathname)

/**
 * Shopify's Admin API over the embedded database: `POST /admin/api/<version>/graphql.json`. A wrong token is 401; an
 * order without an idempotency key is a user error.
 * @see https://shopify.dev/docs/api/admin-graphql
 */
export function createAdminHandler({ db, clock, tokens }: AdminDeps): (request: Request) => Promise<Response> {
  const hashes = tokens.map(hashOf)
  let yoga: ReturnType<typeof startServer> | null = null
  return async (request) => {
    const token = request.headers.get(ADMIN_TOKEN_HEADER)
    if (token === null || !hashes.some((hash) => isSecret(token, hash)))
      return Response.json({ errors: '[API] Invalid API key or access token' }, { status: 401 })
    const { pathname, origin, search } = new URL(request.url)
    yoga ??= startServer({ db, clock })
    return yoga.fetch(new Request(`${origin}${pathname.replace(/^\/upstream\/shopify/, '')}${search}`, request))
  }
}

type Orders = Pick<AdminDeps, 'db' | 'clock'>

function startServer({ db, clock }: Orders) {
  const orderCreate = (_: unknown, asked: { order: Order; options?: Options }, __: unknown, info: GraphQLResolveInfo) =>
    orderCreated({ db, clock, key: keyOf(info), ...asked })
  return createYoga({
    schema: createSchema({
      typeDefs: SCHEMA,
      resolvers: { Query: { shop: () => ({ id: gid('Shop', '1') }) }, Mutation: { orderCreate } },
    }),
    graphqlEndpoint: '/admin/api/:version/graphql.json',
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    cors: false,
    fetchAPI: { Response },
    plugins: [plainTexts],
  })
}

/** The key that the caller gave the order with `@idempotent`. */
function keyOf({ schema, fieldNodes, variableValues }: GraphQLResolveInfo): string | null {
  const directive = schema.getDirective('idempotent')
  const [field] = fieldNodes
  const { key } = (directive && field && getDirectiveValues(directive, field, variableValues)) ?? {}
  return typeof key === 'string' ? key : null
}

type Creating = Orders & { key: string | null; order: Order; options?: Options }

async function orderCreated({ db, clock, key, order, options }: Creating) {
  if (!key) return { order: null, userErrors: [{ field: null, message: 'An order needs an idempotency key' }] }
  const sales = order.lineItems.map(({ variantId, quantity }) => ({
    variant: parseGid(variantId)?.number ?? '',
    quantity,
  }))
  const work = async (tx: Db) => {
    if (options?.inventoryBehaviour === 'DECREMENT_IGNORING_POLICY') await recordSales(tx, sales)
    return { id: gid('Order', shopifyNumber('Order', key)) }
  }
  // the key alone says which order it is
  const created = await once({ db, clock, scope: 'shopify orders', key, body: key, work })
  tellChange('stock')
  return { order: created, userErrors: [] }
}
