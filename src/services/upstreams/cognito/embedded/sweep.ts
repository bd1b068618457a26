import { sweepUnconfirmed } from './accounts'
import { sweepAttempts } from './attempts'
import { sweepCodes } from './codes'
import type { PoolRows } from './pool'
import { sweepChallenges } from './signing-in'
import { sweepSignIns } from './tokens'

/** Rows of the pool that have ended. */
export async function sweepCognito(pool: PoolRows): Promise<void> {
  for (const sweep of [sweepUnconfirmed, sweepAttempts, sweepCodes, sweepChallenges, sweepSignIns]) await sweep(pool)
}
