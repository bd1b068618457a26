import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { startPostgres } from '../../scripts/server/postgres.mjs'
import { findPrograms } from '../../scripts/server/programs.mjs'
import { multiply } from '../support/multiply'
import { EXPLAINING, explainedIn, wasteOf } from '../support/plans'
import { BROWSER, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPassword, askPool, heldTokens, signInOver } from '../support/sign-in'
import { createVisitor, finishCheckout, startCheckout } from '../support/visitor'

const MOST = 10_000
/** A busy machine answers "try again" now and then. */
const SOON_MS = 30_000
const FILLING_MS = 900_000
const IDENTITY = 'src/services/flows/identity/identity.functions.ts'
const PARENT = 'parent@playchart.test'
const SWEEPS = ['identity.sweep', 'sessions.sweep', 'upstreams.sweep', 'idempotency.sweep']

type Database = { url: string; data: string; stop(): Promise<unknown> }
let folder: string
let database: Database
let server: Server

const start = () =>
  startServer({
    place: {
      dataDir: join(folder, 'data'),
      state: { variables: { DATABASE_URL: database.url }, drop: async () => undefined },
    },
    env: { LIMITS_FACTOR: '1000' },
  })
beforeAll(async () => {
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is missing')
  folder = mkdtempSync(join(tmpdir(), 'playchart-'))
  // another account's server lives below it
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'data'))
  const settings = {
    ...EXPLAINING,
    shared_buffers: '512MB',
    max_wal_size: '8GB',
    wal_level: 'minimal',
    max_wal_senders: 0,
  }
  database = await startPostgres({ ...programs, folder, settings })
  server = await start()
  // of each kind of row there is one that the shop itself has written
  await hotPath(server)
  await vi.waitFor(async () => expect(await hasOneOfEach()).toBe(true), 60_000)
  await server.stop()
  const started = performance.now()
  const tables = await multiply(database.url)
  for (const { name, rows, bytes, seconds } of tables) {
    expect(rows, name).toBeGreaterThan(name.startsWith('jobs.') ? 0 : MOST)
    console.log(`${name.padEnd(44)}${rows} rows, ${Math.round(bytes / rows)} bytes each, ${seconds.toFixed(1)} s`)
  }
  console.log(`filled in ${Math.round((performance.now() - started) / 1000)} s`)
}, FILLING_MS)
afterAll(async () => {
  await server?.stop()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What visitors do, from the first page to a paid order, and what a parent does with an account. */
async function hotPath(at: Server) {
  const guest = createVisitor(() => [at])
  for (const path of ['/', '/products/kit-the-looker', '/products/kit-the-looker?selected_tab=addOns', '/cart'])
    await vi.waitFor(async () => expect((await guest.get(path)).status).toBe(200), SOON_MS)
  const merchandiseId = await seededVariant(at)
  const add = { lines: [{ merchandiseId, quantity: 1, attributes: [] }], idempotencyKey: randomUUID() }
  expect((await guest.post('/api/cart/add?noredirect=1', add)).status).toBe(200)
  const { uuid } = await startCheckout(guest, { merchandiseId })
  expect(await finishCheckout(guest, uuid)).toMatchObject({ status: 'confirmed' })
  await identityOf(at)
  await signedOut(at)
  const cookie = await signInOver(at, PARENT)
  for (const path of ['/account', '/account/subscriptions'])
    await vi.waitFor(
      async () => expect((await raw(at, path, { headers: { ...BROWSER, cookie } })).status).toBe(200),
      SOON_MS,
    )
}

async function signedOut(at: Server) {
  const cookie = await signInOver(at, PARENT)
  const as = persona('parent').playchartId
  expect((await callFunction(at, { name: 'signOut', file: IDENTITY }, { cookie, data: { as } })).status).toBe(200)
}

/** Signing up, a wrong password, a forgotten one, a changed one. */
async function identityOf(at: Server) {
  const Username = `${randomUUID()}@example.test`
  const { Password, Proposed } = { Password: 'Six-Boats-Now', Proposed: 'Seven-Boats-Now' }
  await askPool(at, 'SignUp', { Username, Password, ClientMetadata: {}, UserAttributes: [] })
  await askPool(at, 'ForgotPassword', { Username: PARENT })
  await askPassword(at, PARENT, 'not-the-password')
  const { accessToken } = await heldTokens(at, 'new@playchart.test')
  for (const [PreviousPassword, ProposedPassword] of [
    [PERSONAS_PASSWORD, Proposed],
    [Proposed, PERSONAS_PASSWORD],
  ]) {
    const { status } = await askPool(at, 'ChangePassword', {
      AccessToken: accessToken,
      PreviousPassword,
      ProposedPassword,
    })
    expect(status).toBe(200)
  }
}

/** Emails are sent and jobs end a moment after what they follow. */
const hasOneOfEach = async () => {
  const { rows } = await ask(`select (select count(*) from checkout.emails where sent_at is not null) > 0
    and (select count(*) from jobs.job where state = 'completed') > 0
    and (select count(*) from web.revoked_tokens) > 0 as has_all`)
  return rows[0].has_all
}

/** Sweeps run by the hour: these now. */
async function sweepNow() {
  const boss = new PgBoss({ connectionString: database.url, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  for (const name of SWEEPS) await boss.send(name)
  await boss.stop()
  await expect.poll(() => many('web.sessions where expires_at < now()'), { timeout: 120_000 }).toBe(0)
}

/** Boxes of the million are billed and ordered. */
async function dueNow() {
  const moved = () => many('subscription_manager.items where position = 1 and order_id is not null')
  await expect.poll(moved, { timeout: 60_000 }).toBeGreaterThan(100)
}

const many = async (which: string): Promise<number> =>
  (await ask(`select count(*)::int as many from ${which}`)).rows[0].many

const ask = async (statement: string) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    // what a test asks is not the shop's
    await client.query('set auto_explain.log_min_duration = -1')
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Statements that read too much, each with where. */
async function wasteful(asked: ReturnType<typeof explainedIn>) {
  const { rows } = await ask('select relname, reltuples::int as many from pg_class where reltuples > 0')
  const known = new Map(rows.map(({ relname, many }) => [relname, many]))
  const limits = { most: MOST, rowsOf: (table: string) => known.get(table) ?? 0 }
  const found = asked.flatMap((each) => {
    const waste = wasteOf(each, limits)
    return waste ? [`${waste}: ${each['Query Text'].slice(0, 600)}`] : []
  })
  return [...new Set(found)]
}

test(
  'with a million carts, sessions and subscriptions, no statement of the hot path reads a large table from its beginning, and none more than ten thousand rows',
  async () => {
    const before = explainedIn(database.data).length
    server = await start()
    await hotPath(server)
    await sweepNow()
    await dueNow()
    const asked = explainedIn(database.data).slice(before)
    console.log(`${asked.length} statements, ${new Set(asked.map((each) => each['Query Text'])).size} different ones`)
    expect(await wasteful(asked)).toEqual([])
    expect(server.lines().filter(({ event }) => event === 'subscriptions.due-failed')).toEqual([])
  },
  FILLING_MS,
)
