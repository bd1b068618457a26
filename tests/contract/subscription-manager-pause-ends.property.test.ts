import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { readingClubFrom } from '~/services/flows/reading-club/reading-club.rules'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, readingWanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const userUuid = persona('parent').playchartId
const headers = asPerson(userUuid)
const ORDERED = CivilDate.parse('2026-11-21')

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

const at = (day: string) => services.clock.set(Date.parse(`${day}T08:00:00Z`))
const today = () => shopDay(services.clock.now())
const itemsOf = (id: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, id)).orderBy(items.position)
const daysIn = async (id: string, status: 'awaiting_process' | 'skip_requested' | 'skipped') =>
  (await itemsOf(id)).filter(({ processStatus }) => processStatus === status).map(({ scheduledDate }) => scheduledDate)

/** The club as its page shows it: the day that it promises, and the boxes that come, by their numbers and days. */
async function page() {
  const read = await services.client.readings({ headers, userUuid })
  if (!read.ok) throw new Error(read.error.kind)
  const around = { addresses: [], plans: [], canPause: true, language: 'en' } as const
  const [club] = readingClubFrom({ today: today(), subscriptions: read.value, ...around }).subscriptions
  if (!club) throw new Error('it is not there')
  return club
}

type Pause = { skipped: readonly number[]; unpaid: boolean; runs: number; lasts: number }

/** Boxes from the order on, some of them skipped, one perhaps unpaid; paused after `runs` days, for `lasts` days. */
async function paused({ skipped, unpaid, runs, lasts }: Pause) {
  await services.empty()
  const key = randomUUID()
  const added = await services.client.addReading({ headers: asService, key, subscription: readingWanted(userUuid) })
  if (!added.ok) throw new Error(added.error.kind)
  const { id } = added.value
  const rows = await itemsOf(id)
  for (const position of skipped) {
    const change = { kind: 'skipBox', box: rows[position]?.uuid ?? '' } as const
    expect(await services.client.changeReading({ headers, id, change })).toMatchObject({ ok: true })
  }
  if (unpaid) services.gateway.refused.set(`seed-${userUuid}`, 'declined')
  for (let day = 0; day <= runs; day += 7) await services.dueOn(plusDays(ORDERED, day))
  await services.client.pause({ headers, id })
  at(plusDays(today(), lasts))
  return id
}

const release = (id: string) => services.client.releasePause({ headers, id })

test('A-256 a box that was to be skipped while the pause lasted is skipped on its day, and the next one ships on the day that the page names', async () => {
  const id = await paused({ skipped: [2], unpaid: false, runs: 42, lasts: 27 })
  expect([today(), (await page()).resumesOn]).toEqual(['2027-01-29', '2027-02-21'])
  await release(id)
  await services.due()
  expect((await daysIn(id, 'awaiting_process')).slice(0, 2)).toEqual(['2027-02-21', '2027-03-21'])
  expect(await daysIn(id, 'skipped')).toEqual(['2027-01-21'])
  expect((await page()).upcoming.map(({ status }) => status)).not.toContain('skipped')
})

test('A-256 one that was to be skipped between two boxes that wait leaves no gap once its day has passed', async () => {
  const id = await paused({ skipped: [2], unpaid: false, runs: 14, lasts: 55 })
  expect([today(), (await page()).resumesOn]).toEqual(['2027-01-29', '2027-02-21'])
  await release(id)
  await services.due()
  expect((await daysIn(id, 'awaiting_process')).slice(0, 3)).toEqual(['2027-02-21', '2027-03-21', '2027-04-21'])
  expect(await daysIn(id, 'skipped')).toEqual(['2027-01-21'])
})

test('A-256 where all were skipped while the pause lasted, new ones lie ahead of its end', async () => {
  const id = await paused({ skipped: [], unpaid: false, runs: 0, lasts: 500 })
  await services.db
    .update(items)
    .set({ processStatus: 'skip_requested' })
    .where(eq(items.processStatus, 'awaiting_process'))
  expect((await page()).resumesOn).toBeNull()
  await release(id)
  await services.due()
  const days = await daysIn(id, 'awaiting_process')
  expect([today(), days[0], days.length]).toEqual(['2028-04-04', '2028-04-21', 11])
})

const anyPause = fc.record({
  skipped: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
  unpaid: fc.boolean(),
  runs: fc.integer({ min: 0, max: 120 }),
  lasts: fc.integer({ min: 0, max: 250 }),
})

test('A-256 whatever is skipped or unpaid, the first box after a pause ships on the day that the page names, and a month is left out for no skip that has passed', async () => {
  await fc.assert(
    fc.asyncProperty(anyPause, async (pause) => {
      const id = await paused(pause)
      const skippedBy = (await daysIn(id, 'skip_requested')).filter((day) => day <= today())
      const promised = (await page()).resumesOn
      await release(id)
      const coming = await daysIn(id, 'awaiting_process')
      expect(coming[0] ?? null).toBe(promised)
      expect((await page()).next?.date ?? null).toBe(promised)
      const skips = await daysIn(id, 'skip_requested')
      expect(skips.filter((day) => day <= today())).toEqual(skippedBy)
      // a month after the other, those that are skipped among them
      const ahead = [...coming, ...skips.filter((day) => day > today())].toSorted()
      const months = ahead.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
      expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index))
      expect(ahead.every((day) => day > today())).toBe(true)
    }),
    { numRuns: 40 },
  )
}, 120_000)
