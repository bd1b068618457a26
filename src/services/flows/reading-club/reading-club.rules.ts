import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Currency, Money } from '~/services/domain/money/money'
import type { Address } from '~/services/domain/people/address.contract'
import { datesAfterPause, readingBoxes, readingPage } from '~/services/domain/subscriptions/reading.rules'
import type { ReadingBoxPage } from '~/services/flows/content/kit-pages.contract'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import type {
  Installment,
  ReadingSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { ClubBox, ClubBoxes, ClubSubscription, ReadingClub } from './reading-club.contract'

type Parts = {
  /** the shop's day */
  today: CivilDate
  subscriptions: readonly ReadingSubscription[]
  addresses: readonly Address[]
  /** one for each currency; without a plan nothing is said of prices */
  plans: readonly SubscriptionPlan[]
  /** the flag erc-pause-state */
  canPause: boolean
}

/** The club from what three services answered. */
export const readingClubFrom = ({ today, subscriptions, ...around }: Parts): ReadingClub => ({
  today,
  subscriptions: subscriptions.map((each) => subscriptionOf(each, { today, ...around })),
})

type Around = Omit<Parts, 'subscriptions'>

function subscriptionOf(subscription: ReadingSubscription, around: Around): ClubSubscription {
  const { id, status, plan_installment_id: handle, paymentMethod, delivery_address_uuid } = subscription
  const { sent, current, next, upcoming } = readingBoxes(subscription.installments, around.today)
  const waiting = status === 'paused' && next ? [next.scheduled_date] : []
  return {
    ...{ id, handle, sent },
    page: readingPage(subscription, around.canPause),
    price: priceIn(around.plans, { handle, currency: subscription.currency_code }),
    payment: paymentMethod?.localized_label ?? null,
    ...placeOf(around.addresses, delivery_address_uuid),
    current: current && boxOf(current),
    next: next && boxOf(next),
    upcoming: upcoming.map(boxOf),
    resumesOn: datesAfterPause(waiting, around.today)[0] ?? null,
  }
}

type Numbered = Installment & { number: number | null }

const boxOf = ({ id, number, scheduled_date: date, status, billing_status }: Numbered): ClubBox => ({
  ...{ id, number, date, status },
  isUnpaid: billing_status === 'error',
})

type Priced = { handle: string; currency: Currency }

function priceIn(plans: readonly SubscriptionPlan[], { handle, currency }: Priced): Money | null {
  const boxes = plans.flatMap(({ installments }) => installments)
  const box = boxes.find(({ id, currency_code }) => id === handle && currency_code === currency)
  return box ? { amountCents: box.price, currency } : null
}

function placeOf(addresses: readonly Address[], uuid: string | null) {
  const address = uuid === null ? addresses[0] : addresses.find((each) => each.uuid === uuid)
  return { to: address ? `${address.line1}, ${address.city}` : null, addressUuid: address?.uuid ?? null }
}

/** Of the boxes' pages only what the club says. */
export const clubBoxes = (pages: readonly (ReadingBoxPage | null)[]): ClubBoxes =>
  Object.fromEntries(
    pages.flatMap((page) => {
      if (!page) return []
      const { handle, title, ageRange, longDescription: text, band, pictures, includes } = page
      const words = { title, ageRange, text, band, picture: pictures[0] ?? null, inside: includes[0]?.picture ?? null }
      return [[handle, words]]
    }),
  )
