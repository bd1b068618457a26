import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { openLeftBy } from '../support/database'
import { everythingIn } from '../support/everything'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPassword, signInOver } from '../support/sign-in'

/* A process that dies somewhere in a command of the account, and comes back over what it left. */

const PRIVACY = 'src/services/flows/privacy/privacy.functions.ts'
/** Whose accounts can be erased: nothing of theirs runs. */
const ALL = ['cancelled', 'finished', 'new'] as const
const LEAVING = process.env.TEST_ALL ? ALL : ALL.slice(0, 1)
const MOVES = process.env.TEST_ALL ? 12 : 1
const LONGEST_MS = 250

let place: Place
let running: Server | undefined
beforeAll(async () => {
  place = await seededPlace()
}, PATIENCE_MS)
afterAll(async () => {
  await running?.kill()
  await place.drop()
})

async function start(): Promise<Server> {
  running = await startServer({ place, env: { LIMITS_FACTOR: '1000' } })
  return running
}

/** Dies somewhere in what is under way; what it left is looked at before the next one starts. */
async function killedDuring(server: Server, underWay: Promise<unknown>): Promise<string> {
  const ended = Promise.allSettled([underWay])
  await wait(randomInt(LONGEST_MS))
  await server.kill()
  await ended
  return leftBehind()
}

/** Every row of every table, a line each. */
async function leftBehind(): Promise<string> {
  const left = await openLeftBy(place)
  try {
    return await everythingIn(left.db)
  } finally {
    await left.close()
  }
}

async function advance(server: Server, advanceMs: number) {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const body = JSON.stringify({ advanceMs })
  expect((await raw(server, '/upstream/qa/clock', { method: 'POST', headers, body })).status).toBe(200)
}

test(`E-101 killed in each of ${LEAVING.length} erasures: what was written down is carried on by the job, and in the end nothing of anybody is left`, async () => {
  let server = await start()
  for (const name of LEAVING) {
    const { email, playchartId: as } = persona(name)
    const data = { as, password: PERSONAS_PASSWORD }
    const erase = async () =>
      callFunction(server, { name: 'eraseAccount', file: PRIVACY }, { data, cookie: await signInOver(server, email) })
    const left = await killedDuring(server, erase())
    server = await start()
    await advance(server, 120_000)
    const isWrittenDown = left.split('web.erasures')[1]?.split('\n')[1]?.includes(as) ?? false
    const isGone = async () => (await askPassword(server, email, PERSONAS_PASSWORD)).status === 400
    // of what was not written down nothing has been done: whoever wants it asks again
    if (!isWrittenDown && !(await isGone())) await erase()
    await expect.poll(isGone, { timeout: 90_000, interval: 2000 }).toBe(true)
  }
  await server.stop()
  // the mailbox stands for what lies outside, and has the receipt; of the receipt itself a mark stays, so that it is sent once
  const isReceipt = (line: string) => line.includes('"subject":') || /"id":"erasure-.*"letter":null/.test(line)
  const kept = (await leftBehind()).split('\n').filter((line) => !isReceipt(line))
  for (const name of LEAVING) {
    const { email, playchartId, children } = persona(name)
    const own = [email, playchartId, ...children.map(({ uuid }) => uuid)]
    expect(kept.filter((line) => own.some((word) => line.includes(word)))).toEqual([])
  }
}, 240_000)

test(`A-255 killed in each of ${MOVES} moves of a kit: its day is the old one or the new one, and the same press is done`, async () => {
  let server = await start()
  let cookie = await signInOver(server, persona('parent').email)
  const pageOf = async (path: string) => (await raw(server, path, { headers: { ...BROWSER, cookie } })).text
  const [, path = '', installmentId = ''] =
    /href="([^"]*\/edit-ship-date\/([\w-]+))"/.exec(await pageOf('/account/subscriptions')) ?? []
  const dayOf = async () => /data-planned="">\s*<input[^>]*value="([\d-]+)"/.exec(await pageOf(path))?.[1] ?? ''
  const days = [...(await pageOf(path)).matchAll(/<input[^>]*value="(\d{4}-\d{2}-\d{2})"/g)].map(([, day = '']) => day)
  const move = (scheduled_date: string) =>
    raw(server, '/api/update-installment', {
      ...{ method: 'PATCH', headers: { ...asJson(server), cookie } },
      body: JSON.stringify({ installmentId, installment: { scheduled_date } }),
    })
  for (let round = 0; round < MOVES; round++) {
    const [before, wanted = ''] = [await dayOf(), days[round + 1]]
    await killedDuring(server, move(wanted))
    server = await start()
    cookie = await signInOver(server, persona('parent').email)
    expect([before, wanted]).toContain(await dayOf())
    expect((await move(wanted)).status).toBe(200)
    expect(await dayOf()).toBe(wanted)
  }
  await server.stop()
}, 240_000)
