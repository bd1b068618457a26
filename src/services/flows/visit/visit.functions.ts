import { createServerFn } from '@tanstack/react-start'
import { readVisit } from './visit.server'

/** What this visit speaks, what its flags say, what it has allowed: decided once, the same on server and client. */
export const getVisit = createServerFn().handler(async ({ context: { locale, requestId, boot, flags } }) => ({
  locale,
  requestId,
  boot,
  flags: await flags(),
  ...readVisit(),
}))
