import { createServerFn } from '@tanstack/react-start'
import { getCookie } from '@tanstack/react-start/server'
import { CONSENT_COOKIE, consentOf } from '~/services/domain/consent.rules'
import { env } from '~/services/platform/env/env.server'

/** What this visit speaks, what its flags say, what it has allowed: decided once, the same on server and client. */
export const getVisit = createServerFn().handler(async ({ context: { locale, requestId, boot, flags } }) => ({
  locale,
  requestId,
  boot,
  flags: await flags(),
  /** what addresses in structured data start with */
  origin: env().publicOrigin,
  consent: consentOf(getCookie(CONSENT_COOKIE) ?? null),
}))
