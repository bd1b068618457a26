import { randomUUID } from 'node:crypto'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sweepRows } from '~/services/platform/database/sweep'
import { EFFECTS_SWEEP } from '~/services/platform/wire/once'
import {
  items,
  readingSubscriptions,
  subscriptions,
} from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import {
  asPerson,
  asService,
  listedIn,
  ORIGIN,
  openSubscriptionWorld,
  readingWanted,
  type SubscriptionWorld,
  startedIn,
  wanted,
} from '../support/subscription-manager-world'

let world: SubscriptionWorld
beforeAll(async () => {
  world = await openSubscriptionWorld()
})
afterEach(() => world.rules.clear())
afterAll(() => world.close())

const started = (more: Parameters<typeof wanted>[0] = {}) => startedIn(world, more)
const listed = (userUuid: string) => listedIn(world, userUuid)

const asked = (path: string, init: RequestInit = { headers: asService }) =>
  world.handler(new Request(`${ORIGIN}${path}`, init))

describe('one effect per key', () => {
  const rows = async (table: typeof subscriptions | typeof readingSubscriptions | typeof items) => {
    const [row] = await world.db.select({ many: count() }).from(table)
    return row?.many ?? 0
  }

  test('fifty parallel orders with one key make one subscription', async () => {
    const before = [await rows(subscriptions), await rows(items)]
    const asking = { headers: asService, key: randomUUID(), subscription: wanted() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.client.addSubscription(asking)))
    const ids = answers.flatMap((answer) => (answer.ok ? [answer.value.uuid] : []))
    expect(new Set(ids).size).toBe(1)
    expect([await rows(subscriptions), await rows(items)]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 20])
  })

  test('a key is forgotten after a day, and not before', async () => {
    const asking = { headers: asService, key: randomUUID(), subscription: wanted() }
    const uuidOf = async () => {
      const added = await world.client.addSubscription(asking)
      return added.ok ? added.value.uuid : null
    }
    const first = await uuidOf()
    await sweepRows(world.db, EFFECTS_SWEEP, world.clock.now())
    expect(first).not.toBeNull()
    expect(await uuidOf()).toBe(first)
    await sweepRows(world.db, EFFECTS_SWEEP, world.clock.now() + 86_400_001)
    expect(await uuidOf()).not.toBe(first)
  })

  test('the same key with another order is refused', async () => {
    const key = randomUUID()
    await world.client.addReading({ headers: asService, key, subscription: readingWanted() })
    const before = await rows(readingSubscriptions)
    expect(await world.client.addReading({ headers: asService, key, subscription: readingWanted() })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'keyReused' },
    })
    expect(await rows(readingSubscriptions)).toBe(before)
  })

  test('an order whose answer was lost is there when it is sent again', async () => {
    const asking = { headers: asService, key: randomUUID(), subscription: wanted() }
    world.rules.add({ upstream: 'catalog', operation: '*', outcome: { kind: 'status', status: 503 }, times: 10 })
    expect(await world.client.addSubscription(asking)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    world.rules.clear()
    const again = await world.client.addSubscription(asking)
    expect(again.ok && (await listed(asking.subscription.user_uuid)).map(({ uuid }) => uuid)).toEqual([
      again.ok && again.value.uuid,
    ])
  })
})

describe('T3 whose things they are', () => {
  const owner = randomUUID()
  beforeAll(async () => {
    await started({ user_uuid: owner })
    await world.client.addReading({ headers: asService, key: randomUUID(), subscription: readingWanted(owner) })
  })
  const paths = [
    `/recipient/${owner}/subscriptions`,
    `/recipient/${owner}/subscriptions_count`,
    `/sub_engine/users/${owner}/subscriptions`,
  ]
  test.each(paths)('%s is its owner’s', async (path) => {
    const foreign = await asked(path, { headers: asPerson(randomUUID()) })
    const random = await asked(path.replace(owner, randomUUID()), { headers: asPerson(owner) })
    const malformed = await asked(path.replace(owner, 'x'), { headers: asPerson(owner) })
    expect([foreign.status, random.status, malformed.status]).toEqual([404, 404, 404])
    expect(await foreign.text()).toBe(await random.text())
    expect((await asked(path, {})).status).toBe(401)
    expect((await asked(path, { headers: { authorization: 'Bearer no-such-token' } })).status).toBe(401)
    expect((await asked(path, { headers: asPerson(owner) })).status).toBe(200)
  })

  test.each(['/subscriptions', '/sub_engine/subscriptions'])('POST %s is our server’s alone', async (path) => {
    const body = JSON.stringify({ subscription: path === '/subscriptions' ? wanted() : readingWanted() })
    for (const headers of [asPerson(owner), {}])
      expect(
        (await asked(path, { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body })).status,
      ).toBe(401)
    expect((await asked(path, { method: 'POST', headers: asService, body })).status).toBe(400)
  })

  test('T4 what the contract does not know is refused', async () => {
    const headers = { ...asService, 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ subscription: { ...wanted(), subscription_status: 'finished' } })
    expect((await asked('/subscriptions', { method: 'POST', headers, body })).status).toBe(400)
  })
})

describe('a service that fails', () => {
  const userUuid = randomUUID()
  test.each([
    ['is down', { kind: 'status', status: 500 }, 'unreachable'],
    ['drops the connection', { kind: 'drop' }, 'unreachable'],
    ['answers what means nothing', { kind: 'garbage' }, 'invalid'],
    ['answers half', { kind: 'partial' }, 'invalid'],
    ['is late', { kind: 'delay', ms: 10_000 }, 'unreachable'],
  ] as const)('%s: the client says so', async (_, outcome, kind) => {
    world.rules.add({ upstream: 'subscription-manager', operation: '*', outcome, times: null })
    const of = { headers: asPerson(userUuid), userUuid }
    expect(await world.client.subscriptions({ ...of, language: 'en' })).toMatchObject({ ok: false, error: { kind } })
  })

  test('a person who is no longer signed in is told that, not an empty list', async () => {
    const of = { headers: { authorization: 'Bearer gone-and-forgotten' }, userUuid }
    expect(await world.client.subscriptions({ ...of, language: 'en' })).toEqual({
      ok: false,
      error: { kind: 'unauthorised' },
    })
    expect(await world.client.readings(of)).toEqual({ ok: false, error: { kind: 'unauthorised' } })
    expect(await world.client.counts({ ...of, isFull: true })).toEqual({ ok: false, error: { kind: 'unauthorised' } })
  })
})
