import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { GiftActivation } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { gifts, invoices } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { gift, kits } from '../support/checkout-payloads'
import { ADDRESS, BIRTHDAY, openCheckoutWorld, PARENT } from '../support/checkout-world'
import { personOf, SERVICE } from '../support/own-services'

const world = openCheckoutWorld()
const DAY_MS = 24 * 3600 * 1000
const OTHER_PERSON = persona('cancelled').playchartId
afterEach(() => {
  world.between.ask = (ask) => ask
})

/** A child of its own for each test: a gift for one who gets kits already follows them. */
let children = 0
let WANTED = wantedFor('Mo')
beforeEach(() => {
  children += 1
  WANTED = wantedFor(`Mo ${children}`)
})
function wantedFor(name: string) {
  return {
    child: { name, birthday: BIRTHDAY, child_uuid: null },
    follows_running: false,
    selected_language: 'en',
    address: ADDRESS,
  }
}

async function bought(deliverOn?: string) {
  const { uuid, total } = await world.ready(gift(deliverOn), 'gift')
  const { checkout } = (await world.complete(uuid, { total })).body
  const code: string = checkout.order.line_items[0].properties.gifting_order_activation_code
  return { checkout, code, order: checkout.order }
}
const look = (code: string, headers = personOf(PARENT)) => world.ask(`/api/v1/gift_activations/${code}`, { headers })
const redeem = (
  code: string,
  { headers = personOf(PARENT), wanted = WANTED as object, key = randomUUID() as string } = {},
) => world.ask(`/api/v1/gift_activations/${code}`, { method: 'POST', headers, body: wanted, key })

describe('E-94 buying a gift', () => {
  test('it costs what the kits cost in advance, needs no account and nothing is sent to the buyer', async () => {
    const { checkout, code } = await bought()
    expect(checkout).toMatchObject({
      needs_account: false,
      needs_shipping: false,
      delivery_methods: [],
      total: 16_000,
      lines: [
        {
          kind: 'gift',
          title: '2 Play Kits as a gift',
          details: [
            'For Ada',
            'Emailed to ada@playchart.test on 21 November 2026',
            'The child’s birth date decides which kit comes first',
          ],
        },
      ],
      order: { shipping_method: 'none', shipping_address: { line1: 'Keizersgracht 1' } },
    })
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  })

  test('books do not go with it, nor a day more than a year away', async () => {
    const [line] = gift().gifts
    const books = { ...gift(), gifts: [{ ...line, add_ons: [{ addon_kind: 'books_addon' }] }] }
    expect((await world.start(books)).status).toBe(422)
    expect((await world.start(gift('2027-12-01'))).status).toBe(422)
  })
})

describe('E-94 the code', () => {
  test('goes to the recipient at once when the day is today, and once', async () => {
    const { code } = await bought()
    await world.due()
    await world.due()
    const sent = world.emails.filter(({ text }) => text.includes(code))
    expect(sent).toMatchObject([{ to: 'ada@playchart.test', subject: 'New has a gift for you' }])
    expect(sent[0]?.text).toContain('New has given you 2 Play Kits')
    const known = { code, status: 'sent', giver_name: 'New', recipient_name: 'Ada', size: 2 }
    expect((await look(code)).body.gift_activation).toEqual(known)
  })

  test('stands in the letter’s link behind the #, in the language of who paid', async () => {
    const { code } = await bought()
    await world.due()
    const [letter] = world.emails.filter(({ text }) => text.includes(code))
    expect(letter?.text).toMatch(new RegExp(`https?://[^/\\s]+/pages/activate-gift#${code}(\\s|$)`))
    expect(letter?.html).toContain(`/pages/activate-gift#${code}`)
  })

  test('names nobody where the invoice does not, nor where another service does not say it', async () => {
    const { code } = await bought()
    const own = eq(gifts.code, code.replaceAll('-', ''))
    const [row] = await world.db.select().from(gifts).where(own)
    await world.db
      .update(invoices)
      .set({ billingAddress: null })
      .where(eq(invoices.uuid, row?.invoiceUuid ?? ''))
    expect((await look(code)).body.gift_activation.giver_name).toBeNull()
    expect(GiftActivation.parse({ code, status: 'sent', recipient_name: 'Ada', size: 2 }).giver_name).toBeNull()
  })

  test('is looked up by our server for a guest, and redeemed by nobody but a person', async () => {
    const { code } = await bought()
    expect((await look(code, SERVICE)).body.gift_activation).toMatchObject({ giver_name: 'New', size: 2 })
    expect((await redeem(code, { headers: SERVICE })).status).toBe(401)
  })

  test('waits for its day', async () => {
    const { code } = await bought('2026-11-23')
    await world.due()
    const isSent = () => world.emails.some(({ text }) => text.includes(code))
    expect([isSent(), (await look(code)).body.gift_activation.status]).toEqual([false, 'scheduled'])
    world.clock.time += 2 * DAY_MS
    await world.due()
    expect([isSent(), (await look(code)).body.gift_activation.status]).toEqual([true, 'sent'])
    world.clock.time -= 2 * DAY_MS
  })

  test('nobody looks without a token, and one that nobody gave is unknown', async () => {
    const { code } = await bought()
    expect((await look(code, { authorization: '' })).status).toBe(401)
    const unknown = await look('2222-2222-2222')
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'unknownCode'])
  })
})

