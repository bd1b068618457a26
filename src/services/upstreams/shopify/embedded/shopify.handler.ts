import { randomUUID } from 'node:crypto'
import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { type ExecutionResult, GraphQLError, getOperationAST } from 'graphql'
import {
  createYoga,
  useExecutionCancellation as executionCancellation,
  isAsyncIterable,
  type Plugin,
} from 'graphql-yoga'
import type { Clock } from '~/services/platform/clock/clock'
import { inTime } from '~/services/platform/clock/in-time'
import type { Db } from '~/services/platform/database/database.server'
import { createAdminHandler, isForAdmin } from './admin.handler'
import { deferred } from './deferred'
import { hashOf, isSecret } from './ids'
import { marketOf, marketOfOperation } from './market'
import { plainTexts } from './plain-texts'
import { type Call, TOO_LARGE } from './scope'
import { createSnapshots } from './snapshot'
import { storefrontSchema } from './storefront-schema'

export type ShopifyHandlerDeps = {
  db: Db
  clock: Clock
  /** The origin that visitors type: the shop's domain, its links and its pictures. */
  origin: string
  /** `public` come in X-Shopify-Storefront-Access-Token, `private` in Shopify-Storefront-Private-Token, `admin` in X-Shopify-Access-Token. */
  tokens: { public: readonly string[]; private: readonly string[]; admin?: readonly string[] }
  /** The network entrance: bounds depth, cost, aliases, tokens and time, and suggests no names. */
  armor: boolean
  timeoutMs?: number
}

const PATH = /^(?:\/upstream\/shopify)?\/api\/(?:\d{4}-\d{2}|unstable)\/graphql\.json$/
const TIMEOUT_MS = 5000
/** A collection of 100 products with all their variants shows some 700 nodes. */
const MAX_SHOWN = 10_000
const YOGA_PATH = '/api/:version/graphql.json'

/**
 * Shopify's Storefront API over the embedded database, as a fetch handler: `POST /api/<version>/graphql.json` with
 * Shopify's real schema, whatever the version. GraphQL errors come with status 200; a wrong token is 401, another path
 * 404, another method 405, no answer within 5 seconds 504 (network entrance only). Introspection stays open, for
 * storefront tools need it: graphql-js bounds its depth. Beside it the part of the Admin API that the shop's services use.
 * @see https://shopify.dev/docs/api/storefront
 */
export function createShopifyHandler(deps: ShopifyHandlerDeps): (request: Request) => Promise<Response> {
  const tokens = { public: deps.tokens.public.map(hashOf), private: deps.tokens.private.map(hashOf) }
  const admin = createAdminHandler({ db: deps.db, clock: deps.clock, tokens: deps.tokens.admin ?? [] })
  let server: Promise<Server> | null = null
  return async (request) => {
    const { pathname, search, origin } = new URL(request.url)
    if (isForAdmin(pathname) && request.method === 'POST') return admin(request)
    if (!PATH.test(pathname)) return Response.json({ errors: 'Not Found' }, { status: 404 })
    if (request.method === 'OPTIONS') return serve()
    if (request.method !== 'POST')
      return Response.json({ errors: 'Method Not Allowed' }, { status: 405, headers: { allow: 'POST, OPTIONS' } })
    if (!isAllowed(request.headers, tokens)) return unauthorized()
    return serve()

    async function serve() {
      server ??= startServer(deps)
      const yoga = await server
      const plain = pathname.replace(/^\/upstream\/shopify/, '')
      const asked = plain === pathname ? request : new Request(`${origin}${plain}${search}`, request)
      if (!deps.armor) return yoga(asked)
      return inTime(yoga(asked), { milliseconds: deps.timeoutMs ?? TIMEOUT_MS, otherwise: tooLate })
    }
  }
}

type Server = (request: Request) => Promise<Response>

async function startServer({ db, clock, origin, armor }: ShopifyHandlerDeps): Promise<Server> {
  const snapshots = createSnapshots({ db, clock })
  const yoga = createYoga<object, Call>({
    schema: await storefrontSchema(),
    context: async () => {
      const budget = { left: armor ? MAX_SHOWN : Number.POSITIVE_INFINITY }
      return { db, clock, scope: { ...(await snapshots()), origin, market: marketOf({}), budget } }
    },
    graphqlEndpoint: YOGA_PATH,
    graphiql: false,
    landingPage: false,
    logging: false,
    batching: false,
    maskedErrors: { errorMessage: 'Internal error. Looks like something went wrong on our end.' },
    cors: { origin: '*', credentials: false, methods: ['POST', 'OPTIONS'] },
    fetchAPI: { Response },
    plugins: [plainTexts, deferred, inMarket, numbered, executionCancellation(), ...(armor ? armorPlugins() : [])],
  })
  return async (request) => yoga.fetch(request)
}

/** Hydrogen names an answer by its id where it reports an error. */
const numbered: Plugin<Call> = { onResponse: ({ response }) => response.headers.set('x-request-id', randomUUID()) }

/** The operation says for which country and in which language it asks; the context learns it before the first resolver. */
const inMarket: Plugin<Call> = {
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName) ?? undefined
    const market = marketOfOperation(operation, args.variableValues)
    args.contextValue.scope = { ...args.contextValue.scope, market }
    return { onExecuteDone: ({ result, setResult }) => setResult(tidied(result)) }
  },
}

/**
 * Variables that do not fit their types are refused before anything runs, with status 200 like every GraphQL error. An
 * answer that grew too large is refused in one sentence, not in one for each of its branches.
 */
function tidied<T extends ExecutionResult | AsyncIterable<ExecutionResult>>(result: T) {
  if (isAsyncIterable(result) || !result.errors) return result
  const tooLarge = result.errors.find(({ extensions }) => extensions.code === TOO_LARGE)
  if (tooLarge) return { errors: [refusal(tooLarge, TOO_LARGE)] }
  return 'data' in result ? result : { errors: result.errors.map((error) => refusal(error, 'INVALID_VARIABLE')) }
}

const refusal = ({ message, nodes }: GraphQLError, code: string) =>
  new GraphQLError(message, { nodes, extensions: { code, http: { status: 200 } } })

/**
 * What a query's text alone says. Storefront apps ask for 100 products with 250 variants each, which counts three
 * million here however few there are: what is really shown is bounded by `MAX_SHOWN`.
 */
const armorPlugins = () =>
  new EnvelopArmor({
    // a fragment is a way of writing, not a level: Hydrogen's cart nests five of them
    maxDepth: { n: 15, flattenFragments: true },
    maxAliases: { n: 30 },
    maxTokens: { n: 2000 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 5_000_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.2, flattenFragments: true },
    blockFieldSuggestion: { enabled: true },
  }).protect().plugins

function isAllowed(headers: Headers, tokens: ShopifyHandlerDeps['tokens']): boolean {
  const given = headers.get('x-shopify-storefront-access-token')
  const secret = headers.get('shopify-storefront-private-token')
  const isOneOf = (token: string | null, hashes: readonly string[]) =>
    token !== null && hashes.some((hash) => isSecret(token, hash))
  return isOneOf(given, tokens.public) || isOneOf(secret, tokens.private)
}

const unauthorized = () =>
  Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 })

const tooLate = () =>
  Response.json({ errors: [{ message: 'Timeout', extensions: { code: 'TIMEOUT' } }] }, { status: 504 })
