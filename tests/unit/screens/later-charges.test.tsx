import { describe, expect, test } from 'vitest'
import { Confirmation } from '~/components/checkout/confirmation'
import { ReviewStep } from '~/components/checkout/review-step'
import { LaterCharges } from '~/components/ui/later-charges'
import { payableCheckout } from '~/machines/checkout/checkout/checkout.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { formatMoney } from '~/services/domain/money/money'
import { AFTERWARDS } from '~/services/domain/plans/afterwards.rules'
import type { ChargeStep } from '~/services/domain/plans/later-charges.rules'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
const step = (over: Partial<ChargeStep>): ChargeStep => ({
  of: 'kits',
  on: CivilDate.parse('2027-01-21'),
  times: 3,
  kits: 1,
  months: 2,
  hasBooks: false,
  sum: eur(8400),
  ...over,
})
const renewals = [
  step({ kits: 4, times: 1, sum: eur(42_900) }),
  step({ on: CivilDate.parse('2028-06-21'), kits: 4, months: 3, sum: eur(46_800) }),
  step({ on: CivilDate.parse('2031-06-21'), times: 1, months: 3, sum: eur(12_600) }),
]
const intlOf = (language: Language) => (language === 'en' ? 'en-GB' : language)
const plain = (text: string) => text.replace(/\s/g, ' ')

describe.each(LANGUAGES)('what is charged later (%s)', (language) => {
  test('E-113 names the sum and the first day of each step, and how many months lie between', async () => {
    const { text } = await draw(<LaterCharges steps={renewals} />, language)
    for (const { on, sum } of renewals) {
      expect(plain(text)).toContain(plain(formatMoney(sum, intlOf(language))))
      expect(text).toContain(longDay(on, intlOf(language)))
    }
    // four kits, three months each
    expect(text).toMatch(/\b12 m/i)
    expect(text).toMatch(/\b4 kits/i)
  })

  test('E-110 E-113 says that books and delivery are in the sums', async () => {
    const { messages, text } = await draw(<LaterCharges steps={[step({ hasBooks: true })]} />, language)
    expect(text).toContain(messages.charges.books)
    expect((await draw(<LaterCharges steps={[step({})]} />, language)).text).toContain(messages.charges.delivery)
  })

  test('E-113 of the reading club names what each box costs and the day of the next', async () => {
    const boxes = step({ of: 'boxes', months: 1, sum: eur(2400) })
    const { text, messages } = await draw(<LaterCharges steps={[boxes]} />, language)
    const price = plain(formatMoney(boxes.sum, intlOf(language)))
    const said = messages.charges.boxes.replace('{price}', price).replace('{date}', longDay(boxes.on, intlOf(language)))
    expect(plain(text)).toContain(plain(said))
  })

  test.each(AFTERWARDS)('stands beside the button that pays with how it goes on and ends (%s)', async (each) => {
    const [line] = payableCheckout().lines
    if (!line) return expect.unreachable()
    const checkout = payableCheckout({ lines: [{ ...line, kind: 'subscription' }], afterwards: [each] })
    const page = <ReviewStep prefix="" checkout={checkout} isPaying={false} send={send} />
    const { text, messages } = await draw(page, language)
    for (const other of AFTERWARDS)
      expect(text.includes(messages.checkout.review.afterwards[other])).toBe(other === each)
  })

  test('E-113 stands beside the button that obliges to pay, and on the confirmation', async () => {
    const later_charges = renewals.map(({ hasBooks: has_books, sum, ...each }) => ({
      ...each,
      has_books,
      sum: sum.amountCents,
    }))
    const [line] = payableCheckout().lines
    if (!line) return expect.unreachable()
    const checkout = payableCheckout({ lines: [{ ...line, kind: 'subscription' }], later_charges })
    const pages = [
      <ReviewStep prefix="" key="pay" checkout={checkout} isPaying={false} send={send} />,
      <Confirmation key="done" checkout={checkout} id="done" prefix="" send={send} />,
    ]
    for (const page of pages) {
      const { text } = await draw(page, language)
      for (const { on, sum } of renewals) {
        expect(plain(text)).toContain(plain(formatMoney(sum, intlOf(language))))
        expect(text).toContain(longDay(on, intlOf(language)))
      }
    }
  })
})

test('E-113 what is paid once and for all is followed by nothing', async () => {
  expect((await draw(<LaterCharges steps={[]} />)).text).toBe('')
})
