import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { z } from 'zod'
import { type Locale, shopContext } from '~/services/domain/locale'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Fetch } from '~/services/platform/http/call'
import { createHttp } from '~/services/platform/http/http.server'
import { otherAnswer } from '~/services/platform/http/other-answer'
import { CART_QUERY } from './queries/cart.query'
import { CART_BUYER_IDENTITY_UPDATE } from './queries/cart-buyer-identity-update.mutation'
import { CART_CREATE } from './queries/cart-create.mutation'
import { CART_DISCOUNT_CODES_UPDATE } from './queries/cart-discount-codes-update.mutation'
import { CART_LINES_ADD } from './queries/cart-lines-add.mutation'
import { CART_LINES_REMOVE } from './queries/cart-lines-remove.mutation'
import { CART_LINES_UPDATE } from './queries/cart-lines-update.mutation'
import { COLLECTION_QUERY } from './queries/collection.query'
import { INVENTORY_QUERY } from './queries/inventory.query'
import { MERCHANDISE_QUERY } from './queries/merchandise.query'
import { PRODUCT_QUERY } from './queries/product.query'
import { PRODUCTS_BY_ID_QUERY } from './queries/products-by-id.query'
import {
  type CartWireError,
  type CollectionPage,
  type LineInput,
  type LineUpdate,
  type ReadError,
  UNKNOWN_CODE,
  VariantStock,
  WireCart,
  WireChange,
  WireCollection,
  WireMerchandise,
  WireProduct,
} from './shopify.contract'
import { createVariantsBySku, type VariantsBySku } from './variants-by-sku.server'

type CartAnswer = Promise<Result<WireCart, CartWireError>>

export type ShopifyClient = {
  product(handle: string, locale: Locale): Promise<Result<WireProduct, ReadError>>
  /** In the order of the ids; those that the shop does not know are left out. */
  productsById(ids: readonly string[], locale: Locale): Promise<Result<WireProduct[], Outage>>
  merchandise(ids: readonly string[], locale: Locale): Promise<Result<WireMerchandise[], Outage>>
  collection(page: CollectionPage, locale: Locale): Promise<Result<WireCollection, ReadError>>
  stock(productId: string, locale: Locale): Promise<Result<VariantStock[], ReadError>>
  variantsBySku: VariantsBySku
  cart: CartWire
}

type CartWire = {
  read(cartId: string, locale: Locale): CartAnswer
  create(made: { lines: LineInput[]; discountCodes?: string[] }, locale: Locale): CartAnswer
  add(change: { cartId: string; lines: LineInput[] }, locale: Locale): CartAnswer
  update(change: { cartId: string; lines: LineUpdate[] }, locale: Locale): CartAnswer
  remove(change: { cartId: string; lineIds: string[] }, locale: Locale): CartAnswer
  /** In the place of the codes before. */
  discount(change: { cartId: string; discountCodes: string[] }, locale: Locale): CartAnswer
  /** The cart's prices follow its buyer's country. */
  moveTo(change: { cartId: string; country: string }, locale: Locale): CartAnswer
}

/**
 * The shop's catalogue and carts, hosted or embedded. A call answers within its deadline (3 s to read, 8 s to write)
 * or is `unreachable`.
 * @see https://shopify.dev/docs/api/storefront/latest
 */
export function createShopifyClient(options: StorefrontOptions): ShopifyClient {
  const storefront = createStorefront(options)
  const variantsBySku = createVariantsBySku(storefront)
  return { ...productReads(storefront), ...otherReads(storefront), variantsBySku, cart: cartCalls(storefront) }
}

/** Made once: a schema is compiled with its first answer. */
const ProductAnswer = z.object({ product: WireProduct.nullable() })
const CollectionAnswer = z.object({ collection: WireCollection.nullable() })
const StockAnswer = z.object({
  product: z.object({ variants: z.object({ nodes: z.array(VariantStock) }) }).nullable(),
})
const CartAnswered = z.object({ cart: WireCart.nullable() })

