import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { BirthDateCopy } from '~/services/flows/content/parts.contract'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'

/** A child as the settings show it. `isVerified`: its birth date can no longer change (decided: E-88). */
type ProfileChild = { uuid: string; name: string; birthday: CivilDate; isVerified: boolean }

/** Which text messages somebody wants. */
export type Preferences = { marketing_sms: boolean; transactional_sms: boolean }

/** What the account says of its person. Nothing of it may be kept with a document. */
export type Profile = {
  uuid: string
  firstName: string
  lastName: string
  email: string
  /** as it was typed; null: none */
  phone: string | null
  preferences: Preferences
  /** those that a customer sees */
  children: ProfileChild[]
  /** street and place of the newest address, and its country (ISO 3166-1 alpha-2); null: there is none */
  address: { uuid: string; to: string; country: string } | null
}
export type ProfileResult = Result<Profile, AccountManagerError>

/** The children who have or had Play Kits, of whatever status, and the day of the next order; null: none is coming. */
export type KitsOfAccount = { children: number; nextOn: CivilDate | null }

/** The subscriptions of the club, of whatever status, and the day of the next box; null: none is coming. */
export type BoxesOfAccount = { subscriptions: number; nextOn: CivilDate | null }

/** A child as the family sees it. `hasKits`: it gets Play Kits; null: nobody knows now. */
export type FamilyChild = Pick<ProfileChild, 'uuid' | 'name' | 'birthday'> & { hasKits: boolean | null }
export type FamilyAnswer = { page: AccountPage; today: CivilDate; family: Result<FamilyChild[], AccountManagerError> }

/** `kits` is null where the schedule cannot be read, `boxes` where the club cannot. `hasSms`: decided: E-79. */
export type SettingsAnswer = {
  page: AccountPage
  today: CivilDate
  profile: ProfileResult
  kits: KitsOfAccount | null
  boxes: BoxesOfAccount | null
  hasSms: boolean
}

/** The pages that change one thing of the account, by their slug in the content. */
export const PROFILE_PAGES = ['preferences', 'contact-details', 'password', 'sms', 'privacy'] as const
export type ProfilePage = (typeof PROFILE_PAGES)[number]

/** What such a page begins with. `saysFailures`: decided: E-91. */
export type ProfileAnswer = {
  page: AccountPage
  profile: ProfileResult
  hasSms: boolean
  saysFailures: boolean
}

/** Both errors of a name come from the content. */
export type ChildCopy = { name: ChildInfoContent['name'] & { invalid: string }; birthDate: BirthDateCopy }

/** What the form of a child begins with; null: a new one. `notFound`: none of this person's. */
export type ChildFormAnswer = {
  page: AccountPage
  copy: ChildCopy
  today: CivilDate
  child: Result<ProfileChild | null, AccountManagerError>
  /** kits for it are planned that are not with it yet */
  hasPlannedKits: boolean
}
