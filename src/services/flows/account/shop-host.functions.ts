import { createServerFn } from '@tanstack/react-start'
import { shopHost } from '~/services/flows/cart/cart-link.server'

/** The origin of the old shop (SHOP_HOST); null where this shop is the only one. */
export const getShopHost = createServerFn({ method: 'GET' }).handler(() => shopHost())
