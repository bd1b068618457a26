import type { Result } from '~/services/domain/result'
import type { AccountError } from '~/services/platform/wire/wire.contract'

/** A subscription of this person, as far as its banner follows from it. `over`: neither running nor cancelled. */
export type HeldSubscription = {
  status: 'active' | 'cancelled' | 'over'
  /** ISO 8601, UTC */
  createdAt: string
  /** whose kits they are; null: books are for no child in particular */
  childName: string | null
}
export type HeldAnswer = Result<HeldSubscription[], AccountError | { kind: 'refused'; code: string }>

/** What a page of the account knows anyway, for the banners at its end. `isBfcm`: the flag of the campaign is on (S-317). */
export type ReferralFacts = { held: HeldAnswer; isBfcm: boolean }

/** The page whose answer says it. */
export type ReferralPage = 'home' | 'playKits' | 'readingClub'
