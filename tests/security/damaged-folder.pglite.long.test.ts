import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { endProcess, startProcess } from '../e2e/support/process'
import { emptyPlace, type Place, seededPlace } from '../support/seeded'
import { NotStarted, PATIENCE_MS, startServer } from '../support/server'

/** How a server ends on a folder that is not as it left it; Nitro's own line does not count. */
async function refusal(place: Place) {
  const refused = await startServer({ place }).catch((error: unknown) => error)
  if (!(refused instanceof NotStarted)) throw new Error('it started')
  const { code, logs } = refused
  return { code, lines: logs.split('\n').filter((line) => line !== '' && !line.startsWith('➜')) }
}

const damaged = (place: Place) => ({
  code: 78,
  lines: [
    `The database in ${join(place.dataDir, 'pg')} is damaged: put back a copy of the folder above it, or start anew with \`npm run reset\`, which deletes what the shop holds.`,
  ],
})

test(
  'a lock that names no process, and a database without its files, are refused with one line; nothing is deleted',
  async () => {
    const place = await emptyPlace()
    const lock = join(place.dataDir, 'pg.lock')
    writeFileSync(lock, 'not a lock')
    expect(await refusal(place)).toEqual({
      code: 78,
      lines: [`${lock} names no process: when none runs on this folder, delete the file and start again.`],
    })
    rmSync(lock)
    const rows = join(place.dataDir, 'pg', 'base')
    mkdirSync(rows, { recursive: true })
    expect(await refusal(place)).toEqual(damaged(place))
    expect(existsSync(rows)).toBe(true)
    expect(readdirSync(place.dataDir)).not.toContain('pg.lock')
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'a database that was cut is refused with one line that says what to do',
  async () => {
    const place = await seededPlace()
    truncateSync(join(place.dataDir, 'pg', 'global', 'pg_control'), 100)
    expect(await refusal(place)).toEqual(damaged(place))
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'with hardly any room left on the disk the process is not ready, and says why',
  async () => {
    const place = await seededPlace()
    const port = await freePort()
    // more than any disk has
    const variables = { DISK_RESERVE_MB: String(1024 ** 4) }
    const server = startProcess({ dataDir: place.dataDir, port, variables })
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
      return { status: answer.status, body: await answer.json() }
    }
    await vi.waitFor(
      async () =>
        expect(await ask()).toEqual({
          status: 503,
          body: { status: 'not ready', isStarted: true, isDraining: false, isDatabaseUp: true, isDiskFull: true },
        }),
      { timeout: 60_000, interval: 100 },
    )
    await endProcess(server, 'SIGTERM')
    await place.drop()
  },
  PATIENCE_MS,
)
