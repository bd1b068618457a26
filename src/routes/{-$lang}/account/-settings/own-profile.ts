import { notFound } from '@tanstack/react-router'
import { phoneCountriesOf } from '~/services/domain/delivery/phone-countries.rules'
import type { Locale } from '~/services/domain/locale'
import type { Profile, ProfilePage } from '~/services/flows/settings/settings.contract'
import { profileQuery } from '~/services/flows/settings/settings.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/**
 * What the account knows, for a page that changes one thing of it; null where the layout tells what went wrong. `user`: as
 * the address names them; another one's is not found (decided: E-73).
 */
export async function readProfile(slug: ProfilePage, { context, account, user }: Around & { user?: string }) {
  const [known, { profile, ...page }] = await Promise.all([account, readAccount(context, profileQuery(slug))])
  if (known && user !== undefined && user !== known.as) throw notFound()
  return { ...page, profile: known && profile.ok ? profile.value : null }
}

/** Whose numbers need no prefix: the country of the address first. */
export const phoneCountries = ({ address }: Profile, { code }: Locale) => phoneCountriesOf(code, address?.country ?? '')
