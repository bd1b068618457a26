import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { refused } from '~/services/domain/result'
import { ServiceFailed } from '~/services/platform/wire/service-calls'
import type { AskService } from '~/services/platform/wire/service-deps'
import { charges, emails, invoices } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { gift, kits, toys } from '../support/checkout-payloads'
import { ADDRESS, BIRTHDAY, cardOf, openCheckoutWorld, PARENT } from '../support/checkout-world'
import { setStock, stockOf } from '../support/controls'

const world = openCheckoutWorld()
afterEach(well)

let count = 0
/** Kits for a child and an address that the account does not have. */
function another(user_uuid = PARENT) {
  count += 1
  const child = { ...kits().subscriptions[0]?.child, name: `Child ${count}`, birthday: BIRTHDAY, child_uuid: null }
  return world.ready(kits({ child }, { user_uuid }), 'subscription', { ...ADDRESS, line1: `Keizersgracht ${count}` })
}

/** Calls that a purchase of kits makes: child, address, card, order, subscription, stock. */
const CALLS = 6

const later = () => {
  world.clock.time += 11_000
  return world.due()
}
const family = async () => (await world.askOther('account-manager', `/users/${PARENT}`)).body.user
const subscriptionCount = async () =>
  (await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)).body.subscriptions.length
const everything = async () => {
  const { children, addresses } = await family()
  return {
    children: children.length,
    addresses: addresses.length,
    orders: (await world.ordersOf(PARENT)).length,
    charges: (await world.db.select().from(charges)).filter(({ outcome }) => outcome === 'charged').length,
    subscriptions: await subscriptionCount(),
    receipts: (await world.db.select().from(emails)).length,
  }
}

/** Lets the nth call fail: before the other service receives it, or after it has done its part. */
function failing(nth: number, when: 'before' | 'after') {
  let count = 0
  const counted = async <T>(call: () => Promise<T>) => {
    count += 1
    const isIt = count === nth
    if (isIt && when === 'before') throw new ServiceFailed('killed')
    const answer = await call()
    if (isIt) throw new ServiceFailed('killed')
    return answer
  }
  world.between.ask = (ask) => (name, request) =>
    request.method === 'POST' ? counted(() => ask(name, request)) : ask(name, request)
  world.between.takeStock = (take) => (sold) => counted(() => take(sold))
}

function well() {
  world.between.ask = (ask) => ask
  world.between.takeStock = (take) => take
}

describe('T23 whatever happens after the payment, there is one order', () => {
  const moments = Array.from({ length: CALLS }, (_, index) => index + 1).flatMap((nth) =>
    (['before', 'after'] as const).map((when) => [when, nth] as const),
  )
  test.each(moments)('ended %s call %i: the job goes on', async (when, nth) => {
    const { uuid, total } = await another()
    const before = await everything()
    failing(nth, when)
    const answer = await world.complete(uuid, { total })
    expect([answer.status, answer.body.checkout.status, answer.body.checkout.order]).toEqual([202, 'paid', null])
    well()
    expect((await later()).body.resumed).toBe(1)
    expect((await world.read(uuid)).status).toBe('confirmed')
    const after = await everything()
    expect(after).toEqual(Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + 1])))
    expect((await later()).body.resumed).toBe(0)
  })

  test('the same key goes on too, and another key is told that it is running', async () => {
    const { uuid, total } = await another()
    const key = randomUUID()
    failing(4, 'after')
    await world.complete(uuid, { total, key })
    world.between.ask = (ask) => ask
    const other = await world.complete(uuid, { total })
    expect([other.status, other.body.error.code]).toEqual([409, 'running'])
    expect((await world.complete(uuid, { total, key })).body.checkout.status).toBe('confirmed')
  })
})

