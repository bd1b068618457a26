import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server as Listener } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLeftBy } from '../support/database'
import { emptyPlace, seededPlace } from '../support/seeded'
import { NotStarted, PATIENCE_MS, startServer } from '../support/server'

let taken: Listener
let port: number
beforeEach(async () => {
  taken = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
})
afterEach(() => taken.close())

/** How a server ends that cannot have what it needs; it may have been ready for a moment. */
async function refusal(starting: Parameters<typeof startServer>[0]) {
  try {
    const server = await startServer(starting)
    return { code: await server.exited, logs: server.logs() }
  } catch (error) {
    if (error instanceof NotStarted) return error
    throw error
  }
}

test(
  'a port that is taken ends the process with 1 and one line that says what to do, and leaves no lock behind',
  async () => {
    const place = await seededPlace()
    const { code, logs } = await refusal({ port, place })
    expect(code).toBe(1)
    expect(logs.split('\n').filter((line) => line !== '')).toEqual([
      `Port ${port} is taken: stop what listens there, or choose another one with PORT=${port + 1}.`,
    ])
    expect(existsSync(join(place.dataDir, 'pg.lock'))).toBe(false)
    const next = await startServer({ place })
    expect(await next.stop()).toBe(0)
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'a taken port of the upstreams ends the process too, and the line names its variable',
  async () => {
    const { code, logs } = await refusal({ env: { UPSTREAMS_PORT: String(port) } })
    expect(code).toBe(1)
    expect(logs).toContain(`Port ${port} is taken: stop what listens there, or choose another one with UPSTREAMS_PORT=`)
  },
  PATIENCE_MS,
)

/** Everything but Nitro's own line, which is there when the port was open for a moment, and the log's. */
const said = ({ logs }: { logs: string }) => logs.split('\n').filter((line) => line !== '' && !/^[➜{]/.test(line))

test(
  'a data folder that is a file, or a secret that is cut, ends the process with 78 and one line that names it',
  async () => {
    const place = await emptyPlace()
    const file = join(place.dataDir, 'a-file')
    writeFileSync(file, '')
    const onFile = await refusal({ place: { ...place, dataDir: file } })
    expect(onFile.code).toBe(78)
    expect(said(onFile)).toEqual([`The data folder ${file} is a file: name a folder with DATA_DIR.`])

    const secret = join(place.dataDir, 'secret-key')
    writeFileSync(secret, 'half-of-it')
    const onSecret = await refusal({ place })
    expect(onSecret.code).toBe(78)
    expect(said(onSecret)).toEqual([
      `${secret} is not whole (10 of 43 characters): put back a copy of it, or start anew with \`npm run reset\`, which deletes what the shop holds.`,
    ])
    expect(readFileSync(secret, 'utf8')).toBe('half-of-it')

    writeFileSync(secret, 'x'.repeat(43))
    const key = join(place.dataDir, 'qa-key')
    writeFileSync(key, '')
    const onKey = await refusal({ place, env: { QA_KEY: '' } })
    expect(onKey.code).toBe(78)
    expect(said(onKey)).toEqual([`${key} is not whole (0 of 24 characters): delete it, and another one is made.`])
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'a database that a newer build has changed is refused with 78 and one line, and left as it is',
  async () => {
    const place = await seededPlace()
    const { db, close } = await openLeftBy(place)
    const when = Date.parse('2031-05-06T12:00:00Z')
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-later', ${when})`)
    await close()
    const { code, ...refused } = await refusal({ place })
    expect(code).toBe(78)
    expect(said(refused)).toEqual([
      expect.stringMatching(
        /^The database (in|at) \S+ is of a newer build \(2031-05-06\): start that one, or put back a copy from before\.$/,
      ),
    ])
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'a process whose SECRET_KEY is not the one of the database ends with 78 and one line; told so, it takes the place of it',
  async () => {
    const place = await seededPlace()
    const [first, second] = ['f', 's'].map((letter) => letter.repeat(40))
    const withKey = (SECRET_KEY = '', env: Record<string, string> = {}) => ({ place, env: { SECRET_KEY, ...env } })
    if (!place.state) await withoutFingerprint(place)
    await (await startServer(withKey(first))).stop()
    const { code, ...refused } = await refusal(withKey(second))
    expect(code).toBe(78)
    const [line = '', ...more] = said(refused)
    expect(more).toEqual([])
    expect(line).toMatch(/^The database (in|at) \S+ belongs to another SECRET_KEY: start with that one\. /)
    const [, fingerprint = ''] = /SECRET_KEY_REPLACES=([0-9a-f]{16})\.$/.exec(line) ?? []
    const changed = await startServer(withKey(second, { SECRET_KEY_REPLACES: fingerprint }))
    expect(await changed.stop()).toBe(0)
    expect(await refusal(withKey(first, { SECRET_KEY_REPLACES: fingerprint }))).toMatchObject({ code: 78 })
    await place.drop()
  },
  PATIENCE_MS,
)

/** As a database that no process has been started on with any key. */
async function withoutFingerprint(place: Parameters<typeof openLeftBy>[0]) {
  const { db, close } = await openLeftBy(place)
  await db.execute(sql`delete from drizzle.fingerprints`)
  await close()
}
