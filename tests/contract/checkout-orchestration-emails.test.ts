import { desc } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { plusMonths, shopDay } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { LOCALE_CODES, type LocaleCode } from '~/services/domain/locale'
import { readers } from '~/services/platform/telemetry/telemetry.server'
import { charges } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { observeCheckouts } from '~/services/upstreams/checkout-orchestration/embedded/observe-checkouts'
import { boxes, gift, kits, toys } from '../support/checkout-payloads'
import { ADDRESS, BIRTHDAY, openCheckoutWorld } from '../support/checkout-world'

const world = openCheckoutWorld()
afterEach(() => {
  world.between.send = () => true
})

async function receipt(payload = toys(1), address = ADDRESS) {
  const { uuid, total } = await world.ready(payload, 'cart', address)
  const { order } = (await world.complete(uuid, { total })).body.checkout
  await world.due()
  const emails = world.emails.filter(({ subject }) => subject.includes(order.id))
  return { order, emails, email: emails[0] }
}

test('the receipt names order, lines, delivery, VAT, total, card and address', async () => {
  const { order, emails, email } = await receipt()
  expect(emails).toHaveLength(1)
  expect(email?.to).toBe('buyer@playchart.test')
  expect(email?.subject).toBe(`Your order ${order.id}`)
  for (const words of [
    '1 × Ball Track: €36.00',
    'Delivery (Standard): €4.95',
    'Total: €40.95',
    'Including 21% VAT: €7.11',
    'Visa ending in 4242',
    'Keizersgracht 1\n1015 CN Amsterdam\nNetherlands',
  ])
    expect(email?.text).toContain(words)
  expect(email?.html).toMatch(/<td [^>]*>1 × Ball Track<\/td><td [^>]*>€36\.00<\/td>/)
})

const WORDS: Record<LocaleCode, [subject: string, ...lines: string[]]> = {
  'en-EU': ['Your order', 'Total: €40.95', 'Including 21% VAT: €7.11'],
  'en-GB': ['Your order', 'Total: £34.95', 'Including 20% VAT: £5.83'],
  'en-AU': ['Your order', 'Total: $68.95', 'Including 10% GST: $6.27'],
  'en-US': ['Your order', 'Sales tax: $0.00', 'Total: $42.95'],
  nl: ['Je bestelling', 'Totaal: € 40,95', 'Inclusief 21% btw: € 7,11'],
  de: ['Deine Bestellung', 'Gesamtsumme: 40,95 €', 'Enthält 21 % MwSt.: 7,11 €'],
  fr: ['Votre commande', 'Total : 40,95 €', 'Dont TVA de 21 % : 7,11 €', 'Adresse de livraison :', 'Payé avec :'],
  es: ['Tu pedido', 'Total: 40,95 €', 'Incluye un 21 % de IVA: 7,11 €'],
}
const HOME: Partial<Record<LocaleCode, string>> = { 'en-US': 'US', 'en-GB': 'GB', 'en-AU': 'AU' }

test.each(LOCALE_CODES)('the receipt of %s is in its own words and money', async (locale) => {
  const address = { ...ADDRESS, country: HOME[locale] ?? 'NL' }
  const { email } = await receipt(toys(1, { locale }), address)
  const [subject, ...lines] = WORDS[locale]
  expect(email?.subject).toMatch(new RegExp(`^${subject} PC-\\d+$`))
  const text = email?.text.replace(/[\u00a0\u202f]/g, ' ')
  for (const line of lines) expect(text).toContain(line)
})

test('what a name says is text in the email, never markup', async () => {
  const { email } = await receipt(toys(1), { ...ADDRESS, first_name: '<b>Bobby</b>', line1: '"Tables" & Co' })
  expect(email?.html).toContain('&lt;b&gt;Bobby&lt;/b&gt;')
  expect(email?.html).toContain('&quot;Tables&quot; &amp; Co')
  expect(email?.html).not.toContain('<b>')
})

test('a mail service that is down gets the email later, and once', async () => {
  world.between.send = () => false
  const { order, emails } = await receipt()
  expect(emails).toEqual([])
  expect(world.reports.at(-1)).toContain('checkout.email-failed')
  world.between.send = () => true
  const ofOrder = () => world.emails.filter(({ subject }) => subject.includes(order.id))
  await world.due()
  expect(ofOrder()).toEqual([])
  world.clock.time += 61_000
  await Promise.all([world.due(), world.due(), world.due()])
  await world.due()
  expect(ofOrder()).toHaveLength(1)
})

