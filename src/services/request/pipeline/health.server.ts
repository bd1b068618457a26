import { sql } from 'drizzle-orm'
import { inTime } from '~/services/platform/clock/in-time'
import { database } from '~/services/platform/database/database.server'
import { env } from '~/services/platform/env/env.server'
import { freeMebibytes } from '~/services/platform/files/data-folder'
import { ownBuild } from '~/services/platform/process/own-build.server'
import { shutdown } from '~/services/platform/process/shutdown.server'
import { startup } from '~/services/platform/process/startup.server'
import { name, version as release } from '../../../../package.json'

const PATIENCE_MS = 500

/** The process answers; asks nobody else, so that a slow database restarts nothing. */
export const alive = () => plain({ status: 'alive' })

/**
 * 503 until everything has been started, while the database does not answer within half a second or the embedded one has
 * hardly any room left on its disk, and from the first signal to stop on.
 */
export async function readiness(): Promise<Response> {
  const { isDraining } = shutdown()
  const isStarted = startup().isDone
  const [isDatabaseUp, isDiskFull] = await Promise.all([answersInTime(), isWithoutRoom()])
  const isReady = isStarted && isDatabaseUp && !isDiskFull && !isDraining
  const status = isReady ? 'ready' : 'not ready'
  return plain({ status, isStarted, isDraining, isDatabaseUp, isDiskFull }, isReady ? 200 : 503)
}

/** Which build answers; null where `npm start` did not make it. */
export const version = () => plain({ name, version: release, build: ownBuild() })

/** A database elsewhere has a disk of its own; here are pictures only, and the process does without. */
async function isWithoutRoom(): Promise<boolean> {
  const { DATABASE_URL, DATA_DIR, DISK_RESERVE_MB } = env()
  if (DATABASE_URL) return false
  const free = await freeMebibytes(DATA_DIR).catch(() => null)
  return free !== null && free < DISK_RESERVE_MB
}

async function answersInTime(): Promise<boolean> {
  const ping = database()
    .then((db) => db.execute(sql`select 1`))
    .then(() => true)
  return inTime(ping, { milliseconds: PATIENCE_MS, otherwise: () => false }).catch(() => false)
}

function plain(body: object, status = 200): Response {
  const headers: Record<string, string> = status === 200 ? {} : { 'retry-after': '2' }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
