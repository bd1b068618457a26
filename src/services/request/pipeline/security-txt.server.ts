import { LANGUAGES } from '~/services/domain/locale'
import { env } from '~/services/platform/env/env.server'

const YEAR_MS = 365 * 24 * 3600 * 1000

/**
 * Whom to tell of a hole in this shop. It ends a year after the build, as the standard wants it: what nobody has built
 * for so long, nobody may be looking after.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(): Response {
  const { publicOrigin, SECURITY_CONTACT } = env()
  const fields = {
    Contact: SECURITY_CONTACT ?? `mailto:security@${new URL(publicOrigin).hostname}`,
    Expires: new Date(builtAt() + YEAR_MS).toISOString(),
    'Preferred-Languages': LANGUAGES.join(', '),
    Canonical: `${publicOrigin}/.well-known/security.txt`,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' }
  return new Response(lines.join(''), { headers })
}

/** app.config.ts writes it into the build. */
const builtAt = () => Date.parse(String(import.meta.env.BUILT_AT))
