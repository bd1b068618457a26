import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GIFT_LETTER_WORDS } from '~/content/gift-letters'
import { persona } from '~/content/seed/personas'
import { KITS } from '~/services/domain/kits/kit.rules'
import { gifts } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { gift } from '../support/checkout-payloads'
import { ADDRESS, BIRTHDAY, openCheckoutWorld, PARENT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
afterEach(() => {
  world.between.ask = (ask) => ask
})

/** A child of its own for each test: a gift for one who gets kits already follows them. */
let children = 0
let name = ''
beforeEach(() => {
  children += 1
  name = `Mo ${children}`
})

async function bought() {
  const { uuid, total } = await world.ready(gift(), 'gift')
  const { checkout } = (await world.complete(uuid, { total })).body
  const code: string = checkout.order.line_items[0].properties.gifting_order_activation_code
  return { code, order: checkout.order }
}
const redeem = (code: string) =>
  world.ask(`/api/v1/gift_activations/${code}`, {
    method: 'POST',
    headers: personOf(PARENT),
    key: randomUUID(),
    body: {
      child: { name, birthday: BIRTHDAY, child_uuid: null },
      follows_running: false,
      selected_language: 'en',
      address: ADDRESS,
    },
  })

test('E-94 the receipt of a gift says that the birth date decides which kit comes first, and names none', async () => {
  const { order } = await bought()
  await world.due()
  const receipt = world.emails.find(({ subject }) => subject.includes(order.id))
  expect(receipt?.text).toContain('The child’s birth date decides which kit comes first')
  for (const { title } of KITS) expect(receipt?.text).not.toContain(title)
})

describe('E-94 the letters of a gift that was redeemed', () => {
  const lettersOf = async (code: string) => {
    const [row] = await world.db
      .select()
      .from(gifts)
      .where(eq(gifts.code, code.replaceAll('-', '')))
    const isOf = ({ id }: { id: string }) => id.endsWith(row?.uuid ?? 'none')
    const to = (kind: string) => world.emails.filter((email) => isOf(email) && email.id.startsWith(kind))
    return { redeemed: to('redeemed'), opened: to('opened') }
  }

  test('say to whoever redeemed it what comes and when, and to the giver that it was opened: once each', async () => {
    const { code } = await bought()
    await Promise.all([redeem(code), redeem(code), redeem(code)])
    await redeem(code)
    await world.due()
    await world.due()
    const { redeemed, opened } = await lettersOf(code)
    expect(redeemed).toMatchObject([{ to: persona('new').email, subject: `The gift for ${name} is activated` }])
    expect(opened).toMatchObject([{ to: 'buyer@playchart.test', subject: 'Your gift for Ada has been opened' }])
    const text = redeemed[0]?.text ?? ''
    expect(text).toContain(`The gift from New is activated: 2 Play Kits for ${name}. Nothing is charged`)
    expect(text).toContain('The Senser Play Kit: ships within 2 working days')
    expect(text).toContain('The Inspector Play Kit: ships around 15 January 2027')
    expect(text).toMatch(/https?:\/\/\S+\/account\/subscriptions/)
  })

  test('tell the giver nothing of the child, of where it lives, or of what comes when', async () => {
    const { code } = await bought()
    await redeem(code)
    await world.due()
    const [{ text, html } = { text: '', html: '' }] = (await lettersOf(code)).opened
    expect(text).toContain('The 2 Play Kits come one after the other')
    const { line1, city, zip_code, last_name } = ADDRESS
    for (const each of [name, line1, city, zip_code, last_name, ...KITS.map(({ title }) => title)])
      for (const part of [text, html]) expect(part).not.toContain(each)
    expect(text).not.toMatch(/\b20\d\d\b/)
  })

  test('wait while another service cannot say what comes; the gift itself does not', async () => {
    const { code } = await bought()
    let isMade = false
    world.between.ask = (ask) => (name, request) => {
      if (name === 'subscription-manager' && isMade) return Promise.reject(new Error('down'))
      if (name === 'subscription-manager' && request.method === 'POST') isMade = true
      return ask(name, request)
    }
    expect((await redeem(code)).status).toBe(200)
    await world.due()
    expect((await lettersOf(code)).redeemed).toEqual([])
    expect((await lettersOf(code)).opened).toHaveLength(1)
    world.between.ask = (ask) => ask
    world.clock.time += 61_000
    await world.due()
    expect((await lettersOf(code)).redeemed).toHaveLength(1)
  })

  test('come of a gift that goes on by itself, too', async () => {
    const { code } = await bought()
    world.between.ask = (ask) => (name, request) =>
      name === 'subscription-manager' ? Promise.reject(new Error('down')) : ask(name, request)
    await redeem(code)
    await world.due()
    expect(await lettersOf(code)).toEqual({ redeemed: [], opened: [] })
    world.between.ask = (ask) => ask
    world.clock.time += 11_000
    await world.due()
    const { redeemed, opened } = await lettersOf(code)
    expect([redeemed.length, opened.length]).toEqual([1, 1])
  })

  test.each(['en', 'nl', 'fr', 'de', 'es'] as const)('have words of one kit and of several, in %s', (language) => {
    const words = GIFT_LETTER_WORDS[language]
    for (const giver of [null, 'Robin'])
      for (const kits of [1, 3]) {
        const text = words.redeemedText({ giver, name: 'Mo', kits })
        expect(text).toContain('Mo')
        expect(text.includes('3')).toBe(kits === 3)
        expect(text.includes('Robin')).toBe(giver !== null)
        expect(words.openedText(kits).includes('3')).toBe(kits === 3)
      }
  })
})
