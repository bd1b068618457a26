import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { PlanChoice } from '~/components/payment-options/plan-choice'
import kitProducts from '~/content/seed/products/play-kits.json'
import subscriptions from '~/content/seed/products/subscription.json'
import { connectPaymentOptions } from '~/machines/subscription/payment-options/payment-options.connect'
import { paymentOptionsMachine } from '~/machines/subscription/payment-options/payment-options.machine'
import { KIT_DISCOUNT_PERCENT, KITS, type Kit } from '~/services/domain/kits/kit.rules'
import { REGIONS, type Region } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import { booksOf, kitsFrom, plansOf } from '~/services/domain/plans/plan.rules'
import type { Plan } from '~/services/domain/plans/plan-price.rules'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import { BUNDLE_SIZES, type BundlePrice, bundleOffer } from '~/services/domain/prices/offers.rules'
import { kitSaving } from '~/services/domain/prices/savings.rules'
import { reviewSums } from '~/services/flows/subscription/review.rules'
import { find, textOf } from '../support/markup'
import { draw, type Screen } from '../support/render'

type Amounts = { EUR: number; USD: number; GBP: number; AUD: number }
const CODE = { eu: 'EUR', us: 'USD', gb: 'GBP', au: 'AUD' } as const

/** The kit bought alone, at the price of the shop's own list. */
function singleOf({ anchor }: Kit, region: Region): Money {
  const prices: Amounts | undefined = kitProducts.find(({ handle }) => handle === anchor)?.variants[0]?.priceCents
  if (!prices) throw new Error(`no price of ${anchor}`)
  return { amountCents: prices[CODE[region]], currency: BUNDLE_PRICES[region].currency }
}

/** What the catalogue offers in advance, as the shop's own list has it. */
const advanceIn = (region: Region): BundlePrice[] =>
  BUNDLE_SIZES.flatMap((size) =>
    (['baby', 'toddler'] as const).map((band) => {
      const isIt = ({ optionValues }: { optionValues: object }) =>
        JSON.stringify(Object.values(optionValues)) === JSON.stringify([band, `pay-up-front-${size}`])
      const variant = subscriptions.flatMap(({ variants }) => variants).find(isIt)
      if (!variant) throw new Error(`no price of ${size} kits`)
      const { priceCents, compareAtCents } = variant
      return { size, band, amount: priceCents[CODE[region]], fullAmount: compareAtCents[CODE[region]] }
    }),
  )

function plansFrom(kit: Kit, { region, isGift }: { region: Region; isGift: boolean }): Plan[] {
  const { currency } = BUNDLE_PRICES[region]
  const prices = advanceIn(region)
  const offers = BUNDLE_SIZES.flatMap(
    (size) => bundleOffer({ startingAnchor: kit.anchor, size, currency, prices }) ?? [],
  )
  return plansOf({ kit, region, offers, isGift, single: singleOf(kit, region) })
}

type Asked = { kit: Kit; region: Region; isGift: boolean; hasBooks: boolean }

/** The choice of plans as it is drawn, with the books ticked or not. */
async function choicesOf({ kit, region, isGift, hasBooks }: Asked) {
  const plans = plansFrom(kit, { region, isGift })
  const books = booksOf({ language: 'en', region, isGift })
  const input = { kitAnchor: kit.anchor, isGift, plans, isShort: false, books, chosen: null }
  const actor = createActor(paymentOptionsMachine, { input }).start()
  actor.send({ type: 'BOOKS', hasBooks })
  const view = connectPaymentOptions(actor.getSnapshot())
  const screen = await draw(
    <PlanChoice view={view} locale="en-GB" isGift={isGift} kitsLeft={kitsFrom(kit)} onPick={() => {}} />,
  )
  return { screen, shown: shownIn(screen), plans, books: hasBooks ? books : null }
}

const centsIn = (text: string) =>
  [...text.matchAll(/(\d[\d,]*)\.(\d\d)/g)].map(
    ([, whole = '', cents]) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
  )

/** What stands on each panel: what it costs today and cost before, and its badge. */
const shownIn = (screen: Screen) =>
  screen.all('label').map((label) => {
    const [old] = find(label, { tag: 's' })
    const [was = null] = old ? centsIn(textOf(old)) : []
    const text = textOf(label)
    return {
      was,
      now: centsIn(text).at(-1) ?? 0,
      percent: Number(/Save (\d+)%/.exec(text)?.[1] ?? 0),
      amount: centsIn(/Save (\D{1,3}[\d,.]+)(?!\d*%)/.exec(text)?.[1] ?? '')[0] ?? null,
    }
  })