describe('a crash around the charge', () => {
  const crashed = async (uuid: string, change: Partial<typeof invoices.$inferInsert>) => {
    await world.db
      .update(invoices)
      .set({ status: 'paying', card: null, payingAt: new Date(world.clock.time).toISOString(), ...change })
      .where(eq(invoices.uuid, uuid))
  }

  test('before it: nothing was charged, and the buyer can go on with the same key or another', async () => {
    for (const isSame of [true, false]) {
      const { uuid, total } = await world.ready(toys())
      const key = randomUUID()
      await crashed(uuid, { payKey: key, attempts: 1 })
      expect((await world.complete(uuid, { total })).body.error.code).toBe('running')
      expect((await later()).body.resumed).toBe(1)
      expect(await world.read(uuid)).toMatchObject({ status: 'open', payment_failure: null })
      const paid = await world.complete(uuid, { total, ...(isSame && { key }) })
      expect(paid.body.checkout.status).toBe('confirmed')
      const made = (await world.db.select().from(charges)).filter(({ intent }) => intent.startsWith(uuid))
      expect(made.map(({ outcome }) => outcome).sort()).toEqual(['charged', 'voided'])
    }
  })

  test('before it: the same key may come first, and charges once', async () => {
    const { uuid, total } = await world.ready(toys())
    const key = randomUUID()
    await crashed(uuid, { payKey: key, attempts: 1 })
    expect((await world.complete(uuid, { total, key })).body.checkout.status).toBe('confirmed')
    await later()
    const made = (await world.db.select().from(charges)).filter(({ intent }) => intent.startsWith(uuid))
    expect(made.map(({ outcome }) => outcome)).toEqual(['charged'])
  })

  test('after it: what was charged becomes an order, what was declined is open again', async () => {
    const good = await world.ready(toys())
    failing(1, 'before')
    await world.complete(good.uuid, { total: good.total })
    world.between.ask = (ask) => ask
    await crashed(good.uuid, {})
    const bad = await world.ready(toys())
    const key = randomUUID()
    await world.complete(bad.uuid, { total: bad.total, key, card: cardOf('declined') })
    await crashed(bad.uuid, { payKey: key })
    expect((await later()).body.resumed).toBe(2)
    expect((await world.read(good.uuid)).status).toBe('confirmed')
    expect(await world.read(bad.uuid)).toMatchObject({ status: 'open', payment_failure: 'declined' })
  })

  test('a card whose answer never comes was charged: the same key finds the order', async () => {
    const { uuid, total } = await world.ready(toys())
    const key = randomUUID()
    const card = cardOf('timedOut')
    const late = world.complete(uuid, { total, key, card })
    const first = await Promise.race([late, new Promise((resolve) => setTimeout(() => resolve('no answer'), 1500))])
    expect([first, (await world.read(uuid)).status]).toEqual(['no answer', 'paying'])
    const again = await world.complete(uuid, { total, key, card })
    expect(again.body.checkout.status).toBe('confirmed')
    const made = (await world.db.select().from(charges)).filter(({ intent }) => intent.startsWith(uuid))
    expect(made.map(({ outcome }) => outcome)).toEqual(['charged'])
  })
})

describe('another service in trouble', () => {
  const answers: [string, AskService][] = [
    ['is down', async () => Response.json({ error: { code: 'fault' } }, { status: 500 })],
    ['answers nonsense', async () => new Response('<<<', { status: 200 })],
    ['answers something else', async () => Response.json({ child: null, order: null })],
    ['refuses', async () => Response.json({ error: { code: 'invalid', message: 'no' } }, { status: 422 })],
    ['drops the line', () => Promise.reject(new TypeError('fetch failed'))],
  ]
  const services = ['account-manager', 'catalog', 'order-manager', 'subscription-manager'] as const
  /** whose account has room for a child each time */
  const FAMILIES = {
    'account-manager': 'cancelled',
    catalog: 'finished',
    'order-manager': 'reader',
    'subscription-manager': 'gift',
  } as const

  test.each(services.flatMap((name) => answers.map(([how, answer]) => [name, how, answer] as const)))(
    '%s %s: the buyer has paid, and has the order once it is well again',
    async (name, how, trouble) => {
      const { uuid, total } = await another(persona(FAMILIES[name]).playchartId)
      world.between.ask = (ask) => (other, request) =>
        other === name && request.method === 'POST' ? trouble(other, request) : ask(other, request)
      const answer = await world.complete(uuid, { total })
      expect([how, answer.status, answer.body.checkout.status]).toEqual([how, 202, 'paid'])
      expect(world.reports.at(-1)).toContain('checkout.stuck')
      world.between.ask = (ask) => ask
      await later()
      expect((await world.read(uuid)).status).toBe('confirmed')
    },
  )
})

