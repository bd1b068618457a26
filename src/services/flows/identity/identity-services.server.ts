import { LRUCache } from 'lru-cache'
import { movableClock } from '~/services/platform/clock/clock.server'
import { database } from '~/services/platform/database/database.server'
import { shared } from '~/services/platform/process/shared.server'
import { sealFor } from '~/services/platform/secrets/secret.server'
import { cognito, poolSettings } from '~/services/upstreams/cognito/cognito.server'
import { createKeptTokens, createRenewal } from './kept-tokens.server'
import { createKeyRing, createTokenVerifier, type IdClaims } from './token-verifier.server'

const PAUSE_MS = 5000
const BELIEVED_MS = 30_000

/** Believes the tokens of the configured pool; its keys are asked for when a token first names one. */
export const tokenVerifier = () =>
  shared('token-verifier', () => {
    const clock = movableClock()
    const { issuer, clientId } = poolSettings()
    const keyOf = createKeyRing({ clock, fetchKeys: async () => (await cognito()).keys() })
    return createTokenVerifier({ clock, issuer, clientId, keyOf })
  })

/**
 * The person of an id token that the configured pool gave and that still lives; null for any other. A page asks several
 * services with one token: its signature is looked at once in half a minute, its end each time.
 */
export async function personOfToken(token: string): Promise<IdClaims | null> {
  const believed = shared('believed-tokens', () => new LRUCache<string, IdClaims>({ max: 1000, ttl: BELIEVED_MS }))
  const known = believed.get(token)
  if (known && movableClock().now() / 1000 < known.expiresAt) return known
  const claims = await tokenVerifier().id(token)
  if (!claims.ok) return null
  believed.set(token, claims.value)
  return claims.value
}

/** What this process needs to keep and renew tokens. */
export const tokenServices = () =>
  shared('token-services', () => {
    const kept = createKeptTokens({ db: database, seal: sealFor('session-tokens') })
    const client = { refresh: async (token: string) => (await cognito()).refresh(token) }
    return {
      kept,
      renew: createRenewal({ kept, verifier: tokenVerifier(), client }),
      /** sessions whose renewal has just failed or brought no claim: not tried again for a moment */
      resting: new LRUCache<string, true>({ max: 1000, ttl: PAUSE_MS }),
    }
  })