const CASES = REGIONS.flatMap((region) => [false, true].map((isGift) => [region, isGift] as const))

describe.each(CASES)('what is saved in region %s (as a gift: %s)', (region, isGift) => {
  test.each([false, true])(
    'E-105 A-219 S-396 S-397 is what the prices beside it say, for every kit (books: %s)',
    async (hasBooks) => {
      for (const kit of KITS) {
        const { shown, plans, books } = await choicesOf({ kit, region, isGift, hasBooks })
        expect(shown).toHaveLength(plans.length)
        for (const [index, panel] of shown.entries()) {
          const plan = plans[index]
          if (!plan) throw new Error('a panel without a plan')
          const where = `${kit.anchor} ${plan.id}`
          const kitsWere = (panel.was ?? panel.now) - (books?.amountCents ?? 0) * plan.size
          const kitsAre = panel.now - (books?.amountCents ?? 0) * plan.size
          const share = ((kitsWere - kitsAre) * 100) / kitsWere
          if (books) {
            // a sum that holds books has no percentage, and the amount is right for it
            expect(panel.percent, where).toBe(0)
            expect(panel.amount, where).toBe(panel.was === null ? null : panel.was - panel.now)
          } else if (plan.size === 1) {
            expect(panel.percent, where).toBe(KIT_DISCOUNT_PERCENT[kit.band])
            expect(Math.abs(panel.percent - share), where).toBeLessThan(0.5)
          } else expect(panel.percent, where).toBe(Math.ceil(share - 1e-9))
        }
      }
    },
  )

  test('S-018 is the same on the review: what the kits cost, less the saving, and the books, is to be paid today', () => {
    for (const kit of KITS)
      for (const chosen of plansFrom(kit, { region, isGift }))
        for (const hasBooks of [false, true]) {
          const books = booksOf({ language: 'en', region, isGift })
          const plan = {
            paymentOption: chosen.size === 1 ? 'paygo' : 'pay-up-front',
            size: chosen.size,
            hasBooks,
          } as const
          const sums = reviewSums({ plan, chosen, books, isGift, charges: [] })
          const paid = sums.kits.amountCents - sums.saved.amountCents + (sums.books?.amountCents ?? 0)
          expect(sums.today.amountCents).toBe(paid)
          expect(sums.saved.amountCents).toBe(chosen.full ? chosen.full.amountCents - chosen.now.amountCents : 0)
        }
  })
})

test.each(REGIONS)('S-396 S-397 the rate on a kit’s own page is that of its prices in region %s', (region) => {
  for (const kit of KITS) {
    const [paygo] = plansFrom(kit, { region, isGift: false })
    if (!paygo) throw new Error('no plan')
    const full = singleOf(kit, region)
    const rate = kitSaving(kit, { now: paygo.now, full })
    expect(rate).toBe(paygo.savingPercent)
    expect(Math.round(100 - (paygo.now.amountCents * 100) / full.amountCents), kit.anchor).toBe(rate)
  }
})

test('E-111 a plan after which nothing follows speaks of no later kit', async () => {
  const { text, messages } = (await choicesOf(ownFrom(1))).screen
  expect(text).toContain(messages.payment.onceText)
  expect(text).not.toContain(messages.payment.paygoText)
  expect((await choicesOf(ownFrom(2))).screen.text).toContain(messages.payment.paygoText)
})

test.each([
  [8, [2, 4]],
  [7, [2]],
  [4, [2]],
  [3, []],
  [2, []],
])('S-279 of %i kits, what follows is asked of plans after which as many are left: %j', async (left, sizes) => {
  const { screen, plans } = await choicesOf(ownFrom(left))
  const asking = screen.all('input', { 'data-advance': '' }).map(({ attributes }) => attributes.value)
  expect(plans.filter(({ id }) => asking.includes(id)).map(({ size }) => size)).toEqual(sizes)
})

/** A plan of one's own, where so many kits are left. */
function ownFrom(left: number): Asked {
  const kit = KITS.at(-left)
  if (!kit) return expect.unreachable()
  return { kit, region: 'eu', isGift: false, hasBooks: false }
}
