import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { READS_FOR_HEADER } from '~/services/platform/wire/wire.contract'
import { users } from '~/services/upstreams/account-manager/embedded/account-manager.tables'
import { openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const [parent, reader] = [persona('parent'), persona('reader')]
const path = `/users/${parent.playchartId}`
const readingFor = (playchartId: string, own: Record<string, string> = SERVICE) => ({
  ...own,
  [READS_FOR_HEADER]: playchartId,
})
const ask = (to: string, headers: Record<string, string>, method = 'GET', body?: object) =>
  services.ask('account-manager', to, { method, headers, key: randomUUID(), ...(body && { body }) })

describe('E-65 our server in the place of a person', () => {
  test('reads what is theirs', async () => {
    const { status, body } = await ask(path, readingFor(parent.playchartId))
    expect([status, body.user.email]).toEqual([200, parent.email])
  })

  test.each([
    ['another account', path],
    ['another person’s address', `/addresses/${parent.addressUuid}`],
  ])('does not find %s', async (_what, to) => {
    expect((await ask(to, readingFor(reader.playchartId))).status).toBe(404)
  })

  test('has none of the rights of our server', async () => {
    expect((await ask('/users?search=playchart', readingFor(parent.playchartId))).status).toBe(401)
  })

  test.each([
    ['PUT', path, { user: { first_name: 'Changed' } }],
    ['POST', '/users', { user: { external_id: 'x', email: 'x@playchart.test' } }],
    ['POST', `${path}/relationships`, {}],
    ['DELETE', path, undefined],
  ])('changes nothing: %s %s', async (method, to, body) => {
    const before = await services.db.select().from(users).orderBy(users.uuid)
    const { status, body: answer } = await ask(to, readingFor(parent.playchartId), method, body)
    expect([status, answer.error.code]).toEqual([403, 'readOnly'])
    expect(await services.db.select().from(users).orderBy(users.uuid)).toEqual(before)
  })

  test.each([
    ['a person’s token', personOf(reader.playchartId), 404],
    ['no token', {}, 401],
  ])('nobody else gains anything by the header: with %s', async (_who, own, status) => {
    expect((await ask(path, readingFor(parent.playchartId, own))).status).toBe(status)
  })

  test.each(['', 'x', "' or 1=1"])('and with %j in it our server is nobody', async (name) => {
    expect((await ask(path, readingFor(name))).status).toBe(401)
  })
})
