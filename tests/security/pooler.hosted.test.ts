import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Pooler, startPooler } from '../support/pooler'
import { BROWSER, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { signInOver } from '../support/sign-in'
import { createVisitor, finishCheckout, startCheckout } from '../support/visitor'

/** Fewer than one process has connections of its own. */
const CONNECTIONS = 8
const TIMES = 5

let folder: string
let place: Place
let pooler: Pooler | undefined
let servers: [Server, Server]

/** Two processes that start at once on nothing, and share a few connections through a pooler. */
beforeAll(async () => {
  place = await emptyPlace()
  folder = mkdtempSync(join(tmpdir(), 'playchart-'))
  // another account's program lives below it
  chmodSync(folder, 0o711)
  pooler = await startPooler({ url: place.state?.variables.DATABASE_URL ?? '', folder, connections: CONNECTIONS })
  servers = await Promise.all([start(), start()])
}, PATIENCE_MS)
afterAll(async () => {
  // without them, where they did not start
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await pooler?.stop()
  await place.drop()
  rmSync(folder, { recursive: true, force: true })
})

const start = () =>
  startServer({ place, env: { DATABASE_URL: pooler?.url ?? '', REDIS_URL: '', LIMITS_FACTOR: '1000' } })

test(
  'behind a pooler that gives a connection for one transaction, processes start together, and guests buy at once',
  async () => {
    const merchandiseId = await seededVariant(servers[0])
    const buy = async () => {
      const guest = createVisitor(() => servers)
      const { uuid } = await startCheckout(guest, { merchandiseId })
      return (await finishCheckout(guest, uuid)).status
    }
    const bought = await Promise.all(Array.from({ length: TIMES }, buy))
    expect(bought).toEqual(bought.map(() => 'confirmed'))
  },
  PATIENCE_MS,
)

test(
  'and a parent signs in and reads the account',
  async () => {
    const cookie = await signInOver(servers[0], 'parent@playchart.test')
    const headers = { ...BROWSER, cookie }
    for (const path of ['/account', '/account/subscriptions'])
      expect((await raw(servers[0], path, { headers })).status).toBe(200)
  },
  PATIENCE_MS,
)

test(
  'a process that is killed behind it leaves nothing locked: the next one starts',
  async () => {
    await servers[0].kill()
    servers = [await start(), servers[1]]
    expect((await raw(servers[0], '/', { headers: BROWSER })).status).toBe(200)
  },
  PATIENCE_MS,
)
