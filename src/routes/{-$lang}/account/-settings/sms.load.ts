import { notFound } from '@tanstack/react-router'
import { smsSignupFlow } from '~/machines/account/sms-signup/sms-signup.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Around } from '../-pages/around'
import { phoneCountries, readProfile } from './own-profile'

/** The sign-up for text messages (decided: E-79); while its flag is off it is not found. */
export async function loadSms(around: Around) {
  const shows = 'sms' as const
  const { profile, page, hasSms } = await readProfile('sms', around)
  if (!hasSms) throw notFound()
  if (!profile) return { shows, page, started: null }
  const countries = phoneCountries(profile, around.context.locale)
  const started = await startFlow(smsSignupFlow, { as: profile.uuid, countries, phone: profile.phone ?? '' })
  return { shows, page, started }
}