/** What each receipt says of sending things back; a form only where a law asks for one. */
const RIGHTS_SAID: Record<LocaleCode, [words: string, form: string | null]> = {
  'en-EU': [
    'You can withdraw from this order without giving a reason, up to 14 days after its first parcel came',
    'Withdrawal form',
  ],
  'en-GB': [
    'Under the Consumer Contracts Regulations 2013 you can cancel this order without giving a reason, up to 14 days after its first parcel came',
    'Cancellation form',
  ],
  'en-US': ['You can send things back for 30 days after the last parcel came', null],
  'en-AU': ['guarantees that cannot be excluded under the Australian Consumer Law', null],
  nl: ['herroepen tot 14 dagen na ontvangst van het eerste pakket', 'Herroepingsformulier'],
  de: ['bis 14 Tage nach Erhalt des ersten Pakets widerrufen', 'Widerrufsformular'],
  fr: [
    'rétracter sans donner de motif jusqu’à 14 jours après la réception du premier colis',
    'Formulaire de rétractation',
  ],
  es: [
    'desistir de este pedido sin dar motivos hasta 14 días después de recibir el primer paquete',
    'Formulario de desistimiento',
  ],
}

test.each(LOCALE_CODES)(
  'E-101 the receipt of %s brings its own law with a form where it asks for one, and the terms',
  async (locale) => {
    const address = { ...ADDRESS, country: HOME[locale] ?? 'NL' }
    const { order, email } = await receipt(toys(1, { locale }), address)
    const prefix = locale.startsWith('en') ? '' : `/${locale}`
    const [words, form] = RIGHTS_SAID[locale]
    expect(email?.text).toContain(words)
    expect(email?.text).toContain('30')
    expect(email?.text).toContain(`${prefix}/pages/delivery-and-returns`)
    expect(email?.text).toContain(`${prefix}/pages/terms`)
    if (form === null) expect(email?.text).not.toMatch(/withdraw|____/i)
    else expect(email?.text).toMatch(new RegExp(`${form}\\n.+${order?.id}[.]\\n.+____\\n.+____\\n.+____`))
  },
)

test('E-105 the receipt of kits with books says what the kits save, and no percentage', async () => {
  const child = { name: 'Bo', birthday: BIRTHDAY, child_uuid: null }
  const add_ons = [{ addon_kind: 'books_addon' as const }]
  const { email } = await receipt(kits({ payment_option: 'pay-up-front', size: 2, add_ons, child }))
  const text = email?.text ?? ''
  const cents = (label: string) => Number(new RegExp(`${label}: (?:− )?€([\\d.]+)`).exec(text)?.[1]) * 100
  const [full, saved, subtotal, total] = ['Full price', 'You save', 'Subtotal', '\nTotal'].map(cents)
  expect([full, saved]).toEqual([19_400 + 2 * 2000, 19_400 - 16_000])
  // the lines, whose own full prices stand beside them, add up to it
  expect(text).toContain('€160.00 instead of €194.00')
  expect(subtotal).toBe(16_000 + 2 * 2000)
  expect(total).toBe(subtotal)
  expect(email?.text).not.toMatch(/save \d+%/i)
})

test('the receipt of a subscription says how it is paid, that of a gift when its code goes out', async () => {
  const subscribed = await receipt(kits({ payment_option: 'recurring-pay-up-front', size: 2 }))
  expect(subscribed.email?.text).toContain('The Senser Play Kit, 2 kits, paid in advance, and then the next 2: €160.00')
  expect(subscribed.email?.text).toContain('These Play Kits are for June.')
  expect(subscribed.email?.text).toMatch(
    /The first one ships within 2 working days\.\nThe next one ships around \d+ \w+ \d{4}\./,
  )
  expect(subscribed.email?.text).toMatch(/The whole schedule: http\S+\/account\/subscriptions/)
  const given = await receipt(gift('2026-12-24'))
  expect(given.email?.text).toContain('The gift code goes to Ada on 24 December 2026.')
  expect(given.email?.text).not.toContain('Delivery')
  expect(given.email?.text).not.toContain('/account/subscriptions')
})

test('money that has no order after two minutes, and emails that do not go out, are counted for whoever watches', async () => {
  observeCheckouts(world)
  const { uuid, total } = await world.ready(toys(1))
  world.between.ask = () => async () => Response.json({}, { status: 500 })
  world.between.send = () => false
  await world.complete(uuid, { total })
  const emailsBefore = await read('playchart.emails.waiting')
  // tried again and again, which keeps it young for the job and not for us
  for (let minute = 0; minute < 3; minute++) {
    expect(await read('playchart.orders.stuck')).toBe(0)
    world.clock.time += 50_000
    await world.due()
  }
  expect(await read('playchart.orders.stuck')).toBe(1)
  world.between.ask = (ask) => ask
  world.clock.time += 11_000
  await world.due()
  expect((await world.read(uuid)).status).toBe('confirmed')
  expect(await read('playchart.orders.stuck')).toBe(0)
  expect(await read('playchart.emails.waiting')).toBe(emailsBefore + 1)
  world.between.send = () => true
  world.clock.time += 61_000
  await world.due()
  expect(await read('playchart.emails.waiting')).toBe(0)
})

