import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import { READING_BOXES, READING_PLAN } from '~/services/domain/kits/reading-club.rules'
import type { Locale } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import { ok } from '~/services/domain/result'
import { userOf } from '~/services/flows/account/account.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { heldReadings } from '~/services/flows/referral-banner/referral-banner.rules'
import { readingsOf, readReadings } from '~/services/flows/schedule/subscriptions.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import { catalog } from '~/services/upstreams/catalog/catalog.server'
import { subscriptionManager } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import type { PauseReleaseAnswer, ReadingClubAnswer, ReadingClubPageAnswer } from './reading-club.contract'
import { clubBoxes, readingClubFrom } from './reading-club.rules'

type Asked = { as: string | null; locale: Locale; flags: () => Promise<Flags> }

/** The words of the page, what the content says of the boxes, and the club. */
export async function readReadingClubPage(asked: Asked): Promise<ReadingClubPageAnswer> {
  const { locale } = asked
  const [page, boxes, club, readings, flags] = await Promise.all([
    content().accountPage(locale, 'early-reader-club'),
    Promise.all(READING_BOXES.map((handle) => content().readingBox(locale, handle))),
    readClub(asked),
    // the same answer as the club's: asked once
    readReadings(asked.as),
    asked.flags(),
  ])
  if (!club.ok) noteFailed(club.error)
  const referral = { held: heldReadings(readings), isBfcm: isOn(flags, 'enable-bfcm') }
  return { page, boxes: clubBoxes(boxes), club, referral }
}

/** Of the signed-in person, in one round; another one only for who pays in a currency other than the page's. */
async function readClub({ as, locale, flags: decided }: Asked): Promise<ReadingClubAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const [user, subscriptions, plans, flags] = await Promise.all([
    userOf(asked.value),
    readingsOf(asked.value),
    plansIn([locale.currency], locale),
    decided(),
  ])
  if (!subscriptions.ok) return subscriptions
  const others = new Set(subscriptions.value.map(({ currency_code }) => currency_code))
  others.delete(locale.currency)
  return ok(
    readingClubFrom({
      today: today(),
      subscriptions: subscriptions.value,
      addresses: user.ok ? user.value.addresses : [],
      plans: [...plans, ...(await plansIn([...others], locale))],
      canPause: isOn(flags, 'erc-pause-state'),
      language: locale.language,
    }),
  )
}

/** Nothing for a plan that cannot be looked up: the page does without its prices. */
export async function plansIn(currencies: readonly Currency[], { language }: Locale): Promise<SubscriptionPlan[]> {
  const service = await catalog()
  const asked = currencies.map((currency) => service.subscriptionPlan({ anchor: READING_PLAN, language, currency }))
  return (await Promise.all(asked)).flatMap((plan) => (plan.ok ? [plan.value] : []))
}

/** a paused subscription of the signed-in person goes on. Told twice, it answers the same. */
export async function releaseOwnPause({ as, id }: { as: string; id: string }): Promise<PauseReleaseAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const released = await (await subscriptionManager()).releasePause({ headers: asked.value.headers, id })
  return released.ok ? ok({ subscriptionId: released.value.subscription_id }) : released
}
