import type { HomeFacts } from '~/services/flows/account-home/account-home.contract'

/** Places that the account home may lead to, in the order of the page (A-133 … A-141). */
const TILE_KINDS = [
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
type TileKind = (typeof TILE_KINDS)[number]

const has = ({ counts: { active, cancelled, finished } }: HomeFacts) => active + cancelled + finished > 0

const RULES: Record<TileKind, (facts: HomeFacts) => boolean> = {
  playKits: () => true,
  subscriberShop: has,
  referAFriend: () => true,
  earlyReaderClub: ({ hasReadingClub }) => hasReadingClub,
  readingSkillSet: ({ hasSkillSets }) => hasSkillSets,
  coursePacks: ({ hasCourses }) => hasCourses,
  orderHistory: () => true,
  accountSettings: () => true,
  activateGift: () => true,
}

/** The tiles of this person. A tile is drawn where the content has words for it, which is once its page is there. */
export const tilesOf = (facts: HomeFacts): TileKind[] => TILE_KINDS.filter((kind) => RULES[kind](facts))