describe('before money moves', () => {
  const chargesNow = async () => (await world.db.select().from(charges)).length

  test('an account manager that is down charges nothing: later', async () => {
    const { uuid, total } = await world.ready(kits(), 'subscription')
    const before = await chargesNow()
    world.between.ask = () => async () => Response.json({}, { status: 500 })
    const answer = await world.complete(uuid, { total })
    expect([answer.status, answer.body.error.code, await chargesNow()]).toEqual([503, 'later', before])
    world.between.ask = (ask) => ask
    expect((await world.complete(uuid, { total })).body.checkout.status).toBe('confirmed')
  })

  test('an account without room for another child is told so', async () => {
    const { children } = await family()
    for (let n = children.length; n < 20; n++) {
      const child = { name: `Sibling ${n}`, birthday: BIRTHDAY }
      const body = { relationship: { relationship_type: 'unknown', child } }
      await world.askOther('account-manager', `/users/${PARENT}/relationships`, {
        method: 'POST',
        body,
        key: randomUUID(),
      })
    }
    const { uuid, total } = await another()
    const before = await chargesNow()
    const answer = await world.complete(uuid, { total })
    expect([answer.status, answer.body.error.code, await chargesNow()]).toEqual([422, 'accountFull', before])
  })
})

test('the stock is taken once, at the confirmation, however often the work goes on', async () => {
  await setStock(world.db, 'TOY-BALL-TRACK', 50)
  const { uuid, total } = await world.ready(toys(3))
  failing(1, 'after')
  await world.complete(uuid, { total })
  expect(await stockOf(world.db, 'TOY-BALL-TRACK')).toBe(50)
  well()
  await later()
  await later()
  expect(await stockOf(world.db, 'TOY-BALL-TRACK')).toBe(47)
})

test.each(['before', 'after'] as const)('the stock is taken once where we die %s the shop took it', async (when) => {
  await setStock(world.db, 'TOY-BALL-TRACK', 50)
  const { uuid, total } = await world.ready(toys(3))
  failing(2, when)
  expect((await world.complete(uuid, { total })).body.checkout.status).toBe('paid')
  expect(await stockOf(world.db, 'TOY-BALL-TRACK')).toBe(when === 'after' ? 47 : 50)
  well()
  await Promise.all([later(), later()])
  expect((await world.read(uuid)).status).toBe('confirmed')
  expect(await stockOf(world.db, 'TOY-BALL-TRACK')).toBe(47)
})

test('a shop that does not take the stock keeps the order waiting, and the log says why', async () => {
  await setStock(world.db, 'TOY-BALL-TRACK', 50)
  const { uuid, total } = await world.ready(toys(3))
  const outage = refused({ kind: 'unreachable' as const, cause: 'the shop is down', retryAfterSeconds: null })
  world.between.takeStock = () => async () => outage
  const answer = await world.complete(uuid, { total })
  expect([answer.status, answer.body.checkout.status]).toEqual([202, 'paid'])
  expect(world.reports.at(-1)).toContain('the shop is down')
  well()
  await later()
  expect((await world.read(uuid)).status).toBe('confirmed')
  expect(await stockOf(world.db, 'TOY-BALL-TRACK')).toBe(47)
})

test('a gift’s code is the same however often the work goes on', async () => {
  const { uuid, total } = await world.ready(gift(), 'gift')
  failing(1, 'after')
  await world.complete(uuid, { total })
  const codeOf = async () =>
    (await world.db.select().from(invoices).where(eq(invoices.uuid, uuid))).map(({ giftCode }) => giftCode)
  const code = await codeOf()
  world.between.ask = (ask) => ask
  await later()
  expect([(await world.read(uuid)).status, await codeOf()]).toEqual(['confirmed', code])
})
