import type { Sweep } from '~/services/platform/database/sweep'
import { carts } from './cart.tables'

/** Carts that nobody has changed for 90 days: their cookies have ended long before. */
export const CART_SWEEP: Sweep = { table: carts, by: carts.updatedAt, keptMs: 90 * 86_400_000 }
