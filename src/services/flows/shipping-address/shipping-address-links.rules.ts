import { isUuid } from '~/services/domain/ids/uuid.rules'

type Wanted = { prefix: string; as: string; uuid: string; returnTo: string }

const wayBack = (returnTo: string) => `?return_to=${encodeURIComponent(returnTo)}`

/** with the person in the path (decided: E-73). `returnTo`: where it is led back to. */
export const shippingAddressHref = ({ prefix, as, uuid, returnTo }: Wanted) =>
  `${prefix}/account/${as}/account-settings/edit-shipping-address/${uuid}${wayBack(returnTo)}`

/** the same from the reading club. */
export const clubAddressHref = ({ prefix, uuid, returnTo }: Omit<Wanted, 'as'>) =>
  `${prefix}/account/early-reader-club/edit-shipping-address/${uuid}${wayBack(returnTo)}`

const OWN = /^([^/]+)\/account-settings\/edit-shipping-address\/([^/]+)$/
const CLUB = /^early-reader-club\/edit-shipping-address\/([^/]+)$/

/** `user`: as the address names them; null in the one that names nobody. */
export type ShippingAddressPlace = { user: string | null; uuid: string }

/** Of a path below /account; null for another page's, and where what it names is no id. */
export function shippingAddressPlaceAt(path: string): ShippingAddressPlace | null {
  const [, user = null, ofPerson] = OWN.exec(path) ?? []
  const [, ofClub] = CLUB.exec(path) ?? []
  const uuid = ofPerson ?? ofClub ?? ''
  return [uuid, ...(user === null ? [] : [user])].every(isUuid) ? { user, uuid } : null
}

/** A path of the account and what follows it: nothing that a browser could take for another site. */
const OF_ACCOUNT = /^\/account(?:[/?][\w\-./?=&%~+]*)?$/

type Asked = { prefix: string; asked: unknown; otherwise: string }

/** Where it is led back to: of what an address claims, only a page of this account (decided: E-43). */
export function returnPath({ prefix, asked, otherwise }: Asked): string {
  const isOwn = typeof asked === 'string' && asked.startsWith(prefix) && OF_ACCOUNT.test(asked.slice(prefix.length))
  return isOwn ? asked : otherwise
}
