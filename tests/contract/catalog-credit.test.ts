import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { creditDraws, credits } from '~/services/upstreams/catalog/embedded/catalog.tables'
import { openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const { playchartId: userUuid } = persona('gift')
const DRAW = { user_uuid: userUuid, amount: 3000, currency_code: 'eur' }

beforeEach(async () => {
  await services.db.delete(creditDraws)
  const credit = { userUuid, advocateRewardsCents: 5000, currency: 'eur' } as const
  await services.db.delete(credits).where(eq(credits.userUuid, userUuid))
  await services.db.insert(credits).values(credit)
})

async function draw(key: string, more: object = {}, headers: Record<string, string> = SERVICE) {
  const body = { draw: { ...DRAW, ...more } }
  const answer = await services.ask('catalog', '/credit_draws', { method: 'POST', headers, key, body })
  return answer.status
}
async function left() {
  const summary = await services.client().catalog.creditSummary({ headers: personOf(userUuid) })
  return summary.ok && summary.value.credits_available.advocate_rewards.total_balance
}

describe('A-132 A-235 what is paid from the balance', () => {
  test('is taken from it once per key, however often and parallel it is asked', async () => {
    const key = randomUUID()
    expect(await Promise.all([draw(key), draw(key), draw(key)])).toEqual([201, 201, 201])
    expect(await left()).toBe(2000)
    expect(await draw(key)).toBe(201)
    expect(await left()).toBe(2000)
  })

  test('never takes more than there is: what it does not cover takes nothing, and its key may come again', async () => {
    const key = randomUUID()
    expect(await draw(key, { amount: 5001 })).toBe(402)
    expect(await left()).toBe(5000)
    expect(await draw(key, { amount: 5000 })).toBe(201)
    expect(await left()).toBe(0)
  })

  test('of two that do not fit together one is taken', async () => {
    const statuses = await Promise.all([draw(randomUUID()), draw(randomUUID())])
    expect(statuses.toSorted()).toEqual([201, 402])
    expect(await left()).toBe(2000)
  })

  test('E-66 is taken in the balance’s own currency alone', async () => {
    expect(await draw(randomUUID(), { currency_code: 'usd' })).toBe(402)
    expect(await left()).toBe(5000)
  })

  test.each([
    ['another sum', { amount: 1000 }],
    ['another person', { user_uuid: persona('parent').playchartId }],
  ])('is refused where its key came with %s', async (_, other) => {
    const key = randomUUID()
    await draw(key)
    expect(await draw(key, other)).toBe(422)
    expect(await left()).toBe(2000)
  })

  test.each([[{ amount: 0 }], [{ amount: -3000 }], [{ amount: 0.5 }]])('is a sum: %j is none', async (more) => {
    expect(await draw(randomUUID(), more)).toBe(400)
    expect(await left()).toBe(5000)
  })

  test('is taken by nobody but our own server', async () => {
    expect(await draw(randomUUID(), {}, personOf(userUuid))).toBe(401)
    expect(await left()).toBe(5000)
  })

  test('stands in what its person takes along, and goes with them', async () => {
    await draw(randomUUID())
    const data = await services.ask('catalog', `/users/${userUuid}/personal_data`, { headers: personOf(userUuid) })
    expect(data.body.personal_data.credit_draws).toEqual([
      { amount: 3000, currency_code: 'eur', drawn_at: expect.any(String), returned_at: null },
    ])
    const erasure = { method: 'POST', headers: SERVICE, body: { email: persona('gift').email } }
    expect((await services.ask('catalog', `/users/${userUuid}/erasures`, erasure)).status).toBe(200)
    expect(await services.db.select().from(creditDraws)).toEqual([])
  })
})

const DRAWN = randomUUID()

describe('E-101 what was paid from the balance and is withdrawn from', () => {
  const give = async (
    key: string,
    { owner = userUuid, headers = SERVICE }: { owner?: string; headers?: object } = {},
  ) => {
    const body = { credit_return: { user_uuid: owner, key } }
    return services.ask('catalog', '/credit_returns', { method: 'POST', headers: { ...headers }, body })
  }

  test('is theirs again, once, however often and parallel it is asked, and their export says so', async () => {
    await draw(DRAWN)
    const answers = await Promise.all([give(DRAWN), give(DRAWN), give(DRAWN)])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([200, { credit_return: { amount: 3000, currency_code: 'eur' } }]),
    )
    expect(await left()).toBe(5000)
    const data = await services.ask('catalog', `/users/${userUuid}/personal_data`, { headers: personOf(userUuid) })
    expect(data.body.personal_data.credit_draws).toMatchObject([{ amount: 3000, returned_at: expect.any(String) }])
  })

  test('is nobody else’s, and given back by nobody but our own server', async () => {
    await draw(DRAWN)
    const statuses = [
      await give(randomUUID()),
      await give(DRAWN, { owner: persona('parent').playchartId }),
      await give(DRAWN, { headers: personOf(userUuid) }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 401])
    expect(await left()).toBe(2000)
  })
})
