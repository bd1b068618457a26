import { eq } from 'drizzle-orm'
import type { Sweep } from '~/services/platform/database/sweep'
import { FORGET_AFTER_MS } from './attempts'
import { attempts, challenges, codes, signIns, users } from './cognito.tables'

const WEEK_MS = 7 * 86_400_000

/** Rows of the pool that have ended. Whoever never proved an address has no account after a week. */
export const COGNITO_SWEEPS: readonly Sweep[] = [
  { table: users, by: users.createdAt, keptMs: WEEK_MS, only: eq(users.status, 'UNCONFIRMED') },
  { table: attempts, by: attempts.lastAt, keptMs: FORGET_AFTER_MS },
  { table: codes, by: codes.expiresAt, keptMs: 0, key: [codes.owner, codes.kind, codes.sub] },
  { table: challenges, by: challenges.expiresAt, keptMs: 0 },
  { table: signIns, by: signIns.expiresAt, keptMs: 0 },
]
