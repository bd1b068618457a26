import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { RIGHTS_WORDS } from '~/content/rights-words'
import { LOCALE_CODES, localeOf, localeOfCode } from '~/services/domain/locale'
import { RIGHTS } from '~/services/domain/rights/rights.rules'
import { KeptLetter } from '~/services/upstreams/checkout-orchestration/charge-letter.contract'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { emails } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { letterOf } from '~/services/upstreams/checkout-orchestration/embedded/letters'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
const LETTER = {
  kind: 'ahead',
  of: 'kits',
  kits: 1,
  child_name: 'June',
  to: 'parent@playchart.test',
  locale: 'de',
  on: '2027-01-21',
  titles: ['Das Inspektor-Kit'],
  amount: 8400,
  currency_code: 'eur',
  country: 'DE',
  tax: 1341,
  payment_label: 'Visa ending in 4242',
  gateway_token: 'tok_good',
  order_id: null,
}
const KINDS = ['ahead', 'charged', 'failed'] as const
const sent = (more: Partial<Record<keyof KeptLetter, unknown>> = {}) => {
  const { gateway_token: _token, ...letter } = LETTER
  return letterOf(KeptLetter.parse({ ...letter, locale: 'en-GB', ...more }), 'https://shop.test')
}
const write = (key: string, headers?: Record<string, string>) =>
  world.ask(`${ROOT}/letters`, { method: 'POST', key, body: { letter: LETTER }, ...(headers && { headers }) })

test('E-113 a letter about a later charge is mailed once per key, in its language', async () => {
  const key = randomUUID()
  expect((await write(key)).body).toEqual({ is_new: true })
  expect((await write(key)).body).toEqual({ is_new: false })
  await world.due()
  await world.due()
  const sent = world.emails.filter(({ to }) => to === LETTER.to)
  expect(sent.map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
    '84,00 € am 21. Januar 2027: deine nächste Abbuchung für die Play Kits',
  ])
  expect(sent[0]?.text).toContain('/de/account/subscriptions')
})

test('E-113 nobody but our own services has one written', async () => {
  expect((await write(randomUUID(), personOf(PARENT))).status).toBe(401)
})

test('E-113 a letter says day, sum, kits and where the schedule is, in every language', () => {
  for (const locale of LOCALE_CODES)
    for (const kind of KINDS) {
      const order_id = kind === 'charged' ? 'PC-1' : null
      const { text, subject, html } = sent({ kind, locale, titles: ['The Inspector Play Kit'], order_id })
      for (const part of ['84', '21', '2027', 'Inspector', 'June', 'https://shop.test', '/account/subscriptions'])
        expect(text).toContain(part)
      expect(subject).toContain('84')
      expect(text.includes('PC-1')).toBe(kind === 'charged')
      expect(html).toContain('<h1 ')
    }
})

test.each(KINDS)(
  'E-113 a letter (%s) has the tax that the first receipt has, above the total where it comes on top',
  (kind) => {
    expect(sent({ kind, country: 'NL', tax: 1458 }).text).toMatch(/Total: €84\.00\nIncluding 21% VAT: €14\.58/)
    const american = { kind, locale: 'en-US', currency_code: 'usd', country: 'US', tax: 0 }
    expect(sent(american).text).toMatch(/Sales tax: \$0\.00\nTotal: \$84\.00/)
  },
)

test('E-113 a letter names the reading club where it is its boxes that are charged, and no child', () => {
  const { subject, text } = sent({ of: 'boxes', child_name: null, titles: ['Box 3–4 years'] })
  expect(subject).toContain('Early Reader Club')
  expect(subject + text).not.toMatch(/Play Kit|June/)
})

test.each(KINDS)('A-049 a letter (%s) about a box leads to the page of the club', (kind) => {
  for (const locale of LOCALE_CODES) {
    const { text, html } = sent({ kind, locale, of: 'boxes', child_name: null, titles: ['Box 3–4 years'] })
    for (const each of [text, html]) {
      expect(each).toContain('/account/early-reader-club')
      expect(each).not.toContain('/account/subscriptions')
    }
  }
})

test('E-113 a letter of what was charged speaks of what comes later, but for the last kit', () => {
  const stop = /You can stop what comes later/
  const last = /the last kit: nothing more is charged/
  const charged = { kind: 'charged', order_id: 'PC-1' }
  expect([stop, last].map((said) => said.test(sent(charged).text))).toEqual([true, false])
  expect([stop, last].map((said) => said.test(sent({ ...charged, is_last: true }).text))).toEqual([false, true])
})

test('A-028 a letter of what was charged for several kits says that they come even if somebody cancels', () => {
  const ahead = { kind: 'charged', order_id: 'PC-1', kits: 4 }
  expect(sent(ahead).text).toContain('What else this pays comes even if you cancel.')
  expect(sent({ ...ahead, kits: 1 }).text).not.toContain('even if you cancel')
  const says = LOCALE_CODES.map((locale) => [sent({ ...ahead, locale }).text, sent({ ...ahead, locale, kits: 1 }).text])
  for (const [several, one] of says) expect(several).not.toBe(one)
  expect(sent(ahead).text).not.toMatch(/You can stop what comes later/)
})

