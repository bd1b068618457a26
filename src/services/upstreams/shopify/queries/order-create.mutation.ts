/**
 * Taken once per key: Shopify documents the directive for stock and refunds, the embedded shop takes it here too.
 * @see https://shopify.dev/docs/api/admin-graphql/latest/mutations/orderCreate
 * @see https://shopify.dev/docs/api/usage/idempotent-requests
 */
export const ORDER_CREATE = `#graphql
  mutation orderCreate($order: OrderCreateOrderInput!, $options: OrderCreateOptionsInput!, $key: String!) {
    orderCreate(order: $order, options: $options) @idempotent(key: $key) {
      order { id }
      userErrors { field message }
    }
  }
`
