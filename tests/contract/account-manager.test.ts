import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { PERSONAS, persona } from '~/content/seed/personas'
import { monthsBetween, shopDay } from '~/services/domain/dates/civil-date'
import { UserAnswer } from '~/services/upstreams/account-manager/account-manager.contract'
import {
  addresses,
  children,
  preferences,
  users,
} from '~/services/upstreams/account-manager/embedded/account-manager.tables'
import { ADDRESS, FAILURES, openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)
const [older, younger] = parent.children

beforeEach(() => services.rules.clear())

describe('reading', () => {
  test('A-230, A-231, A-232 the account names its children, addresses and preferences on the wire', async () => {
    const { status, body } = await services.ask('account-manager', `/users/${parent.playchartId}`, { headers: as })
    expect(status).toBe(200)
    const { user } = UserAnswer.parse(body)
    expect(user).toMatchObject({ uuid: parent.playchartId, first_name: 'Parent', email: parent.email })
    expect(Object.keys(body.user.children[0]).sort()).toEqual(['birthday', 'is_hidden', 'name', 'uuid', 'verified_dob'])
    expect(
      user.user_preferences.map(({ preference_name, preference_value }) => [preference_name, preference_value]),
    ).toEqual([
      ['marketing_sms', false],
      ['transactional_sms', false],
    ])
    for (const field of ['first_name', 'last_name', 'line1', 'line2', 'city', 'state', 'zip_code', 'country', 'uuid'])
      expect(body.user.addresses[0]).toHaveProperty(field)
  })

  test('A-231 a hidden child is one of the children and none of the visible ones', async () => {
    await services.db
      .update(children)
      .set({ isHidden: true })
      .where(eq(children.uuid, younger?.uuid ?? ''))
    const { body } = await services.ask('account-manager', `/users/${parent.playchartId}`, { headers: as })
    await services.db
      .update(children)
      .set({ isHidden: false })
      .where(eq(children.uuid, younger?.uuid ?? ''))
    expect(body.user.children).toHaveLength(2)
    expect(body.user.visibleChildren.map(({ uuid }: { uuid: string }) => uuid)).toEqual([older?.uuid])
  })

  test('A-233 the primary way to pay comes from the catalogue, in the language asked', async () => {
    const read = await services.client().accounts.user({ headers: as, uuid: parent.playchartId, language: 'de' })
    expect(read).toMatchObject({
      ok: true,
      value: { primaryPaymentMethod: { is_primary: true, localized_label: 'Visa mit den Endziffern 4242' } },
    })
  })

  test('whoever shows nothing of the way to pay is told nothing of it, and the catalogue is not asked', async () => {
    const asked = async (language: 'en' | null) => {
      const read = await services.client().accounts.user({ headers: as, uuid: parent.playchartId, language })
      return read.ok ? read.value : null
    }
    services.rules.add({ upstream: 'catalog', operation: '*', outcome: { kind: 'drop' }, times: 1 })
    const brief = await asked(null)
    // the first who asks the catalogue meets the rule
    expect(await asked('en')).toEqual(brief)
    const whole = await asked('en')
    expect(whole?.primaryPaymentMethod).not.toBeNull()
    expect(brief).toEqual({ ...whole, primaryPaymentMethod: null })
  })

  test.each([
    ['down', { kind: 'status', status: 500 }],
    ['later than anyone waits', { kind: 'delay', ms: 3000 }],
    ['gone', { kind: 'drop' }],
    ['talking nonsense', { kind: 'garbage' }],
  ] as const)('an account is shown without its way to pay while the catalogue is %s', async (_name, outcome) => {
    services.rules.add({ upstream: 'catalog', operation: '*', outcome, times: null })
    const { status, body } = await services.ask('account-manager', `/users/${parent.playchartId}`, { headers: as })
    expect([status, body.user.primaryPaymentMethod]).toEqual([200, null])
  })

  test('the children of the seed are as old as it says, on the shop’s day', async () => {
    const rows = await services.db.select().from(children)
    const ages = new Map(
      rows.map(({ uuid, birthday }) => [uuid, monthsBetween(birthday, shopDay(services.clock.now()))]),
    )
    for (const child of PERSONAS.flatMap((each) => each.children)) expect(ages.get(child.uuid)).toBe(child.ageMonths)
  })

  test('S-200, S-346, A-234, A-265 an address is read by its own id', async () => {
    const read = await services.client().accounts.address({ headers: as, uuid: parent.addressUuid })
    expect(read).toMatchObject({ ok: true, value: { uuid: parent.addressUuid, company: '', country: 'NL' } })
  })
})

