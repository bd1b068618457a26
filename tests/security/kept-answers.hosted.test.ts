import { constants } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BROWSER, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const KIT = '/products/kit-the-looker'
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE }

let place: Place
let redis: Redis

beforeAll(async () => {
  place = await seededPlace()
  redis = new Redis(String(place.state?.variables.REDIS_URL))
}, PATIENCE_MS)
beforeEach(() => redis.flushdb())
afterAll(async () => {
  redis.disconnect()
  await place.drop()
})

/** This build under another stamp, as a release that was made of other sources. */
async function otherBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'playchart-build-'))
  await cp('.output', folder, COPY)
  await writeFile(join(folder, 'build.stamp'), '0123456789abcdef'.repeat(4))
  return { entry: join(folder, 'server/index.mjs'), drop: () => rm(folder, { recursive: true, force: true }) }
}

/** Changes every answer that is kept in Redis; how many those were. */
async function rewrite(change: (json: string) => string): Promise<number> {
  let changed = 0
  for (const key of await redis.keys('*')) {
    if ((await redis.type(key)) !== 'string') continue
    const [mark = '', json] = String(await redis.get(key)).split('\n')
    if (!json) continue
    await redis.set(key, `${mark}\n${change(json)}`, 'KEEPTTL')
    changed += 1
  }
  return changed
}

async function whileStarted<T>(entry: string | undefined, work: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer({ place, entry })
  try {
    return await work(server)
  } finally {
    await server.kill()
  }
}

/** What a visitor reads of a page. */
const read = async (server: Server) => {
  const { status, text } = await raw(server, KIT, { headers: BROWSER })
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return { status, words: main.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ') }
}

test(
  'a process that has just started waits for its connection to Redis, and raises no alarm',
  async () => {
    const logs = await whileStarted(undefined, async (server) => {
      expect((await read(server)).status).toBe(200)
      return server.logs()
    })
    // what ioredis says of a command that came before the connection
    expect(logs).not.toContain("Stream isn't writeable")
  },
  PATIENCE_MS,
)

test(
  'answers that another build has kept in its own form are not read by this one, nor are ones that are cut',
  async () => {
    const other = await otherBuild()
    const page = await whileStarted(other.entry, read)
    await other.drop()
    expect(page).toMatchObject({ status: 200, words: expect.stringContaining('The Looker') })
    // what a release does that gives fields other names
    expect(await rewrite((json) => json.replace(/"(title|name|blocks|variants)":/g, '"$1OfBefore":'))).toBeGreaterThan(
      3,
    )
    expect(await whileStarted(undefined, read)).toEqual(page)
    expect(await rewrite((json) => json.slice(0, -1))).toBeGreaterThan(6)
    expect(await whileStarted(undefined, read)).toEqual(page)
  },
  PATIENCE_MS,
)
