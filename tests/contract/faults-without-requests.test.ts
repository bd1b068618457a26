import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endSignIns } from '~/services/flows/identity/revoked-tokens.server'
import { personOfToken } from '~/services/flows/identity/token-verifier.server'
import { quote } from '~/services/flows/products/quote.server'
import { pricedVariants } from '~/services/flows/products/shop.server'
import { takeStock } from '~/services/flows/products/stock.server'
import { tellChange } from '~/services/platform/database/changes'
import { ALONE, type StartLease } from '~/services/platform/database/start-lease'
import type { FaultOutcome } from '~/services/platform/faults/faults.contract'
import { faults } from '~/services/platform/faults/faults.server'
import { closeEverything } from '~/services/platform/process/closing.server'
import { shared } from '~/services/platform/process/shared.server'
import { embedded, provideEmbedded } from '~/services/platform/wire/embedded.server'
import { openEmbedded } from '~/services/upstreams/composition-root.server'
import { resolveFlags } from '~/services/upstreams/flags/flags.server'
import { sendMail } from '~/services/upstreams/mail/mail.server'
import { openTestDatabase, type TestDatabase } from '../support/database'

/* Flags and mail are asked without a request, and fail by the same rules as what has one. */

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
  const { controls } = await embedded()
  const on = new Request('http://shop.test', { method: 'POST', body: JSON.stringify({ key: FLAG, value: 'on' }) })
  await controls.flags?.POST?.(on)
})
afterEach(() => faults().clear())
afterAll(async () => {
  await closeEverything((_name, error) => {
    throw error
  })
  await opened.close()
})

const fail = (upstream: string, outcome: FaultOutcome, times: number | null = null) =>
  faults().add({ upstream, operation: '*', outcome, times })
async function emails() {
  const { controls } = await embedded()
  const answer = await controls.mailbox?.GET?.(new Request('http://shop.test'))
  const newest: { subject: string }[] = answer ? await answer.json() : []
  return newest.map(({ subject }) => subject)
}
const send = (id: string) => sendMail({ id, to: 'a@b.test', subject: id, text: 'Hello' })

const FAILURES: FaultOutcome[] = [{ kind: 'drop' }, { kind: 'status', status: 500 }, { kind: 'malformed' }]

test.each(FAILURES)('flags that answer $kind leave the defaults, and are asked again at once', async (outcome) => {
  expect((await resolveFlags('somebody'))[FLAG]).toBe('on')
  fail('flags', outcome)
  // as QA tells of a rule
  tellChange('flags')
  expect((await resolveFlags(null))[FLAG]).toBe('off')
  expect((await resolveFlags('somebody'))[FLAG]).toBe('off')
  faults().clear()
  expect((await resolveFlags('somebody'))[FLAG]).toBe('on')
})

test('flags that dawdle hold nobody up', async () => {
  fail('flags', { kind: 'delay', ms: 5000 })
  tellChange('flags')
  const began = performance.now()
  expect((await resolveFlags(null))[FLAG]).toBe('off')
  expect(performance.now() - began).toBeLessThan(2000)
})

test('an email that is not taken is an outage, and goes out once when it is tried again', async () => {
  for (const outcome of FAILURES) {
    fail('mail', outcome, 1)
    const id = `mail-${outcome.kind}`
    expect(await send(id)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(await send(id)).toMatchObject({ ok: true })
    expect((await emails()).filter((subject) => subject === id)).toHaveLength(1)
  }
})
