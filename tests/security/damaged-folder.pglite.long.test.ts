import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { endProcess, startProcess } from '../e2e/support/process'
import { openLeftBy } from '../support/database'
import { emptyPlace, type Place, seededPlace } from '../support/seeded'
import { NotStarted, PATIENCE_MS, startServer } from '../support/server'

const SOON = { timeout: 60_000, interval: 5 }

/** What lies beside the database and its lock. */
const unfinishedIn = ({ dataDir }: Place) => readdirSync(dataDir).filter((name) => /^pg\.(?!lock)/.test(name))

/** How a server ends on a folder that is not as it left it; Nitro's own line and the log's do not count. */
async function refusal(place: Place, through: readonly string[] = []) {
  const refused = await startServer({ place, through }).catch((error: unknown) => error)
  if (!(refused instanceof NotStarted)) throw new Error('it started')
  const { code, logs } = refused
  const lines = logs.split('\n').filter((line) => line !== '' && !line.startsWith('➜'))
  const isLogged = (line: string) => line.startsWith('{')
  causes = lines
    .filter(isLogged)
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event !== 'request')
  return { code, lines: lines.filter((line) => !isLogged(line)) }
}

/** What the log said of the last refusal. */
let causes: unknown[] = []

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
    expect(causes).toMatchObject([
      { event: 'lifecycle.start-failed', error: { message: expect.stringContaining('PG_VERSION') } },
    ])
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
    expect(causes).toMatchObject([{ event: 'lifecycle.start-failed', error: { message: expect.stringMatching(/./) } }])
    await place.drop()
  },
  PATIENCE_MS,
)

/** Root may read everything, unless the kernel is told to take that from it. */
const AS_OTHERS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all'] : []

test.each(['pg', 'pg/global/pg_control'])(
  'a database that is well, of which this user may not read %s, is not called damaged',
  async (name) => {
    const place = await seededPlace()
    const path = join(place.dataDir, name)
    chmodSync(path, 0)
    expect(await refusal(place, AS_OTHERS)).toEqual({
      code: 78,
      lines: [
        `The database cannot be opened: this user may not read and write ${path} (EACCES). Give it to this user, or start as its owner.`,
      ],
    })
    chmodSync(path, 0o700)
    await (await startServer({ place, through: AS_OTHERS })).stop()
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'what a killed first start leaves behind is made anew, and takes nothing from a database that was put there meanwhile',
  async () => {
    const place = await emptyPlace()
    const port = await freePort()
    const first = startProcess({ dataDir: place.dataDir, port })
    await vi.waitFor(() => expect(unfinishedIn(place)).not.toEqual([]), SOON)
    await endProcess(first, 'SIGKILL')
    const unfinished = unfinishedIn(place)
    expect(unfinished).not.toEqual([])

    const restored = await seededPlace()
    for (const name of unfinished) cpSync(join(place.dataDir, name), join(restored.dataDir, name), { recursive: true })
    const { db, close } = await openLeftBy(restored)
    await db.execute(sql`update account_manager.users set first_name = 'Restored'`)
    await close()
    await (await startServer({ place: restored })).stop()
    const again = await openLeftBy(restored)
    const found = await again.db.execute(sql`select distinct first_name from account_manager.users`)
    expect(found).toMatchObject({ rows: [{ first_name: 'Restored' }] })
    await again.close()

    await (await startServer({ place })).stop()
    expect(unfinishedIn(place)).toEqual([])
    for (const { drop } of [place, restored]) await drop()
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
