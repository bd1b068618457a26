import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Fetch } from '~/services/platform/http/call'
import { createHttp } from '~/services/platform/http/http.server'
import { ADMIN_TOKEN_HEADER, type SoldLine, WireOrderCreated } from './shopify.contract'

type ShopifyAdminOptions = { baseUrl: string; fetch?: Fetch; token: string; apiVersion: string }

export type ShopifyAdmin = {
  /** An order that was paid elsewhere: its goods leave the stock, below zero where need be, once per key. */
  orderCreate(order: { key: string; lines: readonly SoldLine[] }): Promise<Result<null, Outage>>
}

/**
 * The shop as its merchant's apps speak to it. A call answers within its deadline or is `unreachable`; what the shop
 * refuses is `invalid`.
 * @see https://shopify.dev/docs/api/admin-graphql/latest
 */
export function createShopifyAdmin({ baseUrl, fetch, token, apiVersion }: ShopifyAdminOptions): ShopifyAdmin {
  const http = createHttp({ upstream: 'shopify', baseUrl, fetch, headers: { [ADMIN_TOKEN_HEADER]: token } })
  return {
    async orderCreate({ key, lines }) {
      const variables = {
        key,
        order: { lineItems: lines },
        options: { inventoryBehaviour: 'DECREMENT_IGNORING_POLICY' },
      }
      const answer = await http.read({
        method: 'POST',
        path: `/admin/api/${apiVersion}/graphql.json`,
        body: { query: ORDER_CREATE, variables },
        operation: 'orderCreate',
        // it carries a key
        isRepeatable: true,
        schema: WireOrderCreated,
      })
      if (!answer.ok) return answer
      const [error] = answer.value.data.orderCreate.userErrors
      return error ? refused({ kind: 'invalid' as const, cause: error.message }) : ok(null)
    },
  }
}

/**
 * Taken once per key: Shopify documents the directive for stock and refunds, the embedded shop takes it here too.
 * @see https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderCreate
 * @see https://shopify.dev/docs/api/usage/idempotent-requests
 */
const ORDER_CREATE = `#graphql
  mutation orderCreate($order: OrderCreateOrderInput!, $options: OrderCreateOptionsInput!, $key: String!) {
    orderCreate(order: $order, options: $options) @idempotent(key: $key) {
      order { id }
      userErrors { field message }
    }
  }
`
