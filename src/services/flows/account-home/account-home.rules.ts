import type { CivilDate } from '~/services/domain/dates/civil-date'
import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import type { Result } from '~/services/domain/result'
import type { SubscriptionCounts } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { HomeFacts } from './account-home.contract'

/** The account says whose work it is where the flag says so; null: it does not. */
export const poweredHref = (flags: Partial<Flags>, prefix: string): string | null =>
  isOn(flags, 'retention-enable-powered-by-pg-logo') ? prefix || '/' : null

type Answers<E> = {
  counts: Result<SubscriptionCounts, E>
  /** without them there is no tile for the club, and that is all */
  reading: Result<readonly unknown[], unknown>
  orderHistoryHref: string
  /** the shop's day */
  today: CivilDate
  /** without the schedule the tile of the play kits stands in for it */
  coming: Coming
}

/** What the tiles follow from. Nobody has skill sets or courses yet: their upstream does not exist. */
/** `ended` where `next` is empty, and somebody knows why. */
export type Coming = Pick<HomeFacts, 'next' | 'ended'>

export function homeFactsFrom<E>({ counts, reading, coming, ...known }: Answers<E>): Result<HomeFacts, E> {
  if (!counts.ok) return counts
  const hasReadingClub = reading.ok && reading.value.length > 0
  return {
    ok: true,
    value: { counts: counts.value, hasReadingClub, hasSkillSets: false, hasCourses: false, ...known, ...coming },
  }
}
