import type { Result } from '~/services/domain/result'
import type { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** Places that the account home may lead to, in the order of the page (A-133 … A-141). */
export const TILE_KINDS = [
  'playKits',
  'subscriberShop',
  'referAFriend',
  'earlyReaderClub',
  'readingSkillSet',
  'coursePacks',
  'orderHistory',
  'accountSettings',
  'activateGift',
] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** What decides who sees which tile. */
export type HomeFacts = {
  counts: SubscriptionCounts
  hasReadingClub: boolean
  hasSkillSets: boolean
  hasCourses: boolean
  /** where the orders are listed; null: nowhere */
  orderHistoryHref: string | null
}

const has = ({ counts: { active, cancelled, finished } }: HomeFacts) => active + cancelled + finished > 0

const RULES: Record<TileKind, (facts: HomeFacts) => boolean> = {
  playKits: () => true,
  subscriberShop: has,
  referAFriend: () => true,
  earlyReaderClub: ({ hasReadingClub }) => hasReadingClub,
  readingSkillSet: ({ hasSkillSets }) => hasSkillSets,
  coursePacks: ({ hasCourses }) => hasCourses,
  orderHistory: ({ orderHistoryHref }) => orderHistoryHref !== null,
  accountSettings: () => true,
  activateGift: () => true,
}

/** The tiles of this person. A tile is drawn where the content has words for it, which is once its page is there. */
export const tilesOf = (facts: HomeFacts): TileKind[] => TILE_KINDS.filter((kind) => RULES[kind](facts))

type Answers<E> = {
  counts: Result<SubscriptionCounts, E>
  /** without them there is no tile for the club, and that is all */
  reading: Result<readonly unknown[], unknown>
  orderHistoryHref: string | null
}

/** What the tiles follow from. Skill sets and courses are nobody's yet: their upstream is not there. */
export function homeFactsFrom<E>({ counts, reading, orderHistoryHref }: Answers<E>): Result<HomeFacts, E> {
  if (!counts.ok) return counts
  const hasReadingClub = reading.ok && reading.value.length > 0
  return {
    ok: true,
    value: { counts: counts.value, hasReadingClub, hasSkillSets: false, hasCourses: false, orderHistoryHref },
  }
}
