import { contactDetailsFlow } from '~/machines/account/contact-details/contact-details.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Around } from '../-pages/around'
import { phoneCountries, readProfile } from './own-profile'

/** Who somebody is, and how they are reached. */
export async function loadContactDetails({ user }: { user: string }, around: Around) {
  const shows = 'contact-details' as const
  const { profile, page } = await readProfile('contact-details', { ...around, user })
  if (!profile) return { shows, page, own: null }
  const { uuid: as, firstName, lastName, phone, email } = profile
  const countries = phoneCountries(profile, around.context.locale)
  const saved = { firstName, lastName, phone: phone ?? '' }
  return { shows, page, own: { email, started: await startFlow(contactDetailsFlow, { as, countries, saved }) } }
}
