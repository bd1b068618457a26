import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cancellations,
  items,
  readingSubscriptions,
} from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewReadingChange } from '~/services/upstreams/subscription-manager/reading-changes.contract'
import {
  asPerson,
  asService,
  ORIGIN,
  openSubscriptionWorld,
  readingWanted,
  type SubscriptionWorld,
} from '../support/subscription-manager-world'

let world: SubscriptionWorld
let [own, userUuid] = ['', '']

beforeAll(async () => {
  world = await openSubscriptionWorld()
})
beforeEach(async () => {
  world.clock.reset()
  // so that nothing of another test is due before its own
  await world.db.delete(items)
  userUuid = randomUUID()
  const subscription = readingWanted(userUuid)
  const added = await world.client.addReading({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(added.error.kind)
  own = added.value.id
})
afterAll(() => world.close())

const change = (asked: NewReadingChange, headers = asPerson(userUuid), id = own) =>
  world.client.changeReading({ headers, id, change: asked })
const pause = (headers = asPerson(userUuid), id = own) => world.client.pause({ headers, id })
const release = () => world.client.releasePause({ headers: asPerson(userUuid), id: own })
const CANCEL = { kind: 'cancelBoxes', reason: null, note: null } as const
const AGAIN = { kind: 'reactivateBoxes' } as const
async function read() {
  const readings = await world.client.readings({ headers: asPerson(userUuid), userUuid })
  if (!readings.ok || !readings.value[0]) throw new Error('it is not there')
  return readings.value[0]
}
const boxAt = async (at: number) => (await read()).installments[at]?.id ?? ''
const statuses = async () => (await read()).installments.map(({ status }) => status)
const days = async () => (await read()).installments.map(({ scheduled_date }) => scheduled_date)
const set = (row: Partial<typeof readingSubscriptions.$inferInsert>) =>
  world.db.update(readingSubscriptions).set(row).where(eq(readingSubscriptions.id, own))
const refusedWith = (code: string) => ({ ok: false, error: { kind: 'refused', code } })
const changedTo = (status: string) => ({ ok: true, value: { id: own, status } })

describe('E-93 a pause', () => {
  const paused = () => ({ ok: true, value: { subscription_id: own } })

  test('lets what is not ordered yet wait, and what is ordered come', async () => {
    expect(await pause()).toEqual(paused())
    const [first, ...others] = await statuses()
    expect(first).toBe('processing')
    expect(new Set(others)).toEqual(new Set(['paused']))
    expect((await read()).status).toBe('paused')
  })

  test('of two at once, and of another one later, is one; its end gives back every day', async () => {
    const before = await days()
    expect(await Promise.all([pause(), pause()])).toEqual([paused(), paused()])
    expect(await pause()).toEqual(paused())
    await release()
    expect(await days()).toEqual(before)
  })

  test('keeps a box from being billed on its day', async () => {
    await pause()
    world.clock.set(Date.parse('2026-12-22T08:00:00Z'))
    await world.client.processDue({ headers: asService })
    expect((await statuses())[1]).toBe('paused')
  })

  test('leaves a box that is skipped as it is', async () => {
    await change({ kind: 'skipBox', box: await boxAt(2) })
    await pause()
    expect((await statuses()).slice(1, 4)).toEqual(['paused', 'skipped', 'paused'])
  })

  test.each([
    ['one that cannot be paused', { isPausable: false }, 'unpausable'],
    ['one that is cancelled', { status: 'cancelled' }, 'ended'],
    ['one that waits for its first payment', { status: 'pending' }, 'ended'],
  ] as const)('is refused for %s', async (_which, row, code) => {
    await set(row)
    expect(await pause()).toEqual(refusedWith(code))
    expect((await read()).status).toBe('status' in row ? row.status : 'active')
  })
})

describe('A-062 a box', () => {
  test('is skipped alone, and comes after all when that is taken back', async () => {
    const [before, box] = [await days(), await boxAt(2)]
    expect(await change({ kind: 'skipBox', box })).toEqual(changedTo('active'))
    expect((await statuses()).slice(1, 4)).toEqual(['scheduled', 'skipped', 'scheduled'])
    expect(await change({ kind: 'skipBox', box })).toEqual(changedTo('active'))
    await change({ kind: 'keepBox', box })
    expect((await statuses())[2]).toBe('scheduled')
    expect(await days()).toEqual(before)
  })

  test('that is ordered, or whose day has come, is not skipped', async () => {
    expect(await change({ kind: 'skipBox', box: await boxAt(0) })).toEqual(refusedWith('boxTooLate'))
    world.clock.set(Date.parse('2026-12-21T00:30:00Z'))
    expect(await change({ kind: 'skipBox', box: await boxAt(1) })).toEqual(refusedWith('boxTooLate'))
  })

  test('of a paused subscription waits, and is not skipped', async () => {
    await pause()
    expect(await change({ kind: 'skipBox', box: await boxAt(1) })).toEqual(refusedWith('paused'))
  })

  test('of another subscription is not there', async () => {
    const other = readingWanted(userUuid)
    await world.client.addReading({ headers: asService, key: randomUUID(), subscription: other })
    const foreign = await world.db.select().from(items)
    const box = foreign.find(({ subscriptionId }) => subscriptionId !== own)?.uuid ?? ''
    expect(await change({ kind: 'skipBox', box })).toEqual({ ok: false, error: { kind: 'notFound' } })
  })
})

describe('A-064 a subscription that is cancelled', () => {
  test.each(['active', 'paused'] as const)(
    'ends all that is not ordered (%s), and keeps the reason',
    async (status) => {
      await set({ status })
      const skipped = await boxAt(3)
      await world.db.update(items).set({ processStatus: 'skip_requested' }).where(eq(items.uuid, skipped))
      expect(await change({ ...CANCEL, reason: 'other', note: ' We move. ' })).toEqual(changedTo('cancelled'))
      const [first, ...others] = await statuses()
      expect(first).toBe('processing')
      expect(new Set(others)).toEqual(new Set(['cancelled']))
      expect(await change(CANCEL)).toEqual(changedTo('cancelled'))
      const kept = await world.db.select().from(cancellations).where(eq(cancellations.subscriptionId, own))
      expect(kept.map(({ reason, note }) => [reason, note])).toEqual([['other', 'We move.']])
    },
  )

  test('gives up a box whose payment failed, and no box that is paid', async () => {
    const [paid, failed] = [await boxAt(0), await boxAt(1)]
    await world.db.update(items).set({ processStatus: 'error', billingStatus: 'error' }).where(eq(items.uuid, failed))
    await change(CANCEL)
    const all = (await read()).installments
    expect(all.find(({ id }) => id === failed)?.status).toBe('cancelled')
    expect(all.find(({ id }) => id === paid)?.status).toBe('processing')
  })
})

describe('A-061 a cancelled subscription that starts again', () => {
  test('brings a box a month, on the days that it would have had', async () => {
    await change(CANCEL)
    expect(await change(AGAIN)).toEqual(changedTo('active'))
    const scheduled = (await read()).installments.filter(({ status }) => status === 'scheduled')
    expect(scheduled).toHaveLength(11)
    expect(scheduled.slice(0, 3).map(({ scheduled_date }) => scheduled_date)).toEqual([
      ...['2026-12-21', '2027-01-21', '2027-02-21'],
    ])
  })

  test('brings the first one in a week where the last has come long ago', async () => {
    await change(CANCEL)
    world.clock.set(Date.parse('2027-06-10T08:00:00Z'))
    await change(AGAIN)
    const scheduled = (await read()).installments.filter(({ status }) => status === 'scheduled')
    expect(scheduled[0]?.scheduled_date).toBe('2027-06-17')
  })

  test('goes on as it was when it is told twice; one that is paused has its own way', async () => {
    const before = await days()
    expect(await change(AGAIN)).toEqual(changedTo('active'))
    expect(await days()).toEqual(before)
    await pause()
    expect(await change(AGAIN)).toEqual(refusedWith('paused'))
  })

  test('lays out later boxes after these', async () => {
    await change(CANCEL)
    await change(AGAIN)
    world.clock.set(Date.parse('2026-12-21T08:00:00Z'))
    await world.client.processDue({ headers: asService })
    const scheduled = (await read()).installments.filter(({ status }) => status === 'scheduled')
    expect(scheduled.at(-1)?.scheduled_date).toBe('2027-11-21')
  })
})

test('somebody else’s, and one that nobody has, are not there, and stay', async () => {
  const notFound = { ok: false, error: { kind: 'notFound' } }
  for (const [headers, id] of [
    [asPerson(randomUUID()), own],
    [asPerson(userUuid), randomUUID()],
  ] as const) {
    expect(await pause(headers, id)).toEqual(notFound)
    expect(await change(CANCEL, headers, id)).toEqual(notFound)
  }
  expect((await read()).status).toBe('active')
})

test.each([
  ['nobody', 401, () => [own, {}] as const],
  ['what is no id', 404, () => ['x', asPerson(userUuid)] as const],
])('%s gets %i', async (_who, status, how) => {
  const [id, headers] = how()
  for (const action of ['pauses', 'changes']) {
    const init = { method: 'POST', headers, body: JSON.stringify({ change: CANCEL }) }
    const answer = await world.handler(new Request(`${ORIGIN}/sub_engine/subscriptions/${id}/${action}`, init))
    expect(answer.status).toBe(status)
  }
  expect((await read()).status).toBe('active')
})

test.each([{ kind: 'refund' }, { kind: 'skipBox', box: '1' }, { ...CANCEL, note: 'x'.repeat(301) }])(
  'what is no change is refused: %o',
  async (asked) => {
    const init = { method: 'POST', headers: asPerson(userUuid), body: JSON.stringify({ change: asked }) }
    const answer = await world.handler(new Request(`${ORIGIN}/sub_engine/subscriptions/${own}/changes`, init))
    expect(answer.status).toBe(400)
  },
)
