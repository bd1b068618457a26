import { isPersona } from '~/content/seed/personas'
import { env } from '~/services/platform/env/env.server'

/**
 * Somebody of the seed where nothing is demonstrated: a session or a token of theirs is from before, and no longer good.
 * Whom a hosted pool knows is that pool's affair.
 */
export function isClosedPersona(sub: string): boolean {
  const { isDemo, COGNITO_BASE_URL } = env()
  return !isDemo && COGNITO_BASE_URL === undefined && isPersona(sub)
}
