import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import {
  addresses,
  children,
  preferences,
  users,
} from '~/services/upstreams/account-manager/embedded/account-manager.tables'
import { openAccountServices } from '../support/account-services'
import { personOf } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)
const ADDRESS = {
  first_name: 'Noa',
  last_name: 'de Vries',
  line1: 'Prinsengracht 1',
  city: 'Amsterdam',
  zip_code: '1015 DK',
  country: 'NL',
}

const everything = async () =>
  JSON.stringify([
    await services.db.select().from(users).orderBy(users.uuid),
    await services.db.select().from(children).orderBy(children.uuid),
    await services.db.select().from(addresses).orderBy(addresses.uuid),
    await services.db.select().from(preferences).orderBy(preferences.uuid),
  ])

const child = { name: 'Taken over', birthday: '2026-03-03' }
const writes = (userUuid: string, childUuid: string) => [
  { method: 'PUT', path: `/users/${userUuid}`, body: { user: { first_name: 'Taken' } } },
  {
    method: 'POST',
    path: `/users/${userUuid}/relationships`,
    body: { relationship: { relationship_type: 'unknown', child } },
  },
  { method: 'PUT', path: `/children/${childUuid}`, body: { child } },
  { method: 'POST', path: `/users/${userUuid}/addresses`, body: { address: ADDRESS } },
]
const reads = (userUuid: string, addressUuid: string) => [
  { method: 'GET', path: `/users/${userUuid}`, body: undefined },
  { method: 'GET', path: `/addresses/${addressUuid}`, body: undefined },
]

describe('whose things they are (T3)', () => {
  test.each([
    ['another person’s', reader.playchartId, reader.children[0]?.uuid ?? '', reader.addressUuid],
    ['nobody’s', randomUUID(), randomUUID(), randomUUID()],
    ['no id at all', "1'%20or%201=1", '..%2e', 'x'],
  ])('%s are not there, and stay as they are', async (_name, userUuid, childUuid, addressUuid) => {
    const before = await everything()
    for (const { method, path, body } of [...reads(userUuid, addressUuid), ...writes(userUuid, childUuid)]) {
      const answer = await services.ask('account-manager', path, { method, headers: as, key: randomUUID(), body })
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        404,
        { error: { code: 'notFound', message: 'notFound' } },
      ])
    }
    expect(await everything()).toBe(before)
  })

  test.each([[{}], [{ authorization: 'Bearer not-a-token-of-anyone' }], [{ authorization: 'Basic abcdefgh' }]])(
    'nobody is told anything (%j)',
    async (headers) => {
      const before = await everything()
      const own = [
        ...reads(parent.playchartId, parent.addressUuid),
        ...writes(parent.playchartId, parent.children[0]?.uuid ?? ''),
        { method: 'POST', path: '/users', body: { user: { external_id: 'x', email: 'a@b.test' } } },
      ]
      for (const { method, path, body } of own) {
        const answer = await services.ask('account-manager', path, { method, headers, key: randomUUID(), body })
        expect([path, answer.status]).toEqual([path, 401])
      }
      expect(await everything()).toBe(before)
    },
  )

  test('a person makes no accounts', async () => {
    const body = { user: { external_id: 'mine', email: 'a@b.test' } }
    expect((await services.ask('account-manager', '/users', { method: 'POST', headers: as, body })).status).toBe(401)
  })
})

test.each([
  ['email', { email: 'other@playchart.test' }],
  ['role', { role: 'admin' }],
  ['uuid', { uuid: reader.playchartId }],
  ['credits', { credits: 1000 }],
  ['is_admin', { is_admin: true }],
])('nobody gives themselves %s (T4)', async (_name, fields) => {
  const before = await everything()
  const path = `/users/${parent.playchartId}`
  const body = { user: { first_name: 'X', ...fields } }
  expect((await services.ask('account-manager', path, { method: 'PUT', headers: as, body })).status).toBe(400)
  expect(await everything()).toBe(before)
})

test.each([
  ['no JSON', '{"user":'],
  ['a prototype', '{"user":{"__proto__":{"first_name":"x"}}}'],
  ['nothing', ''],
])('%s is no change', async (_name, raw) => {
  const path = `/users/${parent.playchartId}`
  expect((await services.ask('account-manager', path, { method: 'PUT', headers: as, raw })).status).toBe(400)
})