describe('E-94 redeeming', () => {
  test('it makes a partial subscription of a gift, from the child’s age, paid for as many kits as were given', async () => {
    const { code, order } = await bought()
    const { status, body } = await redeem(code.toLowerCase())
    expect(status).toBe(200)
    const { subscriptions } = (await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)).body
    const made = subscriptions.find(({ uuid }: { uuid: string }) => uuid === body.subscription_uuid)
    expect(made).toMatchObject({
      child_uuid: body.child_uuid,
      partial_subscription: true,
      subscription_source: 'GIFTING_ACTIVATION',
      isBooksAddonActive: false,
    })
    expect(made.scheduled_items[0]).toMatchObject({ order_id: order.id, product: { anchor: 'kit-the-senser' } })
    expect((await look(code)).body.gift_activation.status).toBe('activated')
  })

  test('T23 twenty times at once is once, and the same person gets the same answer again', async () => {
    const { code } = await bought()
    const all = await Promise.all(Array.from({ length: 20 }, () => redeem(code)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(all.map(({ body }) => body.subscription_uuid)).size).toBe(1)
    expect((await redeem(code)).body).toEqual(all[0]?.body)
  })

  test('another person finds it used', async () => {
    const { code } = await bought()
    const answers = await Promise.all([redeem(code), redeem(code, { headers: personOf(OTHER_PERSON) })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.error.code).toBe('usedCode')
  })

  test('a child who is too old, or of another account, leaves the code as it is', async () => {
    const { code } = await bought()
    const old = { ...WANTED, child: { ...WANTED.child, birthday: '2019-01-01' } }
    expect((await redeem(code, { wanted: old })).body.error.code).toBe('agedOut')
    const foreign = { ...WANTED, child: { ...WANTED.child, child_uuid: randomUUID() } }
    expect((await redeem(code, { wanted: foreign })).body.error.code).toBe('invalid')
    expect((await redeem(code)).status).toBe(200)
  })

  test('a child for whom fewer kits are left than were given leaves the code as it is', async () => {
    const { code } = await bought()
    const last = { ...WANTED, child: { ...WANTED.child, birthday: '2021-12-15' } }
    expect((await redeem(code, { wanted: last })).body.error.code).toBe('fewKits')
    expect((await look(code)).body.gift_activation.status).not.toBe('activated')
    expect((await redeem(code)).status).toBe(200)
  })

  test('E-107 for a child who gets kits already it waits for the parent’s word, and then follows them', async () => {
    const [first, second] = [await bought(), await bought()]
    const begun = (await redeem(first.code)).body
    const refused = await redeem(second.code)
    expect([refused.status, refused.body.error.code]).toEqual([422, 'runningKits'])
    const named = { ...WANTED, child: { ...WANTED.child, child_uuid: begun.child_uuid } }
    expect((await redeem(second.code, { wanted: named })).body.error.code).toBe('runningKits')
    expect((await look(second.code)).body.gift_activation.status).not.toBe('activated')

    const redeemed = await redeem(second.code, { wanted: { ...named, follows_running: true } })
    expect([redeemed.status, redeemed.body.child_uuid]).toEqual([200, begun.child_uuid])
    const { subscriptions } = (await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)).body
    type Kit = { product: { anchor: string }; scheduled_date: string }
    const kits: string[] = subscriptions
      .filter(({ child_uuid }: { child_uuid: string }) => child_uuid === begun.child_uuid)
      .flatMap(({ scheduled_items }: { scheduled_items: Kit[] }) => scheduled_items)
      .toSorted((one: Kit, other: Kit) => one.scheduled_date.localeCompare(other.scheduled_date))
      .map(({ product }: Kit) => product.anchor)
    expect(kits).toEqual(['senser', 'inspector', 'explorer', 'thinker'].map((name) => `kit-the-${name}`))
  })

  test('E-107 it is for another child where the parent says so', async () => {
    const [first, second] = [await bought(), await bought()]
    const begun = (await redeem(first.code)).body
    const sibling = { ...WANTED, child: { ...WANTED.child, name: 'Sibling' } }
    const redeemed = await redeem(second.code, { wanted: sibling })
    expect(redeemed.status).toBe(200)
    expect(redeemed.body.child_uuid).not.toBe(begun.child_uuid)
  })

  test('cut short, it goes on by itself, with the child that was named first', async () => {
    const { code } = await bought()
    world.between.ask = (ask) => (name, request) =>
      name === 'subscription-manager' ? Promise.reject(new Error('down')) : ask(name, request)
    const cut = await redeem(code)
    expect([cut.status, cut.body.error.code]).toEqual([503, 'later'])
    world.between.ask = (ask) => ask
    world.clock.time += 11_000
    expect((await world.due()).body.resumed).toBe(1)
    expect((await look(code)).body.gift_activation.status).toBe('activated')
    const [row] = await world.db
      .select()
      .from(gifts)
      .where(eq(gifts.code, code.replaceAll('-', '')))
    expect(row?.made).toMatchObject({ subscription: expect.any(String), child: expect.any(String) })
  })

  test('one whose kits another gift took meanwhile is given back, and serves another child', async () => {
    const [first, second] = [await bought(), await bought()]
    // three kits are left at 52 months: one gift of two finds room, a second one no more
    const old = { ...WANTED.child, birthday: '2022-07-15' }
    world.between.ask = (ask) => (name, request) =>
      name === 'subscription-manager' && request.method === 'POST'
        ? Promise.reject(new Error('down'))
        : ask(name, request)
    expect((await redeem(second.code, { wanted: { ...WANTED, child: old } })).status).toBe(503)
    world.between.ask = (ask) => ask
    expect((await redeem(first.code, { wanted: { ...WANTED, child: old } })).status).toBe(200)
    const reported = world.reports.length
    world.clock.time += 11_000
    await world.due()
    expect(world.reports).toHaveLength(reported)
    expect((await look(second.code)).body.gift_activation.status).not.toBe('activated')
    expect(
      (await redeem(second.code, { wanted: { ...WANTED, child: old, follows_running: true } })).body.error.code,
    ).toBe('fewKits')
    const younger = await redeem(second.code, { wanted: wantedFor(`Younger ${children}`) })
    expect(younger.status).toBe(200)
  })
})

