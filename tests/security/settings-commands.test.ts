import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { askPassword, signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/settings/settings.functions.ts'
const [own, another] = [persona('parent'), persona('prepaid')]
const as = own.playchartId
const child = own.children.find(({ verifiedDob }) => !verifiedDob)?.uuid ?? ''
const verified = own.children.find(({ verifiedDob }) => verifiedDob)?.uuid ?? ''

let server: Server
let [cookie, other] = ['', '']
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  cookie = await signInOver(server, own.email)
  other = await signInOver(server, another.email)
}, PATIENCE_MS)
afterAll(() => server.stop())

const call = (name: string, data: object, by = cookie) =>
  callFunction(server, { name, file: FILE }, { data, cookie: by })
const pageOf = async (path: string, by = cookie) => raw(server, path, { headers: { ...BROWSER, cookie: by } })
/** What the account says of itself, as the page with its number shows it. */
const known = async () => {
  const { text } = await pageOf(`/account/${as}/profile-info/edit-contact-details`)
  return ['first-name', 'last-name', 'contact-phone'].map((id) => fieldOf(text, id))
}
const fieldOf = (html: string, id: string) => {
  const [input = ''] = new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(html) ?? []
  return /value="([^"]*)"/.exec(input)?.[1] ?? null
}

const PREFERENCES = { phone_number: '+31 6 12345678', marketing_sms: true, transactional_sms: true }
const COMMANDS = [
  ['savePreferences', PREFERENCES],
  ['saveContactDetails', { first_name: 'Robin', last_name: 'Sample', phone_number: null }],
  ['addChild', { idempotencyKey: randomUUID(), name: 'Newest', birthday: '2026-04-03' }],
  ['changeChild', { uuid: child, name: 'Robin', birthday: '2026-04-03', verified_dob: false }],
  ['changePassword', { previous: PERSONAS_PASSWORD, proposed: 'three boats sail' }],
] as const

