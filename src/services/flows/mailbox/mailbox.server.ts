import { env } from '~/services/platform/env/env.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { Email } from '~/services/upstreams/mail/mail.contract'

/** The newest emails; null without the key, where mail really goes out, and where nothing is demonstrated. */
export async function openMailbox(key: string): Promise<Email[] | null> {
  const { SMTP_URL, publicOrigin } = env()
  if (SMTP_URL || !hasQaKey(key)) return null
  const { controls } = await embedded()
  const answer = await controls.mailbox?.GET?.(new Request(`${publicOrigin}/upstream/qa/mailbox`))
  return answer ? Email.array().parse(await answer.json()) : null
}
