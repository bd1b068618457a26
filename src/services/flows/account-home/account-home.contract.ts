import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type {
  SubscriptionCounts,
  SubscriptionManagerError,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** What decides who sees which tile of the account home. */
export type HomeFacts = {
  counts: SubscriptionCounts
  hasReadingClub: boolean
  hasSkillSets: boolean
  hasCourses: boolean
  /** where the orders are listed; null: nowhere */
  orderHistoryHref: string | null
}
export type HomeAnswer = Result<HomeFacts, SubscriptionManagerError>

/** The account home's words beside them, and where the shop's name on it leads; null: it does not stand on it. */
export type AccountHomeAnswer = { page: AccountPage; poweredHref: string | null; facts: HomeAnswer }
