import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createMovableClock } from '~/services/platform/clock/clock.server'
import { sweepRows } from '~/services/platform/database/sweep'
import { sessions as table } from '~/services/request/session/session.tables'
import {
  createSessions,
  DATA_LIMIT,
  SESSION_SWEEP,
  SessionDataTooLarge,
  type Sessions,
} from '~/services/request/session/sessions'
import { openTestDatabase } from '../support/database'

const DAY = 86_400_000
let opened: Awaited<ReturnType<typeof openTestDatabase>>
const clock = createMovableClock()
let sessions: Sessions

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  clock.reset()
  sessions = createSessions({ db: async () => opened.db, clock })
  await opened.db.delete(table)
})

test('a cookie is 256 random bits, and the database does not hold it', async () => {
  const { id } = await sessions.create()
  expect(id).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(await opened.db.select().from(table))).not.toContain(id)
  expect(await sessions.find(id)).toMatchObject({ userSub: null, data: {} })
})

test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, 'a'.repeat(9000)])(
  'nobody has the forged id %s',
  async (id) => {
    expect(await sessions.find(id)).toBeNull()
  },
)

test('another id at sign-in, and the old one is worth nothing (T11)', async () => {
  const before = await sessions.create()
  await sessions.change(before.session, 'child', () => ({ months: 4 }))
  const after = await sessions.rotate(before.session, 'parent')
  expect(after.id).not.toBe(before.id)
  expect(await sessions.find(before.id)).toBeNull()
  expect(await sessions.find(after.id)).toMatchObject({ userSub: 'parent', data: { child: { months: 4 } } })
})

test('nothing of one person goes over to another', async () => {
  const first = await sessions.create('first')
  await sessions.change(first.session, 'child', () => ({ months: 4 }))
  const second = await sessions.rotate(first.session, 'second')
  expect(second.session.data).toEqual({})
})

test('a revoked session ends at once, and no other one of the same person', async () => {
  const [here, there] = [await sessions.create('parent'), await sessions.create('parent')]
  await sessions.find(here.id)
  await sessions.revoke(here.session)
  expect(await sessions.find(here.id)).toBeNull()
  expect(await sessions.find(there.id)).toMatchObject({ userSub: 'parent' })
})

test('thirty idle days end a session; a visit a day keeps it for ninety', async () => {
  const { id } = await sessions.create()
  clock.advance(29 * DAY)
  const session = await sessions.find(id)
  expect(session && (await sessions.refresh(session))).toBe(true)
  clock.advance(29 * DAY)
  const later = await sessions.find(id)
  expect(later && (await sessions.refresh(later))).toBe(true)
  clock.advance(29 * DAY)
  const last = await sessions.find(id)
  expect(last && (await sessions.refresh(last))).toBe(true)
  clock.advance(4 * DAY)
  expect(await sessions.find(id)).toBeNull()
  const idle = await sessions.create()
  clock.advance(30 * DAY + 1)
  expect(await sessions.find(idle.id)).toBeNull()
})

test('two requests write their own namespaces side by side', async () => {
  const { id, session } = await sessions.create()
  await Promise.all([
    sessions.change(session, 'child', () => ({ months: 4 })),
    sessions.change(session, 'plan', () => 'yearly'),
  ])
  expect(await sessions.find(id)).toMatchObject({ data: { child: { months: 4 }, plan: 'yearly' } })
  const both = await sessions.find(id)
  if (both) await sessions.change(both, 'plan', () => null)
  expect(await sessions.find(id)).toMatchObject({ data: { child: { months: 4 } } })
})

/** Another process on the same database. */
const elsewhere = () => createSessions({ db: async () => opened.db, clock })

test('what another process has written is seen by the next look, and its sign-out too', async () => {
  const { id, session } = await sessions.create('parent')
  const other = elsewhere()
  expect(await other.find(id)).toMatchObject({ data: {} })
  await sessions.change(session, 'child', () => ({ months: 4 }))
  expect(await other.find(id)).toMatchObject({ data: { child: { months: 4 } } })
  await sessions.revoke(session)
  expect(await other.find(id)).toBeNull()
})

const Bag = z.object({ taken: z.array(z.number()) })
const taken = (present: unknown) => Bag.safeParse(present).data?.taken ?? []

test('twenty requests that change one thing, in two processes, from an old copy, all count', async () => {
  const { id, session } = await sessions.create()
  const other = elsewhere()
  const turns = Array.from({ length: 20 }, (_, turn) => turn)
  await Promise.all(
    turns.map((turn) =>
      (turn % 2 ? other : sessions).change(session, 'bag', (present) => ({ taken: [...taken(present), turn] })),
    ),
  )
  expect(taken((await sessions.find(id))?.data.bag).sort((a, b) => a - b)).toEqual(turns)
})

test('what is written while the visitor signs in goes along, or was refused: it is never lost', async () => {
  for (let round = 0; round < 10; round++) {
    const { session } = await sessions.create()
    const [after, kept] = await Promise.all([
      elsewhere().rotate(session, 'parent'),
      sessions.change(session, 'child', () => ({ months: 4 })),
    ])
    const found = await sessions.find(after.id)
    expect(found?.data).toEqual(kept ? { child: { months: 4 } } : {})
  }
})

test('a session that has ended takes nothing', async () => {
  const { session } = await sessions.create()
  await sessions.revoke(session)
  expect(await sessions.change(session, 'child', () => ({ months: 4 }))).toBeNull()
})

test('a session remembers little', async () => {
  const { session } = await sessions.create()
  await expect(sessions.change(session, 'child', () => 'x'.repeat(DATA_LIMIT))).rejects.toThrow(SessionDataTooLarge)
})

test('ended sessions are swept', async () => {
  await sessions.create()
  clock.advance(31 * DAY)
  await sessions.create()
  await sweepRows(opened.db, SESSION_SWEEP, clock.now())
  expect(await opened.db.select().from(table)).toHaveLength(1)
})
