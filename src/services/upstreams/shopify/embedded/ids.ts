import { createHash, randomBytes } from 'node:crypto'
import { isSameSecret } from '~/services/platform/secrets/compare'

/**
 * The number of a resource, 13 digits as Shopify's are: always the same for the same handle or sku, so that a shop that
 * is seeded again keeps its URLs and its carts' merchandise.
 */
export function shopifyNumber(type: string, key: string): string {
  const digest = createHash('sha256').update(`${type}/${key}`).digest()
  return String(7_000_000_000_000 + (digest.readUIntBE(0, 6) % 1_000_000_000_000))
}

export const gid = (type: string, number: string) => `gid://shopify/${type}/${number}`

/** "gid://shopify/Product/7" → { type: 'Product', number: '7' }; null for anything else. A query part is left out. */
export function parseGid(id: string): { type: string; number: string } | null {
  const match = /^gid:\/\/shopify\/(\w+)\/([\w-]+)(?:\?.*)?$/.exec(id)
  return match?.[1] && match[2] ? { type: match[1], number: match[2] } : null
}

export type CartAddress = { token: string; key: string }

/** A cart's id carries its secret: whoever knows it whole may read and change the cart. */
export const cartGid = ({ token, key }: CartAddress) => `${gid('Cart', token)}?key=${key}`

export function parseCartGid(id: string): CartAddress | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{16,64})\?key=([0-9a-f]{32})$/.exec(id)
  return match?.[1] && match[2] ? { token: match[1], key: match[2] } : null
}

export const newCartAddress = (): CartAddress => ({
  token: randomBytes(18).toString('base64url'),
  key: randomBytes(16).toString('hex'),
})

/** What the database keeps of a key: enough to compare, too little to open the cart. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

export const isSecret = (given: string, expectedHash: string) => isSameSecret(hashOf(given), expectedHash)
