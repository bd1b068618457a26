/** Stock alone: asked afresh more often than words and prices. */
export const INVENTORY_QUERY = `#graphql
  query inventory($id: ID!) {
    product(id: $id) { id variants(first: 50) { nodes { id availableForSale quantityAvailable } } }
  }
`
