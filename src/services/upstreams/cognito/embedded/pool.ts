import { createHmac } from 'node:crypto'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { Seal } from '~/services/platform/sealing/sealing'
import type { AskService } from '~/services/platform/wire/service-deps'
import type { CodeMail } from '../cognito.contract'

/** What the embedded pool depends on. */
export type Pool = {
  db: Db
  clock: Clock
  poolId: string
  clientId: string
  issuer: string
  /** for private keys, SRP verifiers and open challenges */
  seal: Seal
  /** keys the hashes of addresses and codes, which are too few to be hashed without one */
  pepper: Buffer
  /** the account manager is asked over its wire */
  ask: AskService
  /** six digits that nobody can foresee */
  drawCode: () => string
  sendCode: (mail: CodeMail) => Promise<{ ok: boolean }>
  /** accounts that are as good as none, whoever knows their password */
  isClosed: (sub: string) => boolean
  /**
   * Sign-ins have ended whose tokens hold by their signatures for `seconds` more at most: whoever believes those must
   * know. `ids` are their `origin_jti`; the change stands in the same transaction.
   */
  onEnded: (ended: { ids: string[]; seconds: number }, db: Db) => Promise<void>
  /** answers about an address leave at multiples of that time after their question; 0 as soon as they are there */
  answerStepMs: number
}

export const isoIn = ({ clock }: Pick<Pool, 'clock'>, ms = 0) => new Date(clock.now() + ms).toISOString()

/** A text of which nobody without the key can say what it was made from. */
export const keyedHash = ({ pepper }: Pool, ...parts: string[]) =>
  createHmac('sha256', pepper).update(JSON.stringify(parts)).digest('base64url')

/** Addresses differ by nothing that people do not see. */
export const addressOf = (text: string) => text.trim().toLowerCase()
/** An address where only its hash is wanted: it may have no account at all. */
export const ownerOf = (pool: Pool, email: string) => keyedHash(pool, 'owner', addressOf(email))
