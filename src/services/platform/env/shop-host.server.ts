import { env } from './env.server'

/** Origin of the shop at SHOP_HOST; null where that is this one. */
export function shopHost(): string | null {
  const { SHOP_HOST, publicOrigin } = env()
  const host = SHOP_HOST === undefined ? null : new URL(SHOP_HOST).origin
  return host === publicOrigin ? null : host
}