test.each(LOCALE_CODES)(
  'E-101 a letter of a charge with which a contract begins says in %s what the receipt says of withdrawing',
  (locale) => {
    const { currency, prefix, region, language } = localeOfCode(locale)
    const charged = { kind: 'charged', order_id: 'PC-1', locale, currency_code: currency }
    const { form } = RIGHTS_WORDS[locale]
    const begun = sent({ ...charged, begins: true }).text
    const says = [form?.('PC-1') ?? '____', '14', `https://shop.test${prefix}/pages/delivery-and-returns`]
    const isRight = RIGHTS[region].withdrawalDays !== null
    expect(says.map((each) => begun.includes(each))).toEqual(says.map(() => isRight))
    for (const other of [sent(charged), sent({ ...charged, kind: 'ahead', order_id: null, begins: true })])
      expect(other.text).not.toContain('____')
    // the law is that of the contract, whatever its person reads
    const european = sent({ ...charged, currency_code: 'eur', begins: true }).text
    expect(european).toContain(RIGHTS_WORDS[localeOf(language, 'eu').code].form?.('PC-1'))
  },
)

test('a letter before a charge says that the card has expired, and one after a refusal what the kit waits for', () => {
  const expired = { has_expired: true }
  expect(sent().text).not.toContain('expired')
  expect(sent(expired).text).toContain('will have expired by then, so we will not be able to charge it')
  const refused = sent({ kind: 'failed' })
  expect(refused.subject).toBe('We could not charge €84.00')
  expect(refused.text).toMatch(/The bank declined it\.[\s\S]*This kit waits, and nothing is charged until/)
  expect(sent({ kind: 'failed', ...expired }).text).toContain('The card has expired.')
  expect(sent({ kind: 'failed', of: 'boxes', child_name: null }).text).toContain('This box waits')
})

test('A-132 a letter about a charge of the balance says nothing of a card that was charged, in any language', () => {
  const credit = { is_credit: true, payment_label: 'Subscription credit balance' }
  for (const locale of LOCALE_CODES)
    for (const kind of ['ahead', 'charged'])
      expect(sent({ ...credit, kind, locale }).text).not.toMatch(/\b(card|kaart|carte|karte|tarjeta)\b/i)
  expect(sent({ ...credit, kind: 'failed' }).text).toContain('from your credit. It does not cover that. It was for:')
})

test.each(['PayPal', 'Playchart gift card', 'Bank debit (NL01)'])(
  'A-132 a letter calls no card what is %s, and one of a card does, in any language',
  (payment_label) => {
    // what is to be done about a failed one is to give a card
    const card = /(your|je|votre|deiner|tu) (card|kaart|carte|karte|tarjeta)\b/i
    for (const locale of LOCALE_CODES)
      for (const kind of KINDS) {
        expect(sent({ kind, locale, payment_label }).text).not.toMatch(card)
        expect(sent({ kind, locale }).text).toMatch(card)
      }
    expect(sent({ kind: 'charged', payment_label }).text).toContain('On 21 January 2027 we took €84.00 for:')
    expect(sent({ payment_label }).text).toContain('On 21 January 2027 we take €84.00 for:')
    expect(sent({ kind: 'failed', payment_label }).text).not.toContain('bank declined')
  },
)

test('A-132 a letter before a charge that the balance does not cover says so, and leads to where a card is given', () => {
  const credit = { is_credit: true, payment_label: 'Subscription credit balance', user_uuid: PARENT }
  const page = `/account/${PARENT}/account-settings/payment-method`
  for (const locale of LOCALE_CODES) {
    const [enough, short, failed] = [
      sent({ ...credit, locale }),
      sent({ ...credit, locale, exceeds_credit: true }),
      sent({ ...credit, locale, kind: 'failed' }),
    ].map(({ text }) => text)
    expect([enough, short, failed].map((text) => text?.includes(page))).toEqual([false, true, true])
    expect(short).toMatch(/\b(card|kaart|carte|karte|tarjeta)\b/i)
  }
  const { text } = sent({ ...credit, of: 'boxes', exceeds_credit: true })
  expect(text).toContain('Your credit, as it stands today, is not enough for all that we take by then.')
  expect(text).toContain('this box may have to wait')
  expect(sent({ ...credit, user_uuid: null, exceeds_credit: true }).text).toContain(
    'https://shop.test/account/settings',
  )
})

test.each([
  ['2027-01-31', false],
  ['2027-02-01', true],
])(
  'a letter about a charge on %s of a card that is good until January says that it has expired: %s',
  async (on, isSo) => {
    const card = { number: TEST_CARDS.good, exp_month: 1, exp_year: 2027, cvc: '123', name: 'Robin Sample' }
    const kept = await world.ask(`${ROOT}/cards`, { method: 'POST', key: randomUUID(), body: { card } })
    const letter = { ...LETTER, on, locale: 'en-GB', gateway_token: kept.body.card.gateway_token }
    await world.ask(`${ROOT}/letters`, { method: 'POST', key: randomUUID(), body: { letter } })
    await world.due()
    expect(world.emails.at(-1)?.text.includes('will have expired by then')).toBe(isSo)
  },
)

test('the token of a card is not kept with its letter, and a letter of an older release is still mailed', async () => {
  await write(randomUUID())
  const rows = await world.db.select().from(emails)
  expect(JSON.stringify(rows)).not.toContain(LETTER.gateway_token)
  const {
    of: _of,
    kits: _kits,
    child_name: _name,
    country: _country,
    tax: _tax,
    gateway_token: _token,
    ...old
  } = LETTER
  expect(letterOf(KeptLetter.parse(old), 'https://shop.test').text).toContain('Das Inspektor-Kit')
})
