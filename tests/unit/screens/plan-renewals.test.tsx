import { describe, expect, test } from 'vitest'
import { type Reviewed, useReviewRows } from '~/components/order-review/review-rows'
import { ReviewSummary } from '~/components/order-review/review-summary'
import { PaymentOptions } from '~/components/payment-options/payment-options'
import { parseCivilDate } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { KITS } from '~/services/domain/kits/kit.rules'
import { chargesAfter } from '~/services/domain/plans/later-charges.rules'
import { allowedPlan, kitsFrom, lastKits, plansOf } from '~/services/domain/plans/plan.rules'
import { renewalsOf } from '~/services/domain/plans/plan-price.rules'
import { type ReviewLater, reviewSums } from '~/services/flows/subscription/review.rules'
import type { PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const TODAY = CivilDate.parse('2026-11-21')
const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
const sentence = (text: string) => text.split(/[{.]/)[0] ?? ''
const kitWith = (left: number) => KITS.at(-left) ?? expect.unreachable()
const renewing = (size: number): PlanChoice => ({ paymentOption: 'recurring-pay-up-front', size, hasBooks: false })

/** The plans of whoever has so many kits left. */
const plansWith = (left: number) =>
  plansOf({
    kit: kitWith(left),
    region: 'eu',
    offers: [2, 4].map((size) => ({ size, amount: size * 8000, full_amount: size * 8400, currency_code: 'eur' })),
    isGift: false,
    single: null,
  })

/** What follows a plan, from the charges that its subscription makes. */
function laterOf(plan: PlanChoice, left: number): ReviewLater {
  const kit = kitWith(left)
  const birthDate = parseCivilDate('2022-09-01') ?? expect.unreachable()
  const order = { startingKit: kit.anchor, birthDate, orderedOn: TODAY, plan, currency: 'eur' as const }
  const [chosen] = plansWith(left)
  if (!chosen) return expect.unreachable()
  return reviewSums({ plan, chosen, books: null, isGift: false, charges: chargesAfter(order) }).later
}

describe('S-279 how often a plan renews', () => {
  test.each([
    [2, 8, 3],
    [2, 5, 1],
    [2, 4, 1],
    [2, 3, 0],
    [4, 22, 4],
    [4, 8, 1],
    [4, 7, 0],
    [1, 22, 0],
  ])('of %i kits, where %i are left, %i times, as it is charged', (size, left, times) => {
    expect(renewalsOf(size, left)).toBe(times)
    const birthDate = parseCivilDate('2022-09-01') ?? expect.unreachable()
    const order = { startingKit: kitWith(left).anchor, birthDate, orderedOn: TODAY, currency: 'eur' as const }
    const plan = size === 1 ? ({ paymentOption: 'paygo', size, hasBooks: false } as const) : renewing(size)
    expect(chargesAfter({ ...order, plan }).filter(({ boxes }) => boxes.length > 1)).toHaveLength(times)
  })

  test('what cannot renew is taken as what it is: kit by kit afterwards', () => {
    const here = (left: number) => ({ kit: kitWith(left), language: 'en', region: 'eu', isGift: false }) as const
    expect(allowedPlan(renewing(2), here(3))?.paymentOption).toBe('pay-up-front')
    expect(allowedPlan(renewing(2), here(4))?.paymentOption).toBe('recurring-pay-up-front')
  })

  test('what the review is told of it', () => {
    expect(laterOf(renewing(2), 4).kind).toBe('renewsOnce')
    expect(laterOf(renewing(2), 5).kind).toBe('renewsOnce')
    expect(laterOf(renewing(2), 8).kind).toBe('renews')
    expect(laterOf(renewing(2), 3).kind).toBe('advance')
    expect(laterOf({ ...renewing(2), paymentOption: 'pay-up-front' }, 8).kind).toBe('advance')
    expect(laterOf({ ...renewing(2), paymentOption: 'pay-up-front' }, 2).kind).toBe('last')
  })
})

const flow = { machine: 'subscriptionFlow', state: '', isBusy: false, problem: null, backHref: '#', hrefs: {} }
const steps = { steps: [], stepNumbers: '', language: { label: '', options: [] } }
const words = { title: 'The title', lead: 'The lead', labels: {} }

function planStep(left: number, language: Language) {
  const kit = kitWith(left)
  const plans = plansWith(left).map((plan, index) => ({ ...plan, saved: null, isSelected: index === 0 }))
  const form = {
    machine: 'paymentOptions',
    state: '',
    plans,
    choice: null,
    books: null,
    isBusy: false,
    hasFailed: false,
    offers: { isMissing: false, isAsking: false },
  }
  const memory = { child: null, gift: null, choice: null }
  const shown = { flow, form, words, steps, isGift: false, kit, cards: [], memory, stops: [], firstOn: null }
  const view = { ...shown, today: TODAY, lastKits: lastKits(kit), kitsLeft: kitsFrom(kit), hasBooksHere: false }
  return draw(<PaymentOptions view={{ ...view, action: '' } as never} send={send} />, language)
}

describe.each(LANGUAGES)('what is said of a plan (%s)', (language) => {
  test('it renews once where no more kits are left, else while enough are', async () => {
    const once = await planStep(4, language)
    const { payment } = once.messages
    expect(once.text).toContain(payment.renewOnceText)
    expect(once.text).not.toContain(payment.renewOnText)
    const often = await planStep(8, language)
    expect(often.text).toContain(payment.renewOnText)
    expect(often.text).not.toContain(payment.renewOnceText)
  })

  test('the last kit is paid in one way, and no other is spoken of', async () => {
    const last = await planStep(1, language)
    const { payment } = last.messages
    expect(last.text).toContain(payment.titleLast)
    expect(last.text).toContain(payment.leadLast)
    for (const other of [words.lead, payment.paygo, payment.renewOff]) expect(last.text).not.toContain(other)
    const two = await planStep(2, language)
    expect(two.text).toContain(words.lead)
    expect(two.text).toContain(payment.paygo)
  })

  test('the review says the same, in its row and above the charges', async () => {
    for (const left of [4, 8]) {
      const later = laterOf(renewing(2), left)
      const [kind, other] = left === 4 ? (['renewsOnce', 'renews'] as const) : (['renews', 'renewsOnce'] as const)
      const row = await draw(<PaymentRow {...reviewed(renewing(2), later)} />, language)
      const { payment, charges } = row.messages
      expect(row.text).toContain(left === 4 ? payment.renewOnceText : payment.renewOnText)
      const sums = { size: 2, kits: eur(1), books: null, saved: eur(0), today: eur(1), later }
      const view = { flow, checkout: { isBusy: false, failure: null }, words, isGift: false, sums, fields: {} }
      const { text } = await draw(<ReviewSummary view={{ ...view, action: '' } as never} send={send} />, language)
      expect(text).toContain(sentence(charges[kind]))
      if (sentence(charges[kind]) !== sentence(charges[other])) expect(text).not.toContain(sentence(charges[other]))
    }
  })

  test('the review of the last kit names no plan', async () => {
    const plan = { paymentOption: 'paygo', size: 1, hasBooks: false } as const
    const row = await draw(<PaymentRow {...reviewed(plan, { kind: 'last' })} />, language)
    expect(row.text).toContain(row.messages.payment.onceText)
    expect(row.text).not.toContain(row.messages.payment.paygo)
  })
})

const reviewed = (plan: PlanChoice, later: ReviewLater): Reviewed => ({
  plan,
  memory: { child: null, gift: null },
  firstKit: null,
  today: TODAY,
  steps: steps as never,
  sums: { later },
  isGift: false,
})

function PaymentRow(props: Reviewed) {
  const rows = useReviewRows(props, { childInfo: '#child', paymentOptions: '#pay' })
  return rows
    .filter(({ id }) => id === 'payment')
    .map(({ id, value, details }) => <p key={id}>{[value, ...details].join('|')}</p>)
}
