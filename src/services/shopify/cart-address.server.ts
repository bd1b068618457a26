import { env } from '../env.server'
import type { Locale } from '../locale'
import { cartAddress } from './cart-address.rules'

/** The cart's address for one request, by this shop's configuration. */
export function cartAddressOf({ prefix }: Locale, isMigrated: boolean): string {
  const { SHOP_HOST, publicOrigin } = env()
  const host = SHOP_HOST === undefined ? null : new URL(SHOP_HOST).origin
  return cartAddress({ prefix, isMigrated, shopHost: host === publicOrigin ? null : host })
}
