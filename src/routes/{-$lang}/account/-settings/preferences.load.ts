import { preferencesFlow } from '~/machines/account/preferences/preferences.flow'
import { startFlow } from '~/machines/runtime/flow'
import { phoneCountriesOf } from '~/machines/ui/phone-input/phone-input.rules'
import { profileQuery } from '~/services/flows/settings/settings.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** Which text messages somebody wants. */
export async function loadPreferences({ context, account }: Around) {
  const shows = 'preferences' as const
  const [known, { profile, ...page }] = await Promise.all([account, readAccount(context, profileQuery('preferences'))])
  if (!known || !profile.ok) return { shows, ...page, started: null }
  const { preferences, phone, address } = profile.value
  const countries = phoneCountriesOf(context.locale.code, address?.country ?? '')
  const saved = { ...preferences, phone: phone ?? '' }
  return { shows, ...page, started: await startFlow(preferencesFlow, { as: known.as, countries, saved }) }
}
