import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSignIns } from '~/services/flows/identity/revoked-tokens.server'
import { personOfToken } from '~/services/flows/identity/token-verifier.server'
import { quote } from '~/services/flows/products/quote.server'
import { pricedVariants } from '~/services/flows/products/shop.server'
import { takeStock } from '~/services/flows/products/stock.server'
import { ALONE, type StartLease } from '~/services/platform/database/start-lease'
import { closeEverything } from '~/services/platform/process/closing.server'
import { shared } from '~/services/platform/process/shared.server'
import { embedded, provideEmbedded } from '~/services/platform/wire/embedded.server'
import { answerQa } from '~/services/request/pipeline/qa.server'
import { openEmbedded } from '~/services/upstreams/composition-root.server'
import { setFlag } from '~/services/upstreams/flags/embedded/flags.provider'
import { resolveFlags } from '~/services/upstreams/flags/flags.server'
import { openTestDatabase, type TestDatabase } from '../support/database'

const FLAG = 'enable-bfcm'
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
  shared('database', async () => ({
    ...opened,
    exclusively: <T>(work: (lease: StartLease) => Promise<T>) => work(ALONE),
  }))
  provideEmbedded(() =>
    openEmbedded({ verifyIdToken: personOfToken, priced: pricedVariants, quote, takeStock, endSignIns }),
  )
  await embedded()
})
afterAll(async () => {
  await closeEverything((_name, error) => {
    throw error
  })
  await opened.close()
})

test('visitors without a key share an answer, and a change of a flag ends it at once', async () => {
  const before = await resolveFlags(null)
  expect(before[FLAG]).toBe('off')
  expect(await resolveFlags(null)).toBe(before)
  await setFlag(opened.db, FLAG, { value: 'on' })
  expect((await resolveFlags(null))[FLAG]).toBe('on')
  await setFlag(opened.db, FLAG, null)
  expect((await resolveFlags(null))[FLAG]).toBe('off')
})

test('a visitor with a key has their own answer', async () => {
  await setFlag(opened.db, FLAG, { value: 'off', shares: { on: 100 } })
  expect((await resolveFlags(null))[FLAG]).toBe('off')
  expect((await resolveFlags('someone'))[FLAG]).toBe('on')
  expect((await resolveFlags(null))[FLAG]).toBe('off')
})

test('the control of the flags takes a POST with the key, and any other method is refused in the one way', async () => {
  const key = shared('qa-key', () => 'of-this-test')
  const ask = (init: RequestInit) =>
    answerQa(new Request('http://localhost:3000/upstream/qa/flags', { headers: { 'x-qa-key': key }, ...init }), 'flags')
  const answer = await ask({ method: 'POST', body: JSON.stringify({ key: FLAG, value: null }) })
  expect([answer.status, await answer.json()]).toEqual([200, { key: FLAG, value: null }])
  await expect(ask({})).rejects.toMatchObject({ status: 405, headers: { allow: 'POST' } })
})
