import type { Sweep } from '~/services/platform/database/sweep'
import { carts } from './shopify.tables'

const DAY_MS = 86_400_000

/** Carts that nobody has changed for 90 days. */
export const SHOPIFY_SWEEPS: readonly Sweep[] = [{ table: carts, by: carts.updatedAt, keptMs: 90 * DAY_MS }]
