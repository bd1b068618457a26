import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { type CivilDate, plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { kitForBirthDate } from '~/services/domain/kits/kit.rules'
import { intlLocale, type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { firstKitDay } from '~/services/domain/plans/first-kit.rules'
import { kitCharges } from '~/services/flows/schedule/kit-charges.rules'
import { charges } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { SubscriptionsAnswer } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { gift, kits } from '../support/checkout-payloads'
import { ADDRESS, openCheckoutWorld, PARENT } from '../support/checkout-world'
import { personOf } from '../support/own-services'

const START = Date.parse('2026-11-21T12:00:00.000Z')
const world = openCheckoutWorld()
const HOME: Partial<Record<LocaleCode, string>> = { 'en-US': 'US', 'en-GB': 'GB', 'en-AU': 'AU', de: 'DE' }

async function anew() {
  world.clock.time = START
  world.emails.length = 0
  await world.db.execute(sql`truncate subscription_manager.subscriptions, subscription_manager.items,
    order_manager.orders, order_manager.draft_orders, checkout.charges, account_manager.children`)
}
beforeEach(anew)

type Charge = { on: string; sum: number }

/** What the cards were charged, in its order, with the shop's day of each. */
async function charged(): Promise<Charge[]> {
  const rows = await world.db.select().from(charges).orderBy(charges.createdAt)
  return rows.map(({ createdAt, amount }) => ({ on: shopDay(Date.parse(createdAt)), sum: amount }))
}

async function subscriptionOf() {
  const { body } = await world.askOther('subscription-manager', `/recipient/${PARENT}/subscriptions`)
  const [found] = SubscriptionsAnswer.parse(body).subscriptions
  if (!found) throw new Error('there is no subscription')
  return found
}

/** Every day on which a kit comes, one after the other, with what is due on it. */
async function liveThrough(days: readonly string[]) {
  for (const day of [...new Set(days)].toSorted()) {
    world.clock.time = Math.max(world.clock.time, Date.parse(`${day}T10:00:00Z`))
    await world.askOther('subscription-manager', '/sub_engine/due', { method: 'POST' })
  }
}

/** Charges that are said in one sentence are alike and follow one another. */
function sentences(each: readonly Charge[]) {
  const steps: { on: string; times: number; sum: number }[] = []
  for (const { on, sum } of each) {
    const last = steps.at(-1)
    if (last?.sum === sum) last.times += 1
    else steps.push({ on, times: 1, sum })
  }
  return steps
}

const anyPlan = fc.record({
  /** from eight months before the birth to the fifth birthday */
  ageDays: fc.oneof(fc.integer({ min: -240, max: -1 }), fc.integer({ min: 0, max: 1800 })),
  firstKit: fc.constantFrom(...FIRST_KITS),
  paying: fc.constantFrom(
    ['paygo', 1] as const,
    ['pay-up-front', 2] as const,
    ['pay-up-front', 4] as const,
    ['recurring-pay-up-front', 2] as const,
    ['recurring-pay-up-front', 4] as const,
  ),
  wantsBooks: fc.boolean(),
  locale: fc.constantFrom<LocaleCode>('en-EU', 'en-US', 'en-GB', 'en-AU', 'de'),
})
type AnyPlan = typeof anyPlan extends fc.Arbitrary<infer T> ? T : never

function payloadOf({ ageDays, firstKit, paying: [payment_option, size], wantsBooks, locale }: AnyPlan) {
  const today = shopDay(START)
  const birthday = plusDays(today, -ageDays)
  const kit = kitForBirthDate(birthday, today)
  fc.pre(kit !== null && kit.position + size <= 23)
  const hasBooks = wantsBooks && locale.startsWith('en') && locale !== 'en-AU'
  return kits(
    {
      starting_kit_anchor: kit?.anchor ?? '',
      child: { name: 'June', birthday, child_uuid: null },
      ...(ageDays < 0 ? { first_kit: firstKit } : {}),
      payment_option,
      size,
      add_ons: hasBooks ? [{ addon_kind: 'books_addon' }] : [],
    },
    { locale },
  )
}

type Bought = Awaited<ReturnType<typeof subscriptionOf>>
type Days = { first_kit_on: string | null; next_kit_on: CivilDate | null }
type Said = { plan: AnyPlan; pages: Days[]; text: string; bought: Bought }

/** E-111: every page, the receipt and the schedule name the same first and second day, and the kit leaves on the first. */
async function expectFirstDay({ plan: { ageDays, firstKit, locale }, pages, text, bought }: Said) {
  const today = shopDay(START)
  const day = firstKitDay({ birthDate: plusDays(today, -ageDays), orderedOn: today, firstKit })
  const [first, second] = bought.scheduled_items
  expect(first?.scheduled_date).toBe(day)
  const next = second?.scheduled_date ?? null
  for (const page of pages) expect([page.first_kit_on, page.next_kit_on]).toEqual([day === today ? null : day, next])
  if (next) expect(text).toContain(longDay(next, intlLocale(locale)))
  if (day === today) return expect(first?.process_status).toBe('shipment_preparation')
  expect(text).toContain(longDay(day, intlLocale(locale)))
  const dayBefore = plusDays(day, -1)
  if (dayBefore > today) await liveThrough([dayBefore])
  expect((await subscriptionOf()).scheduled_items[0]?.process_status).toBe('awaiting_process')
  await liveThrough([day])
  expect((await subscriptionOf()).scheduled_items[0]?.process_status).toBe('shipment_preparation')
}

test('E-113 E-111 what pay page, confirmation, receipt and schedule say is what the engine charges and sends, on that day and not a cent more', async () => {
  await fc.assert(
    fc
      .asyncProperty(anyPlan, async (plan) => {
        const address = { ...ADDRESS, country: HOME[plan.locale] ?? 'NL' }
        const { uuid, total, checkout } = await world.ready(payloadOf(plan), 'subscription', address)
        const confirmed = (await world.complete(uuid, { total })).body.checkout
        await world.due()
        const [receipt] = world.emails
        const schedule = kitCharges(await subscriptionOf())
        const bought = await subscriptionOf()
        await expectFirstDay({ plan, pages: [checkout, confirmed], text: receipt?.text ?? '', bought })
        await liveThrough(bought.scheduled_items.map(({ scheduled_date }) => scheduled_date))
        const [today, ...later] = await charged()

        expect(today?.sum).toBe(total)
        const steps = sentences(later)
        const said = (page: typeof checkout) =>
          sentences(
            page.later_charges.flatMap(({ on, times, sum }: Charge & { times: number }) =>
              Array.from({ length: times }, () => ({ on, sum })),
            ),
          )
        expect(said(checkout)).toEqual(steps)
        expect(said(confirmed)).toEqual(steps)
        const intl = intlLocale(plan.locale)
        for (const { on, sum } of steps) {
          const price = formatMoney({ amountCents: sum, currency: localeOfCode(plan.locale).currency }, intl)
          expect(receipt?.text).toContain(price)
          expect(receipt?.text).toContain(longDay(on, intl))
        }
        const own = bought.scheduled_items.flatMap(({ uuid: item, scheduled_date: on }) => {
          const charge = schedule.get(item)
          return charge?.kind === 'own' ? [{ on, sum: charge.sum.amountCents }] : []
        })
        expect(own).toEqual(later)
      })
      .beforeEach(anew),
    { numRuns: 12 },
  )
}, 240_000)

test('E-113 a gift says that nothing is charged later, and nothing is', async () => {
  const { uuid, total, checkout } = await world.ready(gift(), 'gift')
  const { order } = (await world.complete(uuid, { total })).body.checkout
  expect(checkout.later_charges).toEqual([])
  const code: string = order.line_items[0].properties.gifting_order_activation_code
  const child = { name: 'Mo', birthday: '2026-06-15' as CivilDate, child_uuid: null }
  await world.ask(`/api/v1/gift_activations/${code}`, {
    method: 'POST',
    headers: personOf(PARENT),
    key: uuid,
    body: { child, selected_language: 'en', address: ADDRESS },
  })
  const given = await subscriptionOf()
  expect(kitCharges(given).size).toBe(0)
  await liveThrough(given.scheduled_items.map(({ scheduled_date }) => scheduled_date))
  expect(await charged()).toEqual([{ on: '2026-11-21', sum: total }])
})
