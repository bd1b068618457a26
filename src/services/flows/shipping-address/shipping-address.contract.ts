import { z } from 'zod'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { type Address, AddressFields } from '~/services/domain/people/address.contract'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'

/** What goes to an address from now on: so many kits of a child, boxes of the reading club, and whether who pays lives there. */
export type Concern =
  | { kind: 'kits'; key: string; child: string; count: number; nextOn: CivilDate }
  | { kind: 'boxes'; key: string; count: number; nextOn: CivilDate }
  | { kind: 'pausedBoxes'; key: string; count: number }
  | { kind: 'billing'; key: string; label: string }

/** `countries`: where it may go, those of its region. */
export type ShippingAddress = { address: Address; countries: readonly string[]; concerns: Concern[] }

/** `notFound`: none of this person's addresses. */
export type ShippingAddressAnswer = {
  page: AccountPage
  today: CivilDate
  shipping: Result<ShippingAddress, AccountManagerError | { kind: 'refused'; code: string }>
}

/** what it shall be. */
export const SaveShippingAddress = z.strictObject({ as: Uuid, uuid: Uuid, address: AddressFields })
export type SaveShippingAddress = z.infer<typeof SaveShippingAddress>