const isPresent = <T>(value: T | null): value is T => value !== null
/** One for each id: a node of another type answers {}, an unknown id null. */
const nodesOf = <S extends z.ZodType>(schema: S) => {
  const node = schema.nullable().or(z.strictObject({}).transform(() => null))
  return (ids: readonly string[]) => z.object({ nodes: z.array(node).length(ids.length) })
}
const productNodes = nodesOf(WireProduct)
const merchandiseNodes = nodesOf(WireMerchandise)

function productReads({ ask }: Storefront): Pick<ShopifyClient, 'product' | 'productsById' | 'merchandise'> {
  return {
    async product(handle, locale) {
      const answer = await ask({ document: PRODUCT_QUERY, variables: { handle }, schema: ProductAnswer, locale })
      if (!answer.ok) return answer
      return answer.value.product ? ok(answer.value.product) : refused({ kind: 'notFound' })
    },
    async productsById(ids, locale) {
      const schema = productNodes(ids)
      const answer = await ask({ document: PRODUCTS_BY_ID_QUERY, variables: { ids }, schema, locale })
      return answer.ok ? ok(answer.value.nodes.filter(isPresent)) : answer
    },
    async merchandise(ids, locale) {
      const schema = merchandiseNodes(ids)
      const answer = await ask({ document: MERCHANDISE_QUERY, variables: { ids }, schema, locale })
      return answer.ok ? ok(answer.value.nodes.filter(isPresent)) : answer
    },
  }
}

function otherReads({ ask }: Storefront): Pick<ShopifyClient, 'collection' | 'stock'> {
  return {
    async collection({ handle, first, after = null }, locale) {
      const variables = { handle, first, after }
      const answer = await ask({ document: COLLECTION_QUERY, variables, schema: CollectionAnswer, locale })
      if (!answer.ok) return answer
      return answer.value.collection ? ok(answer.value.collection) : refused({ kind: 'notFound' })
    },
    async stock(id, locale) {
      const answer = await ask({ document: INVENTORY_QUERY, variables: { id }, schema: StockAnswer, locale })
      if (!answer.ok) return answer
      return answer.value.product ? ok(answer.value.product.variants.nodes) : refused({ kind: 'notFound' })
    },
  }
}

function cartCalls({ ask }: Storefront): CartWire {
  const change = async (document: string, variables: Record<string, unknown>, locale: Locale): CartAnswer => {
    const answer = await ask({ document, variables, schema: WireChange, locale })
    if (!answer.ok) return answer
    const { cart, userErrors, warnings } = answer.value.change
    const unknown = warnings.filter(({ code }) => code === UNKNOWN_CODE).length
    // a code that is known and does not fit yet stays; so do those that were given beside one
    const isUnknown = unknown > 0 && unknown === cart?.discountCodes.length
    if (isUnknown) return refused({ kind: 'userError', code: UNKNOWN_CODE })
    const [error] = userErrors
    if (cart && !error) return ok(cart)
    return refused(cart || !isGone(error) ? { kind: 'userError', code: error?.code ?? 'INVALID' } : { kind: 'gone' })
  }
  const create: CartWire['create'] = (made, locale) => {
    const input = { ...made, buyerIdentity: { countryCode: shopContext(locale).country } }
    return change(CART_CREATE, { input }, locale)
  }
  return {
    async read(id, locale) {
      const answer = await ask({ document: CART_QUERY, variables: { id }, schema: CartAnswered, locale })
      if (!answer.ok) return answer
      return answer.value.cart ? ok(answer.value.cart) : refused({ kind: 'gone' })
    },
    create,
    add: (variables, locale) => change(CART_LINES_ADD, variables, locale),
    update: (variables, locale) => change(CART_LINES_UPDATE, variables, locale),
    remove: (variables, locale) => change(CART_LINES_REMOVE, variables, locale),
    discount: (variables, locale) => change(CART_DISCOUNT_CODES_UPDATE, variables, locale),
    moveTo: ({ cartId, country }, locale) =>
      change(CART_BUYER_IDENTITY_UPDATE, { cartId, buyerIdentity: { countryCode: country } }, locale),
  }
}

/** An unknown cart answers `cart: null` with a user error about the cart itself; anything else keeps the cart. */
const isGone = (error: { code: string | null; message: string } | undefined) =>
  !error || /cart/i.test(error.message) || error.code === 'INVALID'

