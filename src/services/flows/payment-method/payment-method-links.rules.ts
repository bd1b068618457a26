import { isUuid } from '~/services/domain/ids/uuid.rules'

type Own = { prefix: string; as: string }

/** A-083: with the person in the path (decided: E-73). */
export const paymentMethodHref = ({ prefix, as }: Own) => `${prefix}/account/${as}/account-settings/payment-method`
const PRIMARY = 'primary'

/** A-130; `uuid` null: the one that is charged, or a first card for who pays in no way yet. `returnTo`: where it is led back to. */
export const editCardHref = ({ uuid, returnTo, ...own }: Own & { uuid: string | null; returnTo?: string }) =>
  `${paymentMethodHref(own)}/${uuid ?? PRIMARY}/edit-card${returnTo ? `?return_to=${encodeURIComponent(returnTo)}` : ''}`
/** A-131 */
export const editBillingHref = ({ uuid, ...own }: Own & { uuid: string }) =>
  `${paymentMethodHref(own)}/${uuid}/edit-billing-address`

/** A-060: the same from a subscription of the reading club. */
export const clubPaymentHref = ({ prefix, club }: { prefix: string; club: string }) =>
  `${prefix}/account/early-reader-club/${club}/manage-payment`

const CLUB = /^early-reader-club\/([^/]+)\/manage-payment$/
const PAGE = /^([^/]+)\/account-settings\/payment-method$/
/** A-077: the address that names the person behind the page. */
const BARE = /^settings\/payment-method\/([^/]+)$/

/** `club`: the subscription from which it was reached. One of both is null. */
export type PaymentPlace = { user: string; club: null } | { user: null; club: string }

/*
 * Readers of the part of a path after /account/: what stands there; null for another page's, and where what it names is no
 * id.
 */
export function paymentMethodPlaceAt(path: string): PaymentPlace | null {
  const [, user = ''] = PAGE.exec(path) ?? BARE.exec(path) ?? []
  const [, club = ''] = CLUB.exec(path) ?? []
  if (isUuid(club)) return { user: null, club }
  return isUuid(user) ? { user, club: null } : null
}

type EditPlace = { user: string; uuid: string }
type CardPlace = { user: string; uuid: string | null }

const editPlaceAt = (what: string) => (path: string) => {
  const [user = '', settings, page, uuid = '', ...rest] = path.split('/')
  const isHere = settings === 'account-settings' && page === 'payment-method' && rest.join('/') === what
  return isHere && isUuid(user) && isUuid(uuid) ? { user, uuid } : null
}
export const editCardPlaceAt = (path: string): CardPlace | null => editPlaceAt('edit-card')(path) ?? primaryCardAt(path)
const PRIMARY_CARD = new RegExp(`^([^/]+)/account-settings/payment-method/${PRIMARY}/edit-card$`)

function primaryCardAt(path: string): CardPlace | null {
  const [, user = ''] = PRIMARY_CARD.exec(path) ?? []
  return isUuid(user) ? { user, uuid: null } : null
}
export const editBillingPlaceAt: (path: string) => EditPlace | null = editPlaceAt('edit-billing-address')
