import { importJWK } from 'jose'
import type { Outage, Result } from '~/services/domain/result'
import type { Clock } from '~/services/platform/clock/clock'
import type { Jwks } from '~/services/upstreams/cognito/cognito.contract'

/** `unreachable`: nobody can say now whether there is such a key. */
export type KeyRing = (kid: string) => Promise<CryptoKey | 'unknown' | 'unreachable'>

type Deps = { fetchKeys: () => Promise<Result<Jwks, Outage>>; clock: Clock }

/** However many tokens name keys that nobody knows, the pool is asked once in that time (security.md T10). */
const COOLDOWN_MS = 30_000
/** A key that the pool takes back is forgotten after that time; it is looked up beside the work, not before it. */
const KEPT_MS = 10 * 60_000

/** The pool's public keys by id, fetched when one is missing. What is known stays known while the pool is away. */
export function createKeyRing({ fetchKeys, clock }: Deps): KeyRing {
  let keys = new Map<string, CryptoKey>()
  let askedAt = Number.NEGATIVE_INFINITY
  let hasFailed = false
  let asking: Promise<void> | null = null

  async function ask() {
    const answer = await fetchKeys()
    hasFailed = !answer.ok
    if (answer.ok) keys = await imported(answer.value)
  }
  const isOlderThan = (ms: number) => Math.abs(clock.now() - askedAt) >= ms
  const askOnce = () => {
    if (!asking && isOlderThan(COOLDOWN_MS)) {
      askedAt = clock.now()
      asking = ask().finally(() => {
        asking = null
      })
    }
    return asking
  }

  return async (kid) => {
    const known = keys.get(kid)
    if (known) {
      if (isOlderThan(KEPT_MS)) void askOnce()?.catch(() => undefined)
      return known
    }
    await askOnce()
    return keys.get(kid) ?? (hasFailed ? 'unreachable' : 'unknown')
  }
}

async function imported({ keys }: Jwks): Promise<Map<string, CryptoKey>> {
  const pairs = await Promise.all(
    keys.map(async ({ kid, kty, n, e }) => [kid, await importJWK({ kty, n, e }, 'RS256')] as const),
  )
  return new Map(pairs.filter((pair): pair is [string, CryptoKey] => pair[1] instanceof CryptoKey))
}
