import { preferencesFlow } from '~/machines/account/preferences/preferences.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Around } from '../-pages/around'
import { phoneCountries, readProfile } from './own-profile'

/** Which text messages somebody wants. */
export async function loadPreferences(around: Around) {
  const shows = 'preferences' as const
  const { profile, page, saysFailures } = await readProfile('preferences', around)
  if (!profile) return { shows, page, saysFailures, started: null }
  const { uuid: as, preferences, phone } = profile
  const countries = phoneCountries(profile, around.context.locale)
  const started = await startFlow(preferencesFlow, { as, countries, saved: { ...preferences, phone: phone ?? '' } })
  return { shows, page, saysFailures, started }
}
