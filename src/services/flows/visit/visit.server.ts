import { getCookie } from '@tanstack/react-start/server'
import { CONSENT_COOKIE, consentOf } from '~/services/domain/consent.rules'
import { env } from '~/services/platform/env/env.server'

export const readVisit = () => ({
  /** what addresses in structured data start with */
  origin: env().publicOrigin,
  consent: consentOf(getCookie(CONSENT_COOKIE) ?? null),
})
