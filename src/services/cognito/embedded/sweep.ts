import { sweepAttempts } from './attempts'
import { sweepCodes } from './codes'
import type { Pool } from './pool'
import { sweepChallenges } from './signing-in'
import { sweepSignIns } from './tokens'

/** Rows of the pool that have ended. */
export async function sweepCognito(pool: Pool): Promise<void> {
  for (const sweep of [sweepAttempts, sweepCodes, sweepChallenges, sweepSignIns]) await sweep(pool)
}
