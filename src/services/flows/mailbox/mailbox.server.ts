import { database } from '~/services/platform/database/database.server'
import { env } from '~/services/platform/env/env.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { newestLetters } from '~/services/upstreams/mail/embedded/mailbox'

export async function openMailbox(key: string) {
  if (env().SMTP_URL || !hasQaKey(key)) return null
  return newestLetters(await database())
}
