import { isUuid } from '~/services/domain/ids/uuid.rules'

/** E-74, and from there; decided: E-79. */
export const settingsHref = (prefix: string) => `${prefix}/account/settings`
export const preferencesHref = (prefix: string) => `${settingsHref(prefix)}/edit-communication-preferences`
export const smsHref = (prefix: string) => `${settingsHref(prefix)}/sms`
/** E-101 */
export const privacyHref = (prefix: string) => `${settingsHref(prefix)}/privacy`
export const editChildHref = (prefix: string, childUuid: string) => `${settingsHref(prefix)}/edit-child/${childUuid}`
/** E-77 */
export const familyHref = (prefix: string) => `${prefix}/account/subscriber-shop/family`

type Own = { prefix: string; as: string }

/** with the person in the path (decided: E-73). */
export const contactDetailsHref = ({ prefix, as }: Own) => `${prefix}/account/${as}/profile-info/edit-contact-details`
export const passwordHref = ({ prefix, as }: Own) => `${prefix}/account/${as}/profile-info/update-password`

/** what somebody has given. */
export const giftsHref = ({ prefix, as }: Own) => `${prefix}/account/${as}/account-settings/gifts`

/*
 * Readers of the part of a path after /account/: what stands there; null for another page's.
 */
const placeAt = (own: string) => (path: string) => (path === own ? { path } : null)
export const settingsPlaceAt = placeAt('settings')
export const preferencesPlaceAt = placeAt('settings/edit-communication-preferences')
export const smsPlaceAt = placeAt('settings/sms')
export const privacyPlaceAt = placeAt('settings/privacy')
export const familyPlaceAt = placeAt('subscriber-shop/family')

const ownPlaceAt = (own: string) => (path: string) => {
  const [user = '', ...rest] = path.split('/')
  return isUuid(user) && rest.join('/') === own ? { user } : null
}
export const contactDetailsPlaceAt = ownPlaceAt('profile-info/edit-contact-details')
export const giftsPlaceAt = ownPlaceAt('account-settings/gifts')
export const passwordPlaceAt = ownPlaceAt('profile-info/update-password')

const EDIT_CHILD = /^(?:v2\/)?settings\/edit-child\/([^/]+)$/

/** Of two addresses that show the same form (decided: E-71); `childUuid` is null for a new child. */
export function childFormPlaceAt(path: string): { childUuid: string | null } | null {
  if (path === 'v2/settings/add-a-child') return { childUuid: null }
  const [, childUuid = ''] = EDIT_CHILD.exec(path) ?? []
  return isUuid(childUuid) ? { childUuid } : null
}
