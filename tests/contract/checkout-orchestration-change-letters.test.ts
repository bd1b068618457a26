import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHANGE_LETTER_WORDS } from '~/content/change-letters'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { ChangeLetter } from '~/services/upstreams/checkout-orchestration/change-letter.contract'
import { changeLetterOf } from '~/services/upstreams/checkout-orchestration/embedded/change-letters'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
const LETTER = {
  ...{ kind: 'cancelled', of: 'kits', to: 'parent@playchart.test', locale: 'nl', on: '2026-11-21', child_name: 'June' },
  still: [{ anchor: 'kit-the-inspector', on: '2027-01-21' }],
}
const sent = (more: Partial<Record<keyof ChangeLetter, unknown>>) =>
  changeLetterOf(ChangeLetter.parse({ ...LETTER, ...more }), 'https://shop.test')
const write = (key: string, headers?: Record<string, string>, letter: object = LETTER) =>
  world.ask(`${ROOT}/letters`, { method: 'POST', key, body: { letter }, ...(headers && { headers }) })

test('A-035 a letter about a change is mailed once per key, in its language', async () => {
  const key = randomUUID()
  expect((await write(key)).body).toEqual({ is_new: true })
  expect((await write(key)).body).toEqual({ is_new: false })
  await world.due()
  await world.due()
  const mailed = world.emails.filter(({ to }) => to === LETTER.to)
  expect(mailed.map(({ subject }) => subject)).toEqual(['Je Play Kits zijn opgezegd'])
  expect(mailed[0]?.text).toContain('/nl/account/subscriptions')
})

test('A-035 it says the day, what is paid and comes all the same, for whom, and where it is taken back, in every language', () => {
  for (const locale of LOCALE_CODES) {
    const { text, subject, html } = sent({ locale })
    for (const part of ['21', '2026', 'Inspector', '2027', 'June', 'https://shop.test', '/account/subscriptions'])
      expect(text).toContain(part)
    expect(subject).toContain('Play Kits')
    expect(html).toContain('<h1 ')
  }
})

test('A-064 E-93 that of the reading club leads to its page, and lists no kits', () => {
  const subjects = LOCALE_CODES.flatMap((locale) =>
    (['cancelled', 'paused'] as const).map((kind) => {
      const { text, html, subject } = sent({ kind, locale, of: 'boxes', child_name: null, still: [] })
      expect(text).toContain('/account/early-reader-club')
      expect([text.includes('June'), html.includes('<tbody></tbody>')]).toEqual([false, false])
      return subject
    }),
  )
  expect(new Set(subjects).size).toBe(10)
})

test('it says how far a kit is that waits for no day, and nothing of what comes where nothing does, in every language', () => {
  const kit = { anchor: 'kit-the-inspector', on: '2027-01-21' }
  for (const locale of LOCALE_CODES) {
    const says = ['waits', 'billing', 'packed', 'underWay'].map((at) => sent({ locale, still: [{ ...kit, at }] }).text)
    expect(new Set(says).size).toBe(4)
    expect(says.map((text) => text.includes('2027'))).toEqual([true, false, false, false])
    const { still, packed } = CHANGE_LETTER_WORDS[localeOfCode(locale).language]
    for (const of of ['kits', 'boxes']) {
      const { text } = sent({ locale, of, still: [] })
      expect([text.includes(still), text.includes(packed)]).toEqual([false, false])
    }
  }
  expect(sent({ locale: 'en-GB', still: [{ ...kit, at: 'packed' }] }).text).toMatch(/Inspector.*: being packed/)
  const boxes = { of: 'boxes', child_name: null, still: [{ ...kit, anchor: 'early-reader-club', at: 'packed' }] }
  const { text } = sent({ locale: 'en-GB', ...boxes })
  expect(text).toContain('What is packed or on its way still comes.')
  expect(text).not.toContain('early-reader-club:')
})

test('nobody but our own services has one written, and none that says nothing', async () => {
  expect((await write(randomUUID(), personOf(PARENT))).status).toBe(401)
  expect((await write(randomUUID(), undefined, { ...LETTER, kind: 'ended' })).status).toBe(400)
  expect((await write(randomUUID(), undefined, { ...LETTER, amount: 1 })).status).toBe(400)
})
