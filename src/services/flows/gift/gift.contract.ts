import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressFields } from '~/services/domain/people/address.contract'

/** A child of the account that the gift can be for. */
export type GiftChild = { uuid: string; name: string; birthday: CivilDate }

/** Who can redeem a gift here, and what the form may begin with. */
export type GiftPage = {
  /** the account that every further call of the page is made for */
  as: string
  /** the shop's day */
  today: CivilDate
  children: GiftChild[]
  addresses: AddressFields[]
}