describe('a subscription for a child who has kits of a gift', () => {
  const buy = (child: object, starting_kit_anchor: string) => {
    const [line] = kits().subscriptions
    return kits({ ...line, starting_kit_anchor, child: { ...WANTED.child, ...child } })
  }
  type Kit = { product: { anchor: string }; scheduled_date: string }
  async function kitsOf(childUuid: string): Promise<string[]> {
    const { subscriptions } = (await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)).body
    return subscriptions
      .filter(({ child_uuid }: { child_uuid: string }) => child_uuid === childUuid)
      .flatMap(({ scheduled_items }: { scheduled_items: Kit[] }) => scheduled_items)
      .toSorted((one: Kit, other: Kit) => one.scheduled_date.localeCompare(other.scheduled_date))
      .map(({ product, scheduled_date }: Kit) => `${product.anchor} ${scheduled_date}`)
  }

  test('begins with the kit after the gift, on its day, and no kit comes twice', async () => {
    const { child_uuid } = (await redeem((await bought()).code)).body
    const wrong = await world.start(buy({ child_uuid }, 'kit-the-senser'), { source: 'subscription' })
    expect([wrong.status, wrong.body.error.code]).toEqual([422, 'invalid'])
    // named anew it is the same child
    const { uuid, total, checkout } = await world.ready(buy({}, 'kit-the-explorer'), 'subscription')
    expect(checkout).toMatchObject({ first_kit_on: '2027-03-15', first_kit_follows: true, next_kit_on: '2027-05-15' })
    const { body } = await world.complete(uuid, { total })
    expect(body.checkout).toMatchObject({ status: 'confirmed', child_uuid, first_kit_on: '2027-03-15' })
    const all = await kitsOf(child_uuid)
    expect(all.slice(1, 4)).toEqual([
      'kit-the-inspector 2027-01-15',
      'kit-the-explorer 2027-03-15',
      'kit-the-thinker 2027-05-15',
    ])
    expect(new Set(all.map((kit) => kit.split(' ')[0])).size).toBe(all.length)
    await world.due()
    expect(world.emails.at(-1)?.text).toContain('around 15 March 2027, after the kits that your child has already')
  })

  test('is not paid once a gift has brought its first kit', async () => {
    const { code } = await bought()
    const { uuid, total } = await world.ready(buy({}, 'kit-the-senser'), 'subscription')
    expect((await redeem(code)).status).toBe(200)
    const { status, body } = await world.complete(uuid, { total })
    expect([status, body.error.code]).toEqual([422, 'invalid'])
  })
})
