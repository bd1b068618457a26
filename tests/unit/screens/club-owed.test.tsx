import { describe, expect, test } from 'vitest'
import { sampleBox } from '~/machines/account/erc-schedule/erc-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { showOne } from '../../support/club-screen'
import { LANGUAGES } from '../../support/render'

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' }) as const

describe('A-059 A-066 a paused subscription with boxes whose payment has failed', () => {
  const paused = { page: 'paused', come: 9, next: sampleBox(11), resumesOn: CivilDate.parse('2026-12-18') } as const

  test.each(LANGUAGES)('says what is charged as soon as it goes on, and what after that (%s)', async (language) => {
    const { text } = await showOne({ ...paused, owed: { boxes: 2, sum: eur(4800) } }, { language })
    expect(text).toMatch(/\b2\b.*48[.,]00.*\b11\b.*24[.,]00/)
  })

  test.each([
    [
      eur(2400),
      'One box is not paid for yet. If you go on, €24.00 is charged today, and it leaves once it is paid for.',
    ],
    [null, 'If you go on, its price is charged today'],
  ])('of a single one, %j', async (sum, said) => {
    expect((await showOne({ ...paused, owed: { boxes: 1, sum } })).text).toContain(said)
  })

  test('says nothing of the kind where nothing is open', async () => {
    expect((await showOne(paused)).text).not.toContain('not paid for yet')
  })
})

test.each(LANGUAGES)(
  'A-285 E-33 a box says of a card that has expired what the kits say of it (%s)',
  async (language) => {
    const current = sampleBox(1, { status: 'processing', process: 'error', unpaid: 'expired' })
    const { text, messages } = await showOne({ current }, { language })
    expect(text).toContain(messages.schedule.errors.expired)
    expect(text).not.toContain(messages.schedule.errors.payment)
  },
)

describe('A-025 what is owed', () => {
  const unpaid = (number: number) => sampleBox(number, { status: 'processing', process: 'error', unpaid: 'declined' })

  test.each(LANGUAGES)('for a single box is said on it (%s)', async (language) => {
    const owed = { boxes: 1, sum: eur(2100) }
    const { text, messages } = await showOne({ current: unpaid(3), next: sampleBox(4), owed }, { language })
    expect(text.match(/21[.,]00/g)).toHaveLength(1)
    expect(text).not.toContain(messages.readingClub.owedText)
  })

  test.each(LANGUAGES)('for several is said once, and each of them stands on the page (%s)', async (language) => {
    const owed = { boxes: 2, sum: eur(4200) }
    const over = { underWay: [unpaid(2)], current: unpaid(3), next: sampleBox(4), owed }
    const { text, messages } = await showOne(over, { language })
    expect(text.match(/42[.,]00/g)).toHaveLength(1)
    expect(text).toContain(messages.readingClub.owedText)
    expect(text.split(messages.schedule.errors.declined)).toHaveLength(3)
  })
})
