import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import type { z } from 'zod'
import { type Locale, shopContext } from '~/services/domain/locale'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Fetch } from '~/services/platform/http/call'
import { createHttp } from '~/services/platform/http/http.server'
import { logEvent } from '~/services/platform/log/log.server'

export type StorefrontOptions = {
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
export function createStorefront(options: StorefrontOptions): Storefront {
  const { baseUrl, fetch, token, apiVersion, deadlineMs } = options
  const http = createHttp({ upstream: 'shopify', baseUrl, fetch, deadlineMs })
  const client = createStorefrontApiClient({
    storeDomain: 'https://shop.invalid',
    apiVersion,
    publicAccessToken: token,
    customFetchApi: (url, init) =>
      http.fetch(new Request(baseUrl + new URL(String(url)).pathname, init), operationOf(init?.body)),
  })

  async function ask<S extends z.ZodType>({ document, variables, schema, locale }: Ask<S>) {
    const { data, errors } = await client.request(document, {
      variables: { ...variables, ...contextOf(document, locale), ...metafieldsFor(document, options) },
    })
    if (errors) return refused(outageOf(errors))
    const parsed = schema.safeParse(data)
    if (parsed.success) return ok(parsed.data)
    logEvent('upstream.invalid', { upstream: 'shopify', cause: parsed.error.message })
    return refused({ kind: 'invalid' as const, cause: parsed.error.message })
  }

  return { ask }
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
  const cause = graphQLErrors ? JSON.stringify(graphQLErrors).slice(0, 1000) : (message ?? 'no answer')
  const isThrottled = /THROTTLED|INTERNAL_SERVER_ERROR/.test(cause)
  if (graphQLErrors && !isThrottled) {
    logEvent('upstream.invalid', { upstream: 'shopify', cause })
    return { kind: 'invalid', cause }
  }
  if (networkStatusCode !== undefined && networkStatusCode >= 400 && networkStatusCode < 500)
    return { kind: 'invalid', cause: `status ${networkStatusCode}` }
  return { kind: 'unreachable', cause, retryAfterSeconds: null }
}
