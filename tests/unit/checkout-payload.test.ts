import { describe, expect, test } from 'vitest'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { LOCALE_CODES } from '~/services/domain/locale'
import { canHaveBooks, fitOf, isPlan } from '~/services/domain/plans/purchase.rules'
import { checkoutHref } from '~/services/flows/checkout/checkout-address.rules'
import { type Intended, payloadOf } from '~/services/flows/checkout/payload.rules'
import type { SubscriptionMemory } from '~/services/flows/subscription/subscription.contract'
import { NOTHING_REMEMBERED } from '~/services/flows/subscription/subscription.rules'
import { CheckoutPayload } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

const day = (text: string) => text as CivilDate
const TODAY = day('2026-11-21')
const USER = '00000000-0000-4000-8000-000000000002'

const REMEMBERED: SubscriptionMemory = {
  ...NOTHING_REMEMBERED,
  choice: { kitAnchor: 'kit-the-senser', kind: 'subscription', customization: { 'Skin tone': 'tan' } },
  child: { name: 'June', birthDate: day('2026-06-15'), language: 'en', firstKit: 'aroundDueDate' },
  startingKit: 'kit-the-senser',
  plan: { paymentOption: 'pay-up-front', size: 2, hasBooks: true },
}

const NOTHING: Intended = {
  source: 'cart',
  locale: 'en-EU',
  today: TODAY,
  lines: [],
  codes: [],
  country: null,
  continuation: null,
  memory: NOTHING_REMEMBERED,
  plan: null,
  boxes: [],
  userUuid: null,
  flags: {},
}
const line = (sku: string, productType: string, more: object = {}) => ({
  sku,
  productType,
  quantity: 1,
  subscriptionDetails: null,
  attributes: {},
  ...more,
})

function made(intended: Partial<Intended>) {
  const payload = payloadOf({ ...NOTHING, ...intended })
  if (!payload.ok) throw new Error(JSON.stringify(payload.error))
  return CheckoutPayload.parse(payload.value)
}
const refusal = (intended: Partial<Intended>) => payloadOf({ ...NOTHING, ...intended })

