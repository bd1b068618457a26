import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { bulkhead } from 'cockatiel'
import { type PasswordFault, passwordFault } from './password.rules'
import type { Pool } from './pool'
import { badPassword } from './refusals'
import { verifierOf } from './srp'
import { srpNameOf } from './srp-identity'

/**
 * argon2id (the library's default kind). Of the settings that OWASP calls equal it is the one for 12 MiB: one round more
 * than with 19 MiB, and a hosted process stays within its memory.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const COST = { memoryCost: 12_288, timeCost: 3, parallelism: 1 }

/** Each takes 12 MiB and a core for some 30 ms: many at once would take them from everybody else. */
const oneAfterAnother = bulkhead(1, Number.POSITIVE_INFINITY)

const REASONS: Record<PasswordFault, string> = {
  tooShort: 'Password not long enough',
  tooLong: 'Password too long',
  common: 'Password is too common',
}

const normal = (password: string) => password.normalize('NFKC')
const poolName = ({ poolId }: Pool) => poolId.split('_')[1] ?? poolId

/** What SRP hashes as the user: the pool's name before the address's own. */
export const srpUser = (pool: Pool, name: string) => `${poolName(pool)}${name}`

/** Throws Cognito's InvalidPasswordException. */
export function requirePolicy(password: string, email: string) {
  const fault = passwordFault(password, email)
  if (fault) throw badPassword(REASONS[fault])
}

const hashOf = (text: string) => oneAfterAnother.execute(() => hash(text, COST))

/** What is kept of a password. The client's SRP hashes it as it was typed, so the verifier does too. */
export async function credentialsOf(pool: Pool, { email, password }: { email: string; password: string }) {
  const { name, salt: srpSalt } = srpNameOf(pool, email)
  const verifier = verifierOf({ userName: srpUser(pool, name), password, salt: srpSalt })
  return {
    passwordHash: await hashOf(normal(password)),
    srpSalt,
    srpVerifier: pool.seal.seal(verifier.toString(16)),
  }
}

let decoyHash: Promise<string> | null = null

/** Takes as long for an unknown account as for a known one. */
export async function isPassword(known: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashOf(randomBytes(16).toString('hex'))
  const against = known ?? (await decoyHash)
  const isRight = await oneAfterAnother.execute(() => verify(against, normal(password)))
  return known !== null && isRight
}
