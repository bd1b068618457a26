import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressFields } from '~/services/domain/people/address.contract'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { ChildInfoContent } from '~/services/flows/content/pages.contract'
import type { ContentPicture } from '~/services/flows/content/parts.contract'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** A child of the account that the gift can be for. */
export type GiftChild = {
  uuid: string
  name: string
  birthday: CivilDate
  /** kits come already: the day of a gift's first one after them; null where none is left. null: nothing runs (decided: E-107) */
  running: { from: CivilDate | null } | null
}

/** Who can redeem a gift here, and what the form may begin with; a guest can look at one. */
export type GiftPage = {
  /** the account that every further call of the page is made for; null: a guest */
  as: string | null
  /** the shop's day */
  today: CivilDate
  children: GiftChild[]
  addresses: AddressFields[]
}

/** `limited`: tried too often, and when the next try is taken. */
export type GiftError = CheckoutError | { kind: 'limited'; retryAfterSeconds: number }

/** The page of a gift's code: its words, those about a child from the subscription's first step, and who redeems. */
export type GiftPageAnswer = {
  page: AccountPage
  childCopy: Pick<ChildInfoContent, 'name' | 'birthDate' | 'language'>
  picture: ContentPicture
  gift: Result<GiftPage, AccountManagerError>
}