describe('writing', () => {
  test('S-345, S-328, A-116, A-266 phone number and preferences change, and the answer says ok', async () => {
    const user = {
      phone_number: ' +31 6 12345678 ',
      user_preferences: [{ preference_name: 'marketing_sms', preference_value: true }],
    }
    const path = `/users/${parent.playchartId}`
    const { body } = await services.ask('account-manager', path, { method: 'PUT', headers: as, body: { user } })
    expect(body).toMatchObject({ ok: true, user: { phone_number: '+31 6 12345678', first_name: 'Parent' } })
    expect(body.user.user_preferences).toMatchObject([{ preference_value: true }, { preference_value: false }])
    const emptied = await services.client().accounts.changeUser({
      headers: as,
      uuid: parent.playchartId,
      user: { phone_number: '' },
    })
    expect(emptied).toMatchObject({ ok: true, value: { phone_number: null } })
    const refused = await services.client().accounts.changeUser({
      headers: as,
      uuid: parent.playchartId,
      user: { phone_number: '<img src=x>' },
    })
    expect(refused).toEqual({ ok: false, error: { kind: 'refused', code: 'invalid' } })
  })

  test('A-257 fifty identical requests at once make one child', async () => {
    const [before] = await services.db.select({ n: count() }).from(children)
    const key = randomUUID()
    const child = { name: 'Third child', birthday: '2026-01-05' }
    const body = { relationship: { relationship_type: 'unknown', child } }
    const path = `/users/${parent.playchartId}/relationships`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        services.ask('account-manager', path, { method: 'POST', headers: as, key, body }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.child.uuid)).size).toBe(1)
    expect(answers[0]?.body.child).toMatchObject({ ...child, is_hidden: false, verified_dob: false })
    const [after] = await services.db.select({ n: count() }).from(children)
    expect((after?.n ?? 0) - (before?.n ?? 0)).toBe(1)
    const other = { relationship: { relationship_type: 'unknown', child: { ...child, name: 'Another' } } }
    expect(
      (await services.ask('account-manager', path, { method: 'POST', headers: as, key, body: other })).status,
    ).toBe(422)
  })

  test('one person’s key says nothing of another’s request', async () => {
    const key = randomUUID()
    const body = { relationship: { relationship_type: 'unknown', child: { name: 'Same key', birthday: '2026-02-05' } } }
    const post = (userUuid: string) =>
      services.ask('account-manager', `/users/${userUuid}/relationships`, {
        method: 'POST',
        headers: personOf(userUuid),
        key,
        body,
      })
    const [mine, theirs] = [await post(parent.playchartId), await post(reader.playchartId)]
    expect(mine.body.child.uuid).not.toBe(theirs.body.child.uuid)
  })

  test.each(['2008-11-20', '2027-08-22'])('S-405 no child is born on %s', async (birthday) => {
    const child = { name: 'Out of bounds', birthday }
    const body = { relationship: { relationship_type: 'unknown', child } }
    const path = `/users/${parent.playchartId}/relationships`
    const answer = await services.ask('account-manager', path, { method: 'POST', headers: as, key: randomUUID(), body })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'invalid'])
  })

  test('A-258 a verified birth date does not change, whatever is said of it', async () => {
    const path = `/children/${older?.uuid}`
    const stored = async () =>
      (
        await services.db
          .select()
          .from(children)
          .where(eq(children.uuid, older?.uuid ?? ''))
      )[0]
    const before = await stored()
    const moved = { name: 'Older child', birthday: '2024-01-01' }
    for (const child of [moved, { ...moved, verified_dob: false }, { ...moved, verified_dob: true }]) {
      const answer = await services.ask('account-manager', path, { method: 'PUT', headers: as, body: { child } })
      expect([answer.status, answer.body.error.code]).toEqual([422, 'verifiedBirthday'])
    }
    expect(await stored()).toEqual(before)
    const named = { name: 'Renamed', birthday: before?.birthday, verified_dob: true }
    const answer = await services.ask('account-manager', path, { method: 'PUT', headers: as, body: { child: named } })
    expect(answer.body.child).toMatchObject({ name: 'Renamed', verified_dob: true })
  })

  test('nobody verifies a birth date by saying so', async () => {
    const child = { name: 'Younger child', birthday: '2026-06-21', verified_dob: true }
    const path = `/children/${younger?.uuid}`
    const answer = await services.ask('account-manager', path, { method: 'PUT', headers: as, body: { child } })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'invalid'])
  })

  test('an account is made once for each id at the identity provider', async () => {
    const user = { external_id: randomUUID(), email: 'once@playchart.test', first_name: '', last_name: '' }
    const { accounts } = services.client()
    const made = await Promise.all(Array.from({ length: 20 }, () => accounts.addUser({ headers: SERVICE, user })))
    const uuids = new Set(made.map((each) => (each.ok ? each.value.uuid : each.error.kind)))
    expect(uuids.size).toBe(1)
    const rows = await services.db.select().from(users).where(eq(users.externalId, user.external_id))
    expect(rows).toHaveLength(1)
    const stored = await services.db
      .select()
      .from(preferences)
      .where(eq(preferences.userUuid, rows[0]?.uuid ?? ''))
    expect(stored.map(({ value }) => value)).toEqual([false, false])
  })

  test('an address is written once, whatever the key; another floor is another address', async () => {
    const { accounts } = services.client()
    const asked = { headers: as, key: randomUUID(), userUuid: parent.playchartId, address: ADDRESS }
    const made = await Promise.all([accounts.addAddress(asked), accounts.addAddress(asked)])
    expect(made[0]).toEqual(made[1])
    expect(await accounts.addAddress({ ...asked, key: randomUUID() })).toEqual(made[0])
    await accounts.addAddress({ ...asked, key: randomUUID(), address: { ...ADDRESS, line2: 'Third floor' } })
    const rows = await services.db.select().from(addresses).where(eq(addresses.line1, ADDRESS.line1))
    expect(rows.map(({ line2 }) => line2)).toEqual(['', 'Third floor'])
  })
})

test.each(FAILURES)('the client calls it %s when the account manager fails by %j', async (kind, outcome) => {
  const { accounts } = services.client()
  services.rules.add({ upstream: 'account-manager', operation: '*', outcome, times: null })
  const read = await accounts.user({ headers: as, uuid: parent.playchartId, language: 'en' })
  const written = await accounts.changeUser({ headers: as, uuid: parent.playchartId, user: { first_name: 'Parent' } })
  expect([read, written]).toMatchObject([
    { ok: false, error: { kind } },
    { ok: false, error: { kind } },
  ])
  services.rules.clear()
  expect(await accounts.user({ headers: as, uuid: parent.playchartId, language: 'en' })).toMatchObject({ ok: true })
})
