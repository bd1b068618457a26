import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS, persona } from '~/content/seed/personas'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'
import { children, users } from '~/services/upstreams/account-manager/embedded/account-manager.tables'
import { openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const CREATED = '2026-11-20T12:00:00.000Z'
const ROUND = 'round-of-twelve'

beforeAll(async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    ...{ uuid: randomUUID(), externalId: randomUUID(), phoneNumber: null, createdAt: CREATED },
    ...{
      email: `${ROUND}-${String(index).padStart(2, '0')}@playchart.test`,
      firstName: 'Ada',
      lastName: `100%_${index}`,
    },
  }))
  await services.db.insert(users).values(rows)
})

const find = async (search: string, page = 1) => {
  const found = await services.client().accounts.customers({ headers: SERVICE, search, page })
  if (!found.ok) throw new Error(found.error.kind)
  return found.value
}
const emails = async (search: string) => (await find(search)).users.map(({ email }) => email)

describe('A-003, E-84 customers are found', () => {
  test.each([
    ['a part of the email', 'parent@play'],
    ['whatever its case', 'PARENT@PLAY'],
    ['the first name', 'parent'],
  ])('by %s', async (_what, search) => expect(await emails(search)).toContain(parent.email))

  test('by the whole name, first and last', async () => {
    expect(await emails('ada 100%_3')).toEqual([`${ROUND}-03@playchart.test`])
  })

  test('by that text itself: what a pattern means is not meant', async () => {
    expect((await find('100%_')).total).toBe(12)
    expect(await emails('a%b')).toEqual([])
    expect(await emails('__')).toEqual([])
    expect(await emails("' or 1=1 --")).toEqual([])
  })

  test('with the birthdays of the children that they see, the eldest first', async () => {
    const rows = await services.db.select().from(children)
    const own = rows.filter(({ userUuid, isHidden }) => userUuid === parent.playchartId && !isHidden)
    const [found] = (await find(parent.email)).users
    expect(found?.birthdays).toEqual(own.map(({ birthday }) => birthday).toSorted())
    expect(found?.birthdays).toHaveLength(2)
  })

  test('a page at a time, by email, and all of them counted on each', async () => {
    const [first, second, third] = [await find(ROUND), await find(ROUND, 2), await find(ROUND, 3)]
    expect([first.total, second.total, third.total]).toEqual([12, 12, 12])
    expect(first.users).toHaveLength(CUSTOMERS.pageSize)
    const all = [...first.users, ...second.users, ...third.users].map(({ email }) => email)
    expect(all).toEqual(all.toSorted())
    expect(new Set(all).size).toBe(12)
  })
})

describe('nobody but our own server finds them', () => {
  test.each([
    ['a customer', personOf(parent.playchartId)],
    ['nobody', {}],
  ])('%s gets 401 and no address', async (_who, headers) => {
    const { status, text } = await services.ask('account-manager', '/users?search=playchart', { headers })
    expect([status, PERSONAS.some(({ email }) => text.includes(email))]).toEqual([401, false])
  })

  test.each([
    '',
    '?search=a',
    `?search=${'a'.repeat(101)}`,
    '?search=ada&page=0',
    '?search=ada&page=x',
    '?search=ada&all=1',
  ])('and what is no search is refused: %s', async (query) => {
    const { status } = await services.ask('account-manager', `/users${query}`, { headers: SERVICE })
    expect(status).toBe(400)
  })
})
