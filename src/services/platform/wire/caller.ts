import { Uuid } from '~/services/domain/ids/uuid.contract'
import { isSameSecret } from '../secrets/compare'
import { READS_FOR_HEADER } from './wire.contract'

/**
 * Who asks one of the shop's own services: our server in its own name, or a person with an id token. `isReader`: our
 * server in that person's place, who may read what they may and change nothing (decided: E-65).
 */
export type Caller =
  | { kind: 'service' }
  | { kind: 'person'; sub: string; playchartId: string; groups: readonly string[]; isReader: boolean }

/** The caller by the bearer token of a request: null without one, and for an invalid one. */
export type Authenticate = (request: Request) => Promise<Caller | null>

/** A verified id token; `playchartId` is null while the account manager's claim is missing. */
type TokenClaims = { sub: string; playchartId: string | null; groups: readonly string[] }

export type Authenticating = { verifyIdToken: (token: string) => Promise<TokenClaims | null>; serviceToken: string }

export function createAuthenticate({ verifyIdToken, serviceToken }: Authenticating): Authenticate {
  return async (request) => {
    const token = /^Bearer ([\w.~+/=-]{8,4096})$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token === undefined) return null
    if (isSameSecret(token, serviceToken)) return serverOr(request.headers.get(READS_FOR_HEADER))
    const claims = await verifyIdToken(token)
    return claims?.playchartId ? { ...claims, kind: 'person', playchartId: claims.playchartId, isReader: false } : null
  }
}

function serverOr(readsFor: string | null): Caller | null {
  if (readsFor === null) return { kind: 'service' }
  const id = Uuid.safeParse(readsFor)
  return id.success ? { kind: 'person', sub: '', playchartId: id.data, groups: [], isReader: true } : null
}
