import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toldFailure } from '~/machines/checkout/checkout-start/checkout-start.rules'
import { connectPaymentOptions } from '~/machines/subscription/payment-options/payment-options.connect'
import { paymentOptionsMachine } from '~/machines/subscription/payment-options/payment-options.machine'
import { choiceOf, startPick } from '~/machines/subscription/payment-options/payment-options.rules'
import { placeBefore } from '~/machines/subscription/subscription-flow/subscription-flow.rules'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { type GiftDraft, giftErrors } from '~/services/domain/gifts/gift.rules'
import { giftDays } from '~/services/domain/gifts/gift-days.rules'
import { KITS, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { stopsOf } from '~/services/domain/plans/later.rules'
import { allowedPlan, booksOf, canStartGift, plansOf } from '~/services/domain/plans/plan.rules'
import { planIdOf, sizeOfPlan, withBooks } from '~/services/domain/plans/plan-price.rules'
import { shownFirst } from '~/services/domain/plans/starting-kit.rules'
import { firstKit, stepBefore } from '~/services/flows/subscription/step.rules'
import { flowQueryOf, stepHref, subflowOf } from '~/services/flows/subscription/step-links.rules'
import type { SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'
import { memoryWithChild, memoryWithChoice, NOTHING_REMEMBERED } from '~/services/flows/subscription/subscription.rules'

const kit = (name: string) => {
  const found = kitOfAnchor(`kit-the-${name}`)
  if (!found) throw new Error(`no kit ${name}`)
  return found
}
const today = CivilDate.parse('2026-11-21')
const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
const offer = (size: number, amount: number, full_amount: number) => ({
  size,
  amount,
  full_amount,
  currency_code: 'eur' as const,
})
const offers = [offer(4, 50_400, 60_800), offer(2, 25_200, 30_400)]
const asked = { kit: kit('babbler'), region: 'eu', offers, isGift: false, single: eur(15_200) } as const
const child = {
  name: 'Bo',
  birthDate: CivilDate.parse('2025-08-21'),
  language: 'en',
  firstKit: 'aroundDueDate',
} as const
const known: SubscriptionMemory = { ...NOTHING_REMEMBERED, child, startingKit: 'kit-the-babbler' }
const plan = { paymentOption: 'pay-up-front', size: 2, hasBooks: true } as const
const gift = { recipientName: 'A friend', recipientEmail: 'friend@playchart.test', deliverOn: today }

describe('ways to pay', () => {
  test('kit by kit comes first, then what is paid in advance, fewest first', () =>
    expect(plansOf(asked).map(({ id, size, now }) => [id, size, now.amountCents])).toEqual([
      ['paygo', 1, 12_600],
      ['kits-2', 2, 25_200],
      ['kits-4', 4, 50_400],
    ]))

  test('E-105 S-397 one kit saves its rate, the same as on its own page', () => {
    expect(plansOf(asked)[0]?.savingPercent).toBe(17)
    expect(plansOf({ ...asked, kit: kit('thinker'), single: eur(9700) })[0]?.savingPercent).toBe(13)
  })

  test('A-219 the saving of several kits is rounded up to whole per cent', () => {
    expect(plansOf(asked).map(({ savingPercent }) => savingPercent)).toEqual([17, 18, 18])
    const exact = plansOf({ ...asked, offers: [offer(2, 7500, 10_000), offer(4, 7499, 10_000)] })
    expect(exact.map(({ savingPercent }) => savingPercent).slice(1)).toEqual([25, 26])
  })

  test('a price that is not lower is no saving', () => {
    const [, dear] = plansOf({ ...asked, offers: [offer(2, 30_400, 30_400)] })
    expect(dear).toMatchObject({ full: null, savingPercent: 0 })
    expect(plansOf({ ...asked, single: null })[0]).toMatchObject({ full: null, savingPercent: 0 })
  })

  test('A-218 an offer is of more than one kit, and of no more than are left', () => {
    expect(plansOf({ ...asked, offers: [offer(1, 1, 2)] }).map(({ size }) => size)).toEqual([1])
    expect(plansOf({ ...asked, kit: kit('planner') }).map(({ size }) => size)).toEqual([1])
    expect(plansOf({ ...asked, kit: kit('persister') }).map(({ size }) => size)).toEqual([1, 2])
  })

  test('kits of two prices in one offer have an average', () => {
    const mixed = plansOf({ ...asked, kit: kit('thinker'), offers: [offer(2, 21_000, 24_900)] })
    expect(mixed.map(({ isMixed, perKit }) => [isMixed, perKit.amountCents])).toEqual([
      [false, 8400],
      [true, 10_500],
    ])
    expect(plansOf(asked).some(({ isMixed }) => isMixed)).toBe(false)
  })

  test('E-105 no percentage stands on a sum with books in it', () => {
    const plans = plansOf(asked)
    const input = { kitAnchor: 'kit-the-babbler', isGift: false, plans, isShort: false, books: eur(2000), chosen: null }
    const actor = createActor(paymentOptionsMachine, { input }).start()
    const percents = () => connectPaymentOptions(actor.getSnapshot()).plans.map(({ savingPercent }) => savingPercent)
    expect(percents()).toEqual([17, 18, 18])
    actor.send({ type: 'BOOKS', hasBooks: true })
    expect(percents()).toEqual([0, 0, 0])
  })

  test('an offer in another currency is none', () =>
    expect(plansOf({ ...asked, region: 'us' }).map(({ size }) => size)).toEqual([1]))

  test('E-94 a gift starts with each kit for which there is a way to pay, and with no other', () => {
    const payable = KITS.filter((each) => plansOf({ ...asked, kit: each, isGift: true }).length > 0)
    expect(KITS.filter(canStartGift)).toEqual(payable)
    expect(payable).toHaveLength(KITS.length - 1)
  })

  test('E-94 a gift is always paid in advance', () =>
    expect(plansOf({ ...asked, isGift: true }).map(({ size }) => size)).toEqual([2, 4]))

  test('ids and sizes name each other', () => {
    for (const size of [1, 2, 22]) expect(sizeOfPlan(planIdOf({ size }))).toBe(size)
    for (const text of ['', 'kits-', 'kits-222', 'paygo2']) expect(sizeOfPlan(text)).toBe(0)
  })
})

describe('books', () => {
  test('A-046, A-295 are offered in English only, and not in Dutch, French, German or Spanish', () => {
    expect(booksOf({ language: 'en', region: 'eu', isGift: false })).toEqual(eur(2000))
    for (const language of ['nl', 'fr', 'de', 'es'] as const)
      expect(booksOf({ language, region: 'eu', isGift: false })).toBeNull()
  })
  test('A-047 are not offered with a gift', () =>
    expect(booksOf({ language: 'en', region: 'eu', isGift: true })).toBeNull())
  test('E-18 are not offered where the region has none', () =>
    expect(booksOf({ language: 'en', region: 'au', isGift: false })).toBeNull())
  test('cost their price for each kit', () =>
    expect(withBooks(eur(25_200), { books: eur(2000), kits: 2 })).toEqual(eur(29_200)))
})

describe('a plan', () => {
  const here = { kit: kit('babbler'), language: 'en', region: 'eu', isGift: false } as const
  test('is taken as it is where the steps before allow it', () => expect(allowedPlan(plan, here)).toEqual(plan))
  test('A-046 leaves out books that are not offered', () =>
    expect(allowedPlan(plan, { ...here, language: 'nl' })).toEqual({ ...plan, hasBooks: false }))
  test('S-279 pays one kit as it comes and several in advance, nothing else', () => {
    expect(allowedPlan({ ...plan, size: 1 }, here)).toBeNull()
    expect(allowedPlan({ ...plan, paymentOption: 'paygo' }, here)).toBeNull()
    expect(allowedPlan({ ...plan, size: 22 }, here)).toBeNull()
  })
  test('E-94 of a gift neither renews nor is paid kit by kit', () => {
    expect(allowedPlan({ ...plan, paymentOption: 'recurring-pay-up-front' }, { ...here, isGift: true })).toBeNull()
    expect(allowedPlan({ ...plan, hasBooks: false }, { ...here, isGift: true })).toEqual({ ...plan, hasBooks: false })
  })
  test('is picked as it was chosen, as far as it is still offered', () => {
    const plans = plansOf(asked)
    expect(startPick(plans, plan, eur(2000))).toEqual({ planId: 'kits-2', renews: false, hasBooks: true })
    expect(startPick(plans, { ...plan, size: 3 }, null)).toEqual({ planId: 'paygo', renews: false, hasBooks: false })
    const again = startPick(plans, { ...plan, paymentOption: 'recurring-pay-up-front' }, eur(2000))
    expect(choiceOf({ plans, ...again })).toEqual({ ...plan, paymentOption: 'recurring-pay-up-front' })
    expect(choiceOf({ plans: [], planId: null, renews: false, hasBooks: false })).toBeNull()
  })
})

describe('the steps', () => {
  const seen = (memory: SubscriptionMemory, query = {}) => ({ memory, query, today })
  test('S-019 the payment options need a child with a kit', () => {
    expect(stepBefore('paymentOptions', seen(NOTHING_REMEMBERED))).toBe('childInfo')
    expect(stepBefore('paymentOptions', seen({ ...known, startingKit: null }))).toBe('childInfo')
    expect(stepBefore('paymentOptions', seen(known))).toBeNull()
  })
  test('S-018 the review needs a plan, too', () => {
    expect(stepBefore('orderReview', seen(NOTHING_REMEMBERED))).toBe('childInfo')
    expect(stepBefore('orderReview', seen(known))).toBe('paymentOptions')
    expect(stepBefore('orderReview', seen({ ...known, plan }))).toBeNull()
  })
  test('the first step needs nothing', () => expect(stepBefore('childInfo', seen(NOTHING_REMEMBERED))).toBeNull())
  test('E-94 those of a gift need a gift whose day is not over', () => {
    expect(stepBefore('paymentOptions', seen(known, { gift: 'true' }))).toBe('childInfo')
    expect(stepBefore('paymentOptions', seen({ ...known, gift }))).toBeNull()
    expect(
      stepBefore('paymentOptions', seen({ ...known, gift: { ...gift, deliverOn: CivilDate.parse('2026-11-20') } })),
    ).toBe('childInfo')
    expect(firstKit({ ...known, child: null }, { isGift: false })).toBeNull()
  })
  test('S-208 E-07 what a code brought goes along, as it was written, and nothing else', () => {
    const query = flowQueryOf({
      qr_data: '00123',
      qrTargetProduct: 'kit-the-charmer',
      name: 'Bo',
      size: 'x'.repeat(201),
    })
    expect(query).toEqual({ qr_data: '00123', qrTargetProduct: 'kit-the-charmer' })
    expect(stepHref('orderReview', { ...query, prefix: '/nl' })).toBe(
      '/nl/pages/subscription-v3/order-review?qrTargetProduct=kit-the-charmer&qr_data=00123',
    )
  })
  test('S-022 the simplified subflow has chosen its size and its add-ons', () => {
    const simplified = { simplifiedSubflow: 'true', size: '4', addOns: 'books_addon' }
    expect(subflowOf(simplified)).toEqual({ paymentOption: 'pay-up-front', size: 4, hasBooks: true })
    expect(subflowOf({ ...simplified, addOns: '' })?.hasBooks).toBe(false)
    for (const size of ['1', '0', '23', '-2', '2.5', 'many', '']) expect(subflowOf({ ...simplified, size })).toBeNull()
    expect(subflowOf({ size: '4' })).toBeNull()
  })
  test('S-022 back from the review of a simplified subflow is the child', () => {
    expect(placeBefore({ step: 'orderReview', subflow: plan })).toBe('childInfo')
    expect(placeBefore({ step: 'orderReview', subflow: null })).toBe('paymentOptions')
    expect(placeBefore({ step: 'paymentOptions', subflow: null })).toBe('childInfo')
    expect(placeBefore({ step: 'giftDetails', subflow: null })).toBe('before')
  })
})

describe('what is remembered', () => {
  const answer = { child, childUuid: null, kit: 'kit-the-babbler', isQrTarget: false }
  test('S-257 another language of the books starts without them', () => {
    const before = { ...known, plan }
    expect(memoryWithChild(before, { ...answer, child: { ...child, language: 'nl' } }).plan?.hasBooks).toBe(false)
    expect(memoryWithChild(before, { ...answer, child: { ...child, name: 'Bobbie' } }).plan?.hasBooks).toBe(true)
  })
  test('one’s own child takes the place of a gift, with its plan', () =>
    expect(memoryWithChild({ ...known, gift, plan }, answer)).toMatchObject({ gift: null, plan: null }))
  test('S-089 a kit whose band fits the stored birth date is the first one', () => {
    const choice = { kitAnchor: 'kit-the-babbler', kind: 'subscription', customization: {} } as const
    const before = { ...known, startingKit: null, gift }
    expect(memoryWithChoice(before, choice, today)).toMatchObject({ startingKit: 'kit-the-babbler', gift: null })
    const other = { ...choice, kitAnchor: 'kit-the-looker' }
    expect(memoryWithChoice(before, other, today)).toMatchObject({ startingKit: null, gift })
    expect(memoryWithChoice(before, { ...choice, kind: 'standalone' }, today).startingKit).toBeNull()
  })
  test('E-07 a code on the box shows a later kit, never an earlier one', () => {
    expect(shownFirst('kit-the-looker', true)?.anchor).toBe('kit-the-charmer')
    expect(shownFirst('kit-the-babbler', true)?.anchor).toBe('kit-the-babbler')
    expect(shownFirst('kit-the-looker', false)?.anchor).toBe('kit-the-looker')
    expect(shownFirst('kit-the-nobody', false)).toBeNull()
  })
})

describe('a gift', () => {
  const draft: GiftDraft = { ...gift, kitAnchor: 'kit-the-looker' }
  const codes = (change: Partial<GiftDraft>) =>
    giftErrors({ ...draft, ...change }, giftDays(today)).map(({ field, code }) => `${field}.${code}`)
  test('E-94 that is complete has no errors', () => expect(codes({})).toEqual([]))
  test('E-94 says each thing that is missing once, in the order of the form', () =>
    expect(codes({ recipientName: ' ', recipientEmail: '', deliverOn: '', kitAnchor: '' })).toEqual([
      'recipientName.required',
      'recipientEmail.required',
      'deliverOn.required',
      'kitAnchor.required',
    ]))
  test.each(['friend', 'friend@shop', '@shop.test', 'a b@shop.test', 'friend@.test'])(
    '%s is no e-mail address',
    (text) => expect(codes({ recipientEmail: text })).toEqual(['recipientEmail.invalid']),
  )
  test.each([
    ['2026-11-20', 'past'],
    ['2027-11-22', 'tooFar'],
    ['2027-02-30', 'invalid'],
    ['tomorrow', 'invalid'],
  ])('E-94 the day %s is %s', (deliverOn, code) => expect(codes({ deliverOn })).toEqual([`deliverOn.${code}`]))
  test('E-94 today and the same day a year on are taken', () => {
    expect(codes({ deliverOn: '2026-11-21' })).toEqual([])
    expect(codes({ deliverOn: '2027-11-21' })).toEqual([])
  })
})

describe('what comes later', () => {
  test('the first kit comes now, the next ones as the child grows', () =>
    expect(stopsOf(kit('babbler'), { ...child, today, count: 3 })).toEqual([
      { anchor: 'kit-the-babbler', on: today },
      { anchor: 'kit-the-adventurer', on: '2026-12-21' },
      { anchor: 'kit-the-realist', on: '2027-03-21' },
    ]))
})

test('S-377 a code without words of its own has the general ones', () => {
  expect(toldFailure('outOfStock')).toBe('outOfStock')
  expect(toldFailure('<script>')).toBe('other')
})
