import { describe, expect, test } from 'vitest'
import { PaymentsPage } from '~/components/payments/payments-page'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Payment, PaymentRow, PaymentSchedule } from '~/services/flows/payments/payments.contract'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language } from '../../support/render'

const day = (text: string) => CivilDate.parse(text)
const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
const page: AccountPage = {
  ...{
    slug: 'payment-schedule',
    title: 'Payment schedule',
    lead: null,
    breadcrumb: [],
    banners: [],
    tiles: [],
    referralBanners: [],
  },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}
const CHARGED: Payment = { kind: 'charged', sum: eur(8400), on: day('2026-11-12'), kits: 1, hasMore: false }
const PLANNED: Payment = { kind: 'planned', sum: eur(9600), kits: 1 }

/** A kit on the 12th of each month from November 2026 on. */
const row = (index: number, payment: Payment): PaymentRow => ({
  ...{
    key: `row-${index}`,
    anchor: 'kit-the-babbler',
    name: `Kit ${index}`,
    ageRange: '',
    hasBooks: false,
    picture: null,
  },
  date: day(new Date(Date.UTC(2026, 10 + index, 12)).toISOString().slice(0, 10)),
  payment,
})
const rowsOf = (...payments: Payment[]) => payments.map((payment, index) => row(index, payment))
const next = { sum: eur(9600), on: day('2026-12-12'), kits: 1 }

const show = (over: Partial<PaymentSchedule> = {}, language: Language = 'en') => {
  const schedule: PaymentSchedule = {
    ...{ today: day('2026-11-26'), childUuid: 'child', childName: 'Robin', kind: 'pay-per-kit' },
    ...{ since: day('2026-11-12'), rows: rowsOf(CHARGED, PLANNED), next, ahead: 0 },
    ...{
      paid: { sum: eur(8400), label: 'Visa ending in 4242' },
      paying: { kind: over.kind ?? 'pay-per-kit', kits: 1 },
    },
    isLeaving: false,
    ...over,
  }
  return draw(<PaymentsPage view={{ ...schedule, page, kits: {}, backHref: '/back', payHref: '/pay' }} />, language)
}
const titleOf = async (over: Partial<PaymentSchedule>) => textOf((await show(over)).one('h1'))
const COVERED: Payment = { kind: 'covered' }
const GIFT: Payment = { kind: 'gift' }

describe('A-045 A-099 what the page says first', () => {
  test.each([
    ['pay per kit', {}, '€96.00 on Saturday 12 December'],
    ['prepaid', { kind: 'prepaid', rows: rowsOf(CHARGED, COVERED, PLANNED), ahead: 1 }, 'Paid until December 2026'],
    ['repuf with kits paid ahead', { kind: 'repuf', ahead: 1 }, 'Nothing to pay until December 2026'],
    ['repuf that renews next', { kind: 'repuf' }, '€96.00 on Saturday 12 December'],
    ['gifted', { kind: 'gifted', rows: rowsOf(GIFT, GIFT, GIFT), next: null }, 'A gift pays for these 3 kits'],
    ['inactive', { kind: 'inactive', rows: rowsOf(CHARGED), next: null }, 'Nothing is planned'],
    [
      'inactive, gifted, on its way',
      { kind: 'inactive_gifted', isLeaving: true },
      'The last kit of the gift is being packed',
    ],
    ['inactive, gifted', { kind: 'inactive_gifted', rows: rowsOf(GIFT), next: null }, 'The gift has been sent'],
    ['a failed payment', { rows: rowsOf({ kind: 'failed', sum: eur(8400) }, PLANNED) }, 'A payment is waiting'],
    ['nothing left', { rows: rowsOf(CHARGED), next: null }, 'Nothing is planned'],
  ] as const)('%s: %s', async (_kind, over, title) => {
    expect(await titleOf({ ...over, rows: 'rows' in over ? [...over.rows] : rowsOf(CHARGED, PLANNED) })).toBe(title)
  })

  const KINDS = ['inactive', 'inactive_gifted', 'gifted', 'prepaid', 'repuf', 'pay-per-kit'] as const
  test.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
    'then whose kits they are and how they are paid (%s, %s)',
    async (language, kind) => {
      const screen = await show({ kind }, language)
      const [before = ''] = screen.messages.schedule.kinds[kind].split('{')
      expect(screen.text).toContain('Robin')
      expect(screen.text).toContain(before.trim())
      expect(textOf(screen.one('h1'))).not.toContain('payments.')
    },
  )
})

