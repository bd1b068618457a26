import type { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { Belongings } from './shell.contract'

/** null: not known, or not in time. */
type Known = { counts: SubscriptionCounts | null; readings: readonly unknown[] | null }

export const NO_BELONGINGS: Belongings = { hasPlayKit: false, hasReading: false, hasCourses: false }

/** S-310: whoever had a play kit once, keeps its entry; what is not known is left out. Nobody has courses yet. */
export const belongingsOf = ({ counts, readings }: Known): Belongings => ({
  ...NO_BELONGINGS,
  hasPlayKit: counts !== null && counts.active + counts.cancelled + counts.finished > 0,
  hasReading: readings !== null && readings.length > 0,
})
