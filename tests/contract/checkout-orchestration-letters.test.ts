import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOCALE_CODES } from '~/services/domain/locale'
import { ChargeLetter } from '~/services/upstreams/checkout-orchestration/charge-letter.contract'
import { letterOf } from '~/services/upstreams/checkout-orchestration/embedded/letters'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
const LETTER = {
  kind: 'ahead',
  to: 'parent@playchart.test',
  locale: 'de',
  on: '2027-01-21',
  titles: ['Das Inspektor-Kit'],
  amount: 8400,
  currency_code: 'eur',
  payment_label: 'Visa 4242',
  order_id: null,
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
    '84,00 € am 21. Januar 2027: deine nächste Abbuchung',
  ])
  expect(sent[0]?.text).toContain('/de/account/subscriptions')
})

test('E-113 nobody but our own services has one written', async () => {
  expect((await write(randomUUID(), personOf(PARENT))).status).toBe(401)
})

test('E-113 a letter says day, sum, kits and where the schedule is, in every language', () => {
  for (const locale of LOCALE_CODES)
    for (const kind of ['ahead', 'charged'] as const) {
      const letter = ChargeLetter.parse({
        kind,
        to: 'parent@playchart.test',
        locale,
        on: '2027-01-21',
        titles: ['The Inspector Play Kit'],
        amount: 8400,
        currency_code: 'eur',
        payment_label: 'Visa 4242',
        order_id: kind === 'charged' ? 'PC-1' : null,
      })
      const { text, subject, html } = letterOf(letter, 'https://shop.test')
      for (const part of ['84', '21', '2027', 'Inspector', 'https://shop.test', '/account/subscriptions'])
        expect(text).toContain(part)
      expect(subject).toContain('84')
      expect(text.includes('PC-1')).toBe(kind === 'charged')
      expect(html).toContain('<h1>')
    }
})
