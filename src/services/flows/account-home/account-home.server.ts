import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import { orderHistoryHref } from '~/services/domain/links/account-links.rules'
import type { Locale } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { ordersIn } from '~/services/flows/order/order-words.server'
import { plansIn } from '~/services/flows/reading-club/reading-club.server'
import { unpaidAs } from '~/services/flows/reading-club/unpaid-boxes.rules'
import type { HeldAnswer } from '~/services/flows/referral-banner/referral-banner.contract'
import { heldKits, heldReadings, heldTogether } from '~/services/flows/referral-banner/referral-banner.rules'
import { kitWords } from '~/services/flows/schedule/kit-words.rules'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { readScheduleParts } from '~/services/flows/schedule/schedule.server'
import { countsOf, readingsOf } from '~/services/flows/schedule/subscriptions.server'
import { changeHref } from '~/services/flows/subscription-change/subscription-change-links.rules'
import { today } from '~/services/flows/visit/today.server'
import { shopHost } from '~/services/platform/env/shop-host.server'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { AccountHomeAnswer, HomeAnswer } from './account-home.contract'
import { type Coming, homeFactsFrom, poweredHref } from './account-home.rules'
import { childrenOn, endedOf, endingCountOf, heldUpOf, nextOrders } from './next-orders.rules'

type Asked = { as: string | null; locale: Locale }

/** The words of the page, and what the signed-in person has. */
export async function readAccountHomePage(asked: Asked & { flags: () => Promise<Flags> }): Promise<AccountHomeAnswer> {
  const { locale, flags } = asked
  const decided = await flags()
  const [page, { facts, held }] = await Promise.all([content().accountPage(locale, 'account'), readFacts(asked)])
  const referral = { held, isBfcm: isOn(decided, 'enable-bfcm') }
  return { page, poweredHref: poweredHref(decided, locale.prefix), facts, referral }
}

async function readFacts({ as, locale }: Asked): Promise<{ facts: HomeAnswer; held: HeldAnswer }> {
  const asked = await personFor(as)
  if (!asked.ok) return { facts: asked, held: asked }
  const [counts, reading, parts, cards, orders] = await Promise.all([
    countsOf(asked.value),
    readingsOf(asked.value),
    readScheduleParts({ as, locale }),
    content().kitCards(locale),
    lastOrder(asked.value, locale),
  ])
  const { playchartId: userUuid } = asked.value.person
  const facts = homeFactsFrom({
    counts,
    reading,
    plans: reading.ok ? await plansOfUnpaid(reading.value, locale) : [],
    orders,
    orderHistoryHref: orderHistoryHref({ shopHost: shopHost(), prefix: locale.prefix, userUuid }),
    today: today(),
    coming: comingOf(parts, { words: kitWords(cards), ...hrefsOf(locale.prefix, userUuid) }),
  })
  return { facts, held: parts.ok ? heldTogether(heldKits(parts.value), heldReadings(reading)) : parts }
}

/** What a box costs is asked where one is not paid for, and nowhere else. */
function plansOfUnpaid(readings: readonly ReadingSubscription[], locale: Locale) {
  const unpaid = readings.filter(({ installments }) => installments.some((box) => unpaidAs(box) !== null))
  return plansIn([...new Set(unpaid.map(({ currency_code }) => currency_code))], locale)
}

/** The newest, if there is one; the page goes without it where it cannot be read. */
async function lastOrder({ person, headers }: SignedIn, locale: Locale) {
  const orders = await (await orderManager()).orders({ headers, userUuid: person.playchartId, page: 1 })
  return orders.ok ? ok(await ordersIn(orders.value.orders.slice(0, 1), locale)) : orders
}

type Said = Parameters<typeof endedOf>[1] & Parameters<typeof nextOrders>[1]

function hrefsOf(prefix: string, as: string): Omit<Said, 'words'> {
  const hrefTo = (action: 'reactivate' | 'followAge') => (subscription: string) =>
    changeHref({ action, subscription, item: null }, { prefix, as, isCancelSaver: false })
  return { againHref: hrefTo('reactivate'), ageHref: hrefTo('followAge') }
}

/** Nothing where the schedule cannot be read: the rest of the page does not wait for it. */
function comingOf(parts: Awaited<ReturnType<typeof readScheduleParts>>, said: Said): Coming {
  const schedule = parts.ok ? scheduleFrom(parts.value) : parts
  if (!schedule.ok) return { next: [], heldUp: [], ended: null, endingCount: 0, on: [] }
  const next = nextOrders(schedule.value, said)
  const ended = next.length > 0 ? null : endedOf(schedule.value, said)
  const on = childrenOn(schedule.value, { ...said, isSaid: ended !== null })
  const heldUp = heldUpOf(schedule.value, said)
  return { next, heldUp, ended, endingCount: endingCountOf(schedule.value), on }
}
