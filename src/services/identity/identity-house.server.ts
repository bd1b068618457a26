import { LRUCache } from 'lru-cache'
import { movableClock } from '../clock.server'
import { cognito, poolSettings } from '../cognito/cognito.server'
import { database } from '../database.server'
import { houseSeal } from '../secret.server'
import { shared } from '../shared.server'
import { createKeptTokens } from './kept-tokens'
import { createKeyRing } from './key-ring'
import { createRenewal } from './renewal'
import { createTokenVerifier } from './token-verifier'

const PAUSE_MS = 5000

/** Believes the tokens of the configured pool; its keys are asked for when a token first names one. */
export const tokenVerifier = () =>
  shared('token-verifier', () => {
    const clock = movableClock()
    const { issuer, clientId } = poolSettings()
    const keyOf = createKeyRing({ clock, fetchKeys: async () => (await cognito()).keys() })
    return createTokenVerifier({ clock, issuer, clientId, keyOf })
  })

/** What this process needs to keep and renew tokens. */
export const tokenHouse = () =>
  shared('token-house', () => {
    const kept = createKeptTokens({ db: database, seal: houseSeal('session-tokens') })
    const client = { refresh: async (token: string) => (await cognito()).refresh(token) }
    return {
      kept,
      renew: createRenewal({ kept, verifier: tokenVerifier(), client }),
      /** sessions whose renewal has just failed or brought no claim: the provider is left alone for a moment */
      resting: new LRUCache<string, true>({ max: 1000, ttl: PAUSE_MS }),
    }
  })
