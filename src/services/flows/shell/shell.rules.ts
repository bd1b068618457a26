import type { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { AccountProducts } from './shell.contract'

/** null: not known, or not in time. */
type Known = { counts: SubscriptionCounts | null; readings: readonly unknown[] | null }

export const NO_PRODUCTS: AccountProducts = { hasPlayKit: false, hasReading: false, hasCourses: false }

/** S-052: courses stand in the menu of those who have some, and nobody has any yet. */
export const shownEntries = <E extends { needsCourses: boolean }>(entries: readonly E[]): E[] =>
  entries.filter(({ needsCourses }) => !needsCourses)

/** S-310: whoever had a play kit once, keeps its entry; what is not known is left out. Nobody has courses yet. */
export const accountProductsOf = ({ counts, readings }: Known): AccountProducts => ({
  ...NO_PRODUCTS,
  hasPlayKit: counts !== null && counts.active + counts.cancelled + counts.finished > 0,
  hasReading: readings !== null && readings.length > 0,
})