describe('the payload', () => {
  test('of a cart holds its lines by kind, without a price', () => {
    const lines = [
      line('TOY-BALL-TRACK', 'Toys', { quantity: 3 }),
      line('BOOK-SEEDLING', 'Book Bundle'),
      line('ERC-BOX-3-4', 'ERC'),
    ]
    const boxes = [{ id: 'erc-box-3-4', sku: 'ERC-BOX-3-4' }]
    const payload = made({ lines, boxes, userUuid: USER, flags: { 'new-checkout': 'on' } })
    expect(payload).toEqual({
      locale: 'en-EU',
      items: [{ sku: 'TOY-BALL-TRACK', quantity: 3 }],
      bundle_products: [{ sku: 'BOOK-SEEDLING', quantity: 1 }],
      subscriptions: [],
      subscription_plans: [
        {
          plan_anchor: 'early-reader-club',
          plan_installment_id: 'erc-box-3-4',
          sku: 'ERC-BOX-3-4',
          item_origin: 'cart',
        },
      ],
      gifts: [],
      user_uuid: USER,
      le_flags: [{ name: 'new-checkout', decision: 'on' }],
      leia_device_id: null,
      le_repo: 'playchart',
    })
    expect(JSON.stringify(payload)).not.toMatch(/price|cents/i)
  })

  test('of a subscription holds the child, the plan and its add-on', () => {
    expect(made({ source: 'subscription', memory: REMEMBERED }).subscriptions).toEqual([
      {
        starting_kit_anchor: 'kit-the-senser',
        selected_language: 'en',
        customization: { 'Skin tone': 'tan' },
        child: { name: 'June', birthday: '2026-06-15', child_uuid: null },
        payment_option: 'pay-up-front',
        size: 2,
        add_ons: [{ addon_kind: 'books_addon' }],
      },
    ])
  })

  test('of a cart with a subscription takes the child from what is remembered, and is incomplete without one', () => {
    const kits = line('PLAY-KITS-BABY-PUF-4', 'Subscription', {
      subscriptionDetails: { name: 'The Play Kits', type: 'puf', anchor: null, size: 4 },
    })
    expect(made({ lines: [kits], memory: REMEMBERED }).subscriptions).toMatchObject([
      { payment_option: 'pay-up-front', size: 4, starting_kit_anchor: 'kit-the-senser', add_ons: [] },
    ])
    expect(refusal({ lines: [kits] })).toMatchObject({ error: { code: 'incomplete' } })
  })

  test('A-046 leaves books out where the child’s language has none', () => {
    const memory = {
      ...REMEMBERED,
      child: {
        name: 'June',
        birthDate: day('2026-06-15'),
        language: 'nl' as const,
        firstKit: 'aroundDueDate' as const,
      },
    }
    expect(made({ source: 'subscription', memory }).subscriptions[0]?.add_ons).toEqual([])
  })

  test('starts with the kit of the child’s age where the chosen one is of another', () => {
    const memory = {
      ...REMEMBERED,
      startingKit: null,
      choice: { kitAnchor: 'kit-the-planner', kind: 'subscription' as const, customization: { a: 'b' } },
    }
    expect(made({ source: 'subscription', memory }).subscriptions[0]).toMatchObject({
      starting_kit_anchor: 'kit-the-senser',
      customization: {},
    })
  })

  test('E-07 a code on the box shows the charmer to a child who comes to it yet', () => {
    const memory = {
      ...REMEMBERED,
      child: {
        name: 'June',
        birthDate: day('2026-10-21'),
        language: 'en' as const,
        firstKit: 'aroundDueDate' as const,
      },
      startingKit: 'kit-the-charmer',
      choice: null,
      isQrTarget: true,
    }
    expect(made({ source: 'subscription', memory }).subscriptions[0]?.starting_kit_anchor).toBe('kit-the-charmer')
  })

  test('E-94 of a gift holds for whom it is, and no child', () => {
    const gift = { recipientName: 'Ada', recipientEmail: 'ada@playchart.test', deliverOn: day('2026-12-24') }
    const payload = made({ source: 'gift', memory: { ...REMEMBERED, gift } })
    expect(payload.subscriptions).toEqual([])
    expect(payload.gifts).toEqual([
      {
        starting_kit_anchor: 'kit-the-senser',
        payment_option: 'pay-up-front',
        size: 2,
        add_ons: [],
        gift: { recipient_name: 'Ada', recipient_email: 'ada@playchart.test', deliver_on: '2026-12-24' },
      },
    ])
  })

  test('of a child past every kit says so; where nothing is chosen it is incomplete', () => {
    const old = {
      ...REMEMBERED,
      startingKit: null,
      child: {
        name: 'June',
        birthDate: day('2020-01-01'),
        language: 'en' as const,
        firstKit: 'aroundDueDate' as const,
      },
    }
    expect(refusal({ source: 'subscription', memory: old })).toMatchObject({ error: { code: 'agedOut' } })
    for (const source of ['cart', 'subscription', 'gift', 'erc'] as const)
      expect(refusal({ source })).toMatchObject({ error: { kind: 'refused', status: 422, code: 'incomplete' } })
  })
})

describe('where it goes on', () => {
  const uuid = '5f0c3f5e-7a55-4c9e-a8c4-0f3c5d4a1b2c'
  test.each(LOCALE_CODES)('S-026, E-103 with the new checkout: below %s', (localeCode) => {
    const href = checkoutHref({ localeCode, uuid, isNew: true, host: 'https://checkout.test' })
    expect(href).toBe(`/${localeCode}/checkout/customer-information/${uuid}`)
  })

  test('S-027 without it: at the checkout’s own host, where there is one', () => {
    const old = { localeCode: 'nl', uuid, isNew: false }
    expect(checkoutHref({ ...old, host: 'https://checkout.test' })).toBe(`https://checkout.test/${uuid}`)
    expect(checkoutHref({ ...old, host: null })).toBe(`/nl/checkout/customer-information/${uuid}`)
  })
})

test('what fits a child, a kit and a plan', () => {
  const outcomeFor = (anchor: string, birthday: string) => fitOf({ anchor, birthday: day(birthday), today: TODAY })
  expect(outcomeFor('kit-the-looker', '2026-08-21')).toBe('fits')
  expect(outcomeFor('kit-the-charmer', '2026-08-21')).toBe('fits')
  expect(outcomeFor('kit-the-charmer', '2026-10-21')).toBe('fits')
  expect(outcomeFor('kit-the-senser', '2026-10-21')).toBe('invalid')
  expect(outcomeFor('kit-the-looker', '2027-03-01')).toBe('fits')
  expect(outcomeFor('kit-the-looker', '2020-03-01')).toBe('agedOut')
  const planner = kitOfAnchor('kit-the-planner')
  if (!planner) throw new Error('no planner')
  expect([
    isPlan(planner, { payment_option: 'paygo', size: 1 }),
    isPlan(planner, { payment_option: 'pay-up-front', size: 2 }),
  ]).toEqual([true, false])
  expect([canHaveBooks({ language: 'en', isGift: false }), canHaveBooks({ language: 'en', isGift: true })]).toEqual([
    true,
    false,
  ])
})
