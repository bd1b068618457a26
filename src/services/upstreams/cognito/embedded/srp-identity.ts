import { hkdfSync } from 'node:crypto'
import { uuidOfDigits } from '~/services/domain/ids/uuid.rules'
import type { Account } from './accounts'
import { keyedHash, ownerOf, type Pool } from './pool'
import { expandedVerifier, padded } from './srp'

/** What the first step of SRP tells of an address, and what the second computes with. */
type SrpIdentity = { name: string; salt: string; verifier: bigint }

/** Of every address, with an account or without one: as many bytes as a verifier of the group has. */
const VERIFIER_BYTES = 384

/**
 * The name and the salt of an address. Both follow from the address alone, so that they are the same before it has an
 * account and after: neither their form nor a change of them tells anything (security.md T12).
 */
export function srpNameOf(pool: Pool, email: string): { name: string; salt: string } {
  const owner = ownerOf(pool, email)
  return {
    name: uuidOfDigits(bytesOf(pool, 'name', owner).toString('hex')),
    salt: padded(BigInt(`0x${bytesOf(pool, 'salt', owner).subarray(0, 16).toString('hex')}`)),
  }
}

/** The account's own verifier, or for everybody else one that nobody knows a password for. */
export function srpIdentity(pool: Pool, email: string, account: Account | null): SrpIdentity {
  const nameless = { ...srpNameOf(pool, email), verifier: unknownVerifier(pool, email) }
  const verifier = account ? pool.seal.open(account.srpVerifier) : null
  // another SECRET_KEY sealed it: such an account signs in by password
  if (!account || verifier === null) return nameless
  // made when the account's own id was its name
  const own = account.srpSalt === nameless.salt ? nameless : { name: account.sub, salt: account.srpSalt }
  return { name: own.name, salt: own.salt, verifier: BigInt(`0x${verifier}`) }
}

const bytesOf = (pool: Pool, what: string, owner: string) => Buffer.from(keyedHash(pool, what, owner), 'base64url')

function unknownVerifier(pool: Pool, email: string): bigint {
  const seed = bytesOf(pool, 'verifier', ownerOf(pool, email))
  return expandedVerifier(Buffer.from(hkdfSync('sha256', seed, '', 'verifier', VERIFIER_BYTES)))
}
