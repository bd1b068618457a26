import { desc } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose'
import type { Jwks } from '../cognito.contract'
import { keys } from './cognito.tables'
import { isoIn, type Pool } from './pool'

type SigningKey = { kid: string; privateKey: CryptoKey }
export type Keys = { signing(): Promise<SigningKey>; jwks(): Promise<Jwks> }

/**
 * The pool's RS256 keys: made once, kept in the database with the private half sealed, so that a restart and other
 * processes sign with the same. Where none opens (another SECRET_KEY), a new one is made and old tokens still verify.
 */
export function createKeys(pool: Pool): Keys {
  let signing: Promise<SigningKey> | null = null
  return {
    signing() {
      signing ??= openOrMake(pool).catch((error: unknown) => {
        signing = null
        throw error
      })
      return signing
    },
    async jwks() {
      const rows = await pool.db.select().from(keys).orderBy(desc(keys.createdAt)).limit(20)
      return {
        keys: rows.map(
          ({ kid, publicJwk: { n, e } }) => ({ kid, kty: 'RSA', alg: 'RS256', use: 'sig', n, e }) as const,
        ),
      }
    },
  }
}

async function openOrMake(pool: Pool): Promise<SigningKey> {
  const rows = await pool.db.select().from(keys).orderBy(desc(keys.createdAt), keys.kid)
  for (const { kid, sealed } of rows) {
    const text = pool.seal.open(sealed)
    if (text !== null) return { kid, privateKey: await importPKCS8(text, 'RS256') }
  }
  return make(pool)
}

async function make(pool: Pool): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const { n = '', e = '', ...jwk } = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint({ ...jwk, n, e })
  const sealed = pool.seal.seal(await exportPKCS8(privateKey))
  await pool.db.insert(keys).values({ kid, publicJwk: { n, e }, sealed, createdAt: isoIn(pool) })
  return { kid, privateKey }
}