describe('E-76 each kit', () => {
  test.each([
    ['charged', CHARGED, '€84.00 Paid on Thursday 12 November'],
    ['charged for several', { ...CHARGED, kits: 3 }, '€84.00 Paid on Thursday 12 November, for 3 kits'],
    ['charged with other things', { ...CHARGED, hasMore: true }, 'Other things of that order are in it.'],
    ['paid', { kind: 'paid' }, 'Paid'],
    ['covered', COVERED, 'Paid ahead'],
    ['gift', GIFT, 'A gift'],
    ['planned', PLANNED, '€96.00 To be paid when it ships'],
    ['planned for several', { ...PLANNED, kits: 3 }, '€96.00 Planned for Thursday 12 November, when the next 3 begin'],
    ['with', { kind: 'with' }, 'In the planned charge'],
    ['failed', { kind: 'failed', sum: eur(8400) }, '€84.00 The payment did not go through'],
    ['pending', { kind: 'pending' }, 'Being processed'],
    ['refunded', { kind: 'refunded' }, 'Refunded'],
    ['skipped', { kind: 'skipped' }, 'Skipped, nothing is charged'],
    ['owed', { kind: 'owed' }, 'To be paid when it ships'],
  ] as const)('A-252 says its date, its name, and how it is paid: %s', async (_name, payment, words) => {
    const screen = await show({ rows: [row(0, payment)] })
    const [only] = screen.all('li', { 'data-payment': payment.kind })
    expect(only && textOf(only)).toMatch(/^Kit 0 Thursday 12 November /)
    expect(only && textOf(only)).toContain(words)
  })

  test.each(LANGUAGES)(
    'A-025 what did not go through leads to another card, and nothing else does (%s)',
    async (language) => {
      const hrefs = async (payment: Payment) =>
        (await show({ rows: rowsOf(payment, PLANNED) }, language)).all('a').map(({ attributes }) => attributes.href)
      expect(await hrefs({ kind: 'failed', sum: eur(8400) })).toEqual(['/pay', '/back'])
      expect(await hrefs(CHARGED)).toEqual(['/back'])
    },
  )

  test('today stands between what was and what comes, and nowhere where all was', async () => {
    const both = await show()
    expect(both.text).toMatch(/Kit 0 .*Today, 26 November.*Kit 1/)
    expect((await show({ rows: rowsOf(CHARGED) })).text).not.toContain('Today, 26 November')
  })

  test('a page without a kit says so', async () => {
    const screen = await show({ rows: [], next: null, paid: null })
    expect(screen.text).toContain(screen.messages.payments.empty)
    expect(screen.all('ol')).toEqual([])
  })
})

test('the sums say what comes next, what is still to be sent, and what was paid, as far as there is something to say', async () => {
  const screen = await show({ ahead: 2 })
  const [sums] = screen.all('dl')
  expect(sums && textOf(sums)).toBe(
    'Next charge €96.00 Saturday 12 December, for one kit Paid, still to ship 2 kits Paid so far €84.00 Visa ending in 4242',
  )
  expect((await show({ next: null, paid: null })).all('dl')).toEqual([])
  expect(textOf((await show({ kind: 'gifted', ahead: 1, next: null, paid: null })).one('dl'))).toBe(
    'Given, still to ship 1 kit',
  )
})
