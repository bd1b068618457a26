import type { Sweep } from '~/services/platform/database/sweep'
import { transitionCounts } from './analytics.tables'

const DAY_MS = 86_400_000

/** Counts are looked at for 90 days; two more, since a day of the shop ends at another hour than one of the database. */
export const ANALYTICS_SWEEPS: readonly Sweep[] = [
  { table: transitionCounts, by: transitionCounts.day, keptMs: 92 * DAY_MS },
]