type StorefrontOptions = {
  /** where Shopify's API is; with an embedded `fetch` any origin will do */
  baseUrl: string
  /** the embedded upstream; absent: the network */
  fetch?: Fetch
  token: string
  apiVersion: string
  /** keys of the metafields that the answers bring, namespace "custom": of a product, and of the product of a cart's line */
  metafields?: { product: readonly string[]; line: readonly string[] }
  /** budget of a call with its retries, milliseconds */
  deadlineMs?: { read?: number; write?: number }
}

type Ask<S extends z.ZodType> = {
  document: string
  variables: Record<string, unknown>
  schema: S
  locale: Locale
}

/** Speaks GraphQL to the shop. Every answer is parsed; what does not match its schema is an outage of kind `invalid`. */
export type Storefront = {
  ask<S extends z.ZodType>(ask: Ask<S>): Promise<Result<z.infer<S>, Outage>>
}

/**
 * Shopify's own client over our HTTP policy. The library forces https and drops the path of its domain, so that only
 * the path that it builds is taken from it.
 * @see https://shopify.dev/docs/api/storefront
 */
function createStorefront(options: StorefrontOptions): Storefront {
  const { baseUrl, fetch, token, apiVersion, deadlineMs } = options
  const http = createHttp({ upstream: 'shopify', baseUrl, fetch, deadlineMs })
  const client = createStorefrontApiClient({
    storeDomain: 'https://shop.invalid',
    apiVersion,
    publicAccessToken: token,
    customFetchApi: async (url, init) =>
      asGraph(await http.fetch(new Request(baseUrl + new URL(String(url)).pathname, init), operationOf(init?.body))),
  })

  async function ask<S extends z.ZodType>({ document, variables, schema, locale }: Ask<S>) {
    const { data, errors } = await client.request(document, {
      variables: { ...variables, ...contextOf(document, locale), ...metafieldsFor(document, options) },
    })
    if (errors) return refused(outageOf(errors))
    const parsed = schema.safeParse(data)
    if (parsed.success) return ok(parsed.data)
    return refused(otherAnswer({ upstream: 'shopify', said: parsed.error.message }))
  }

  return { ask }
}

/** The library takes a text that is no object for no answer at all; told as an error of GraphQL it is a wrong one. */
async function asGraph(answer: Response): Promise<Response> {
  const text = await answer.text()
  const { status, headers } = answer
  if (status >= 300 || isObject(text)) return new Response(text, { status, headers })
  return Response.json({ errors: [{ message: `no object: ${text.slice(0, 100)}` }] })
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/** The operation's name for logs and timings; a query may be asked again, a mutation may not. */
function operationOf(body: unknown) {
  const [, type, operation = 'anonymous'] = /\b(query|mutation) (\w+)/.exec(String(body)) ?? []
  return { operation, isRepeatable: type === 'query' }
}

/** Shopify refuses variables that an operation does not declare. */
const contextOf = (document: string, locale: Locale) => (document.includes('$country') ? shopContext(locale) : {})

function metafieldsFor(document: string, { metafields }: Pick<StorefrontOptions, 'metafields'>) {
  const identifiers = (keys: readonly string[] = []) => keys.map((key) => ({ namespace: 'custom', key }))
  return {
    ...(document.includes('$productMetafields') ? { productMetafields: identifiers(metafields?.product) } : {}),
    ...(document.includes('$lineMetafields') ? { lineMetafields: identifiers(metafields?.line) } : {}),
  }
}

type Errors = { networkStatusCode?: number; message?: string; graphQLErrors?: unknown[] }

/** GraphQL errors come with status 200: the question is wrong, unless Shopify says that we ask too much. */
function outageOf({ networkStatusCode, message, graphQLErrors }: Errors): Outage {
  const said = graphQLErrors ? JSON.stringify(graphQLErrors).slice(0, 1000) : (message ?? 'no answer')
  const isThrottled = /THROTTLED|INTERNAL_SERVER_ERROR/.test(said)
  const isAnswer = networkStatusCode !== undefined && networkStatusCode < 500
  if ((graphQLErrors || isAnswer) && !isThrottled) return otherAnswer({ upstream: 'shopify', said })
  const cause = isThrottled ? 'too many questions' : 'no answer'
  return { kind: 'unreachable', cause, retryAfterSeconds: null }
}
