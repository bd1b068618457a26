import { cartAddress } from '~/services/domain/links/cart-link.rules'
import type { Locale } from '~/services/domain/locale'
import { env } from '~/services/platform/env/env.server'

/** Origin of the shop at SHOP_HOST; null where that is this one. */
export function shopHost(): string | null {
  const { SHOP_HOST, publicOrigin } = env()
  const host = SHOP_HOST === undefined ? null : new URL(SHOP_HOST).origin
  return host === publicOrigin ? null : host
}

/** The cart's address for one request, by this shop's configuration. */
export const cartAddressOf = ({ prefix }: Locale, isMigrated: boolean): string =>
  cartAddress({ prefix, isMigrated, shopHost: shopHost() })