async function read(name: string): Promise<number> {
  const found = [...readers()].find((reader) => reader.name === name)
  const [reading] = (await found?.read()) ?? []
  if (!reading) throw new Error(`nobody reads ${name}`)
  return reading.value
}

const ENDINGS = [
  ['kit by kit', {}, 'Later kits that have not been sent by then are not charged.'],
  [
    'in advance',
    { payment_option: 'pay-up-front', size: 2 },
    'What you have paid for in advance still comes, and nothing after it is charged.',
  ],
  ['of the last kit', { starting_kit_anchor: 'kit-the-planner' }, 'This is the last kit. Nothing more is charged.'],
] as const

test.each(ENDINGS)('the receipt of kits %s says how it ends, as the pay page does', async (name, plan, said) => {
  const birthday = plan === ENDINGS[2][1] ? plusMonths(BIRTHDAY, -54) : BIRTHDAY
  const { email, order } = await receipt(kits({ ...plan, child: { name, birthday, child_uuid: null } }))
  expect(order).toBeDefined()
  expect(email?.text).toContain(said)
  for (const [, , other] of ENDINGS) if (other !== said) expect(email?.text).not.toContain(other)
})

test('a subscription of one kit speaks of no later one', async () => {
  const child = { name: 'Kim', birthday: plusMonths(BIRTHDAY, -54), child_uuid: null }
  const { email } = await receipt(kits({ starting_kit_anchor: 'kit-the-planner', child }))
  expect(email?.text).toContain('One kit, paid today')
  expect(email?.text).toContain('This Play Kit is for Kim.')
  expect(email?.text).not.toMatch(/each later|first one|next one|Later charges|cancel at any time/)
})

test('E-113 pay page, confirmation and receipt of the reading club say what each later box costs, and from when', async () => {
  const { uuid, total, checkout } = await world.ready(boxes(), 'erc')
  const confirmed = (await world.complete(uuid, { total })).body.checkout
  await world.due()
  const on = plusMonths(shopDay(world.clock.time), 1)
  for (const page of [checkout, confirmed]) {
    expect(page.later_charges).toMatchObject([{ of: 'boxes', on, sum: total, kits: 1, months: 1 }])
    expect(page.afterwards).toEqual(['boxes'])
  }
  const email = world.emails.find(({ subject }) => subject.includes(confirmed.order.id))
  expect(email?.text).toContain(`€${(total / 100).toFixed(2)} for each box, every month from ${longDay(on, 'en-GB')}`)
  expect(email?.text).toContain('Later boxes that have not been sent by then are not charged.')
  // the engine bills what was said, on that day
  world.clock.time = Date.parse(`${on}T10:00:00Z`)
  await world.askOther('subscription-manager', '/sub_engine/due', { method: 'POST' })
  const made = await world.db.select().from(charges).orderBy(desc(charges.createdAt)).limit(1)
  expect(made.map(({ createdAt, amount }) => [shopDay(Date.parse(createdAt)), amount])).toEqual([[on, total]])
})

/** What each receipt of a gift says instead: no parcel of it comes to who gave it. */
const GIFT_SAID: Record<LocaleCode, string> = {
  'en-EU': 'up to 14 days after the day of the order, as long as nobody has activated the gift',
  'en-GB': 'up to 14 days after the day of the order, as long as nobody has activated the gift',
  'en-US': 'Whoever gets the gift can send its kits back for 30 days',
  'en-AU': 'guarantees that cannot be excluded under the Australian Consumer Law',
  nl: 'tot 14 dagen na de dag van de bestelling, zolang niemand het cadeau heeft geactiveerd',
  de: 'bis 14 Tage nach dem Tag der Bestellung widerrufen, solange niemand das Geschenk eingelöst hat',
  fr: 'jusqu’à 14 jours après le jour de la commande, tant que personne n’a activé le cadeau',
  es: 'hasta 14 días después del día del pedido, mientras nadie haya activado el regalo',
}

test.each(LOCALE_CODES)('E-101 the receipt of a gift says until when it can be withdrawn from (%s)', async (locale) => {
  const { email } = await receipt({ ...gift(), locale }, { ...ADDRESS, country: HOME[locale] ?? 'NL' })
  expect(email?.text).toContain(GIFT_SAID[locale])
  expect(email?.text).not.toMatch(
    /(last|first) parcel|(laatste|eerste) pakket|(letzten|ersten) Pakets|(dernier|premier) colis|(último|primer) paquete/,
  )
})
