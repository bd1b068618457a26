import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS, PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { BROWSER, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPassword, askPool, heldTokens, postTokens, signInOver } from '../support/sign-in'

const PUBLIC_ORIGIN = 'https://shop.playchart.test'
const admin = persona('admin')
let place: Place
let server: Server
/** from when the people of the seed could sign in */
let before: { cookie: string; held: Awaited<ReturnType<typeof heldTokens>> }

/** A database that was seeded on somebody's own machine, opened by a server that the world may reach. */
beforeAll(async () => {
  place = await seededPlace()
  const env = { PUBLIC_ORIGIN, LIMITS_FACTOR: '100' }
  const open = await startServer({ place, env: { ...env, SEED_PERSONAS: '1' } })
  before = { cookie: await signInOver(open, admin.email), held: await heldTokens(open, admin.email) }
  expect((await me(open)).text).toContain(admin.email)
  expect((await qa(open)).status).toBe(200)
  await open.stop()
  server = await startServer({ place, env })
}, PATIENCE_MS)
afterAll(async () => {
  await server.stop()
  await place.drop()
})

const FILE = 'src/services/flows/identity/identity.functions.ts'
const me = (of: Server) => callFunction(of, { name: 'getIdentity', file: FILE }, { cookie: before.cookie })
const qa = (of: Server) => raw(of, '/upstream/qa/clock', { headers: { 'x-qa-key': of.qaKey } })

test('nobody of the seed signs in there, in the words of an unknown address', async () => {
  const unknown = await askPassword(server, 'nobody@playchart.test', PERSONAS_PASSWORD)
  for (const { email } of PERSONAS) {
    const answer = await askPassword(server, email, PERSONAS_PASSWORD)
    expect([answer.status, answer.text]).toEqual([400, unknown.text])
  }
  const forgot = await askPool(server, 'ForgotPassword', { Username: admin.email })
  expect(forgot.status).toBe(200)
})

test('a session and tokens of before are worth nothing', async () => {
  expect((await me(server)).text).not.toContain(admin.email)
  expect((await postTokens(server, before.held)).status).toBe(401)
  const { RefreshToken } = { RefreshToken: before.held.refreshToken }
  expect((await askPool(server, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400)
})

test('neither QA nor the mailbox is there, with the key as without, no machine without it, and the terminal says so in one line', async () => {
  expect((await qa(server)).status).toBe(404)
  expect((await raw(server, `/mailbox?key=${server.qaKey}`, { headers: BROWSER })).status).toBe(404)
  for (const path of ['/machines', '/machines/cart', '/machines/rules', '/machines/cart.svg', '/machines/cart.json'])
    expect((await raw(server, path, { headers: BROWSER })).status).toBe(404)
  const printed = server.logs().replace(/^\{.*$/gm, '')
  expect(printed).toMatch(/^ {2}Personas {3}cannot sign in/m)
  expect(printed).not.toContain(PERSONAS_PASSWORD)
  expect(printed).not.toContain(server.qaKey)
})

test(
  'an address that others may reach is no demonstration, whatever the origin says; who wants one says so',
  async () => {
    const closed = await startServer({ env: { HOST: '0.0.0.0' } })
    const held = await askPassword(closed, admin.email, PERSONAS_PASSWORD)
    expect([held.status, (await qa(closed)).status]).toEqual([400, 404])
    expect(closed.logs()).toMatch(/^ {2}Personas {3}cannot sign in.*HOST/m)
    await closed.stop()
    const open = await startServer({ env: { HOST: '0.0.0.0', SEED_PERSONAS: '1' } })
    const entered = await askPassword(open, admin.email, PERSONAS_PASSWORD)
    expect([entered.status, (await qa(open)).status]).toEqual([200, 200])
    await open.stop()
  },
  PATIENCE_MS,
)

test('the shop is open: content, products, and whoever signs up', async () => {
  expect((await raw(server, '/products/kit-the-babbler', { headers: BROWSER })).status).toBe(200)
  const signUp = { Username: 'first@example.test', Password: 'Six-Boats-Now' }
  expect((await askPool(server, 'SignUp', signUp)).status).toBe(200)
})