describe.each(COMMANDS)('%s', (name, data) => {
  test('does nothing for nobody', async () => {
    const { result } = await call(name, { as, ...data }, '')
    expect(result).toEqual({ ok: false, error: { kind: 'unauthorised' } })
  })

  test('does nothing for somebody else than the page was made for', async () => {
    const { status, result } = await call(name, { as, ...data }, other)
    expect([status, result]).toEqual([409, { ok: false, error: { kind: 'otherPerson' } }])
  })

  test('does nothing for another site', async () => {
    const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true', cookie }
    const answer = await raw(server, `/_serverFn/${idOf(FILE, name)}`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })

  test.each([
    ['more than it knows', { ...data, email: 'elsewhere@playchart.test' }],
    ['nobody’s id', { ...data, as: '1; drop table' }],
    ['nothing', {}],
  ])('takes no %s', async (_what, asked) => {
    const { status } = await call(name, {
      as,
      ...asked,
      ...('email' in asked || 'as' in asked ? {} : { as: undefined }),
    })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})

test('nothing of that has changed the account, and its password is the same', async () => {
  expect(await known()).toEqual(['Parent', 'Sample', ''])
  expect((await askPassword(server, own.email, PERSONAS_PASSWORD)).status).toBe(200)
})

describe('A-258 a child', () => {
  const change = (uuid: string, more: object = {}, by = cookie, who = as) =>
    call('changeChild', { as: who, uuid, name: 'Robin', birthday: '2026-04-03', verified_dob: false, ...more }, by)

  test('of somebody else is not found, and no other one either', async () => {
    for (const uuid of [child, randomUUID()]) {
      const { result } = await change(uuid, {}, other, another.playchartId)
      expect(result).toEqual({ ok: false, error: { kind: 'notFound' } })
    }
    expect((await pageOf(`/account/settings/edit-child/${child}`, other)).status).toBe(404)
  })

  test('E-88 keeps a verified birth date, and nobody verifies one by saying so', async () => {
    expect((await change(verified, { verified_dob: true })).result).toMatchObject({
      error: { code: 'verifiedBirthday' },
    })
    expect((await change(child, { verified_dob: true })).result).toMatchObject({
      ok: false,
      error: { kind: 'refused' },
    })
  })

  test.each(['', '   ', '123', 'x'.repeat(101)])('A-105 A-106 is not called %j', async (name) => {
    expect((await change(child, { name })).status).toBeGreaterThanOrEqual(400)
  })

  test.each(['2027-02-30', 'soon', '1980-01-01', '2099-01-01'])('A-107 is not born on %s', async (birthday) => {
    const { result } = await change(child, { birthday })
    expect(result).not.toMatchObject({ ok: true })
  })

  test('is taken as it is written', async () => {
    expect((await change(child)).result).toEqual({ ok: true, value: { uuid: child } })
    const { text } = await pageOf(`/account/v2/settings/edit-child/${child}`)
    expect([fieldOf(text, 'child-name'), fieldOf(text, 'child-birth-date-year')]).toEqual(['Robin', '2026'])
  })

  test('A-257 is added once by its key', async () => {
    const asked = { as, idempotencyKey: randomUUID(), name: 'Newest', birthday: '2026-04-03' }
    const [first, again] = [await call('addChild', asked), await call('addChild', asked)]
    expect(first.result).toMatchObject({ ok: true })
    expect(again.result).toEqual(first.result)
    const { text } = await pageOf('/account/settings')
    expect(text.match(/>Newest</g)).toHaveLength(1)
  })
})

test('A-266 both preferences and the number are saved together; a number that is none is refused', async () => {
  expect((await call('savePreferences', { as, ...PREFERENCES, phone_number: 'call me' })).result).toMatchObject({
    error: { kind: 'refused' },
  })
  expect((await call('savePreferences', { as, ...PREFERENCES })).result).toEqual({ ok: true, value: null })
  const { text } = await pageOf('/account/settings/edit-communication-preferences')
  expect([...text.matchAll(/<input[^>]*name="\w+_sms"[^>]*>/g)].map(([box]) => box.includes('checked'))).toEqual([
    true,
    true,
  ])
  expect((await known())[2]).toBe(PREFERENCES.phone_number)
})

describe('A-080 the password', () => {
  const change = (previous: string, proposed: string) => call('changePassword', { as, previous, proposed })

  test('is changed for nobody who does not know it, nor to one that everybody tries', async () => {
    expect((await change('not-the-password', 'three boats sail')).result).toMatchObject({ error: { kind: 'wrong' } })
    expect((await change(PERSONAS_PASSWORD, 'password1')).result).toMatchObject({ error: { kind: 'weakPassword' } })
  })

  test('is guessed no faster than at the sign-in', async () => {
    const kinds = []
    for (let time = 0; time < 8; time++) {
      const { result } = await change(`guess number ${time}`, 'three boats sail')
      kinds.push(Object(result).error.kind)
    }
    expect(kinds.at(-1)).toBe('tooMany')
    expect(new Set(kinds)).toEqual(new Set(['wrong', 'tooMany']))
  })

  test('is another one afterwards; this session goes on, and every other one ends', async () => {
    const by = await signInOver(server, persona('reader').email)
    const elsewhere = await signInOver(server, persona('reader').email)
    const asked = { as: persona('reader').playchartId, previous: PERSONAS_PASSWORD, proposed: 'three boats sail' }
    expect((await call('changePassword', asked, by)).result).toEqual({ ok: true, value: null })
    expect((await pageOf('/account', by)).status).toBe(200)
    expect((await pageOf('/account', elsewhere)).status).toBe(307)
    expect((await askPassword(server, persona('reader').email, PERSONAS_PASSWORD)).status).toBe(400)
    expect((await askPassword(server, persona('reader').email, 'three boats sail')).status).toBe(200)
  })

  test('stands in no line of the log', () => {
    for (const secret of [PERSONAS_PASSWORD, 'three boats sail', 'not-the-password'])
      expect(server.logs().replace(/^(?!\{).*$/gm, '')).not.toContain(secret)
    expect(server.logs()).toContain('"event":"security.password-changed"')
    expect(server.logs()).toContain('"event":"security.password-kept"')
  })
})

test.each(['edit-contact-details', 'update-password'])('E-73 %s is its owner’s, and nobody else’s', async (page) => {
  expect((await pageOf(`/account/${as}/profile-info/${page}`)).status).toBe(200)
  expect((await pageOf(`/account/${as}/profile-info/${page}`, other)).status).toBe(404)
  expect((await pageOf(`/nl/account/${another.playchartId}/profile-info/${page}`)).status).toBe(404)
  expect((await pageOf(`/account/nobody/profile-info/${page}`)).status).toBe(404)
})

test('E-79 the sign-up for text messages is not found while its flag is off', async () => {
  expect((await pageOf('/account/settings/sms')).status).toBe(404)
})

test('S-345 contact details are saved also while the identity provider keeps the name of before, which is logged', async () => {
  const rule = {
    upstream: 'cognito',
    operation: 'UpdateUserAttributes',
    outcome: { kind: 'status', status: 500 },
    times: null,
  }
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const fault = await raw(server, '/upstream/qa/faults', { method: 'POST', headers, body: JSON.stringify(rule) })
  expect(fault.status).toBeLessThan(300)
  const wanted = { as, first_name: 'Quentin', last_name: 'Sample', phone_number: null }
  expect((await call('saveContactDetails', wanted)).result).toEqual({ ok: true, value: null })
  expect((await known())[0]).toBe('Quentin')
  expect(server.logs()).toContain('identity.name-kept')
})
