import type { BoxChangeKind, ChangeableBoxes } from '~/services/domain/changes/box-change'
import { type CivilDate, movedByMonths } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { Currency, Money } from '~/services/domain/money/money'
import { paymentLabelIn } from '~/services/domain/payment/payment-label.rules'
import type { Address } from '~/services/domain/people/address.contract'
import { monthsAfterPause, readingBoxes, readingPage } from '~/services/domain/subscriptions/reading.rules'
import type { ReadingBoxPage } from '~/services/flows/content/kit-pages.contract'
import type { SubscriptionPlan } from '~/services/upstreams/catalog/catalog.contract'
import type {
  ReadingInstallment,
  ReadingSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { changeableBoxes, isPossible, turnOf } from './box-changes.rules'
import type { ClubBox, ClubBoxes, ClubSubscription, ReadingClub } from './reading-club.contract'
import { owedBoxes, unpaidAs } from './unpaid-boxes.rules'

type Parts = {
  /** the shop's day */
  today: CivilDate
  subscriptions: readonly ReadingSubscription[]
  addresses: readonly Address[]
  /** one for each currency; without a plan nothing is said of prices */
  plans: readonly SubscriptionPlan[]
  /** the flag erc-pause-state */
  canPause: boolean
  language: Language
}

/** The club from what three services answered. */
export const readingClubFrom = ({ today, subscriptions, ...around }: Parts): ReadingClub => ({
  today,
  subscriptions: subscriptions.map((each) => subscriptionOf(each, { today, ...around })),
})

type Around = Omit<Parts, 'subscriptions'>

function subscriptionOf(subscription: ReadingSubscription, around: Around): ClubSubscription {
  const { id, status, plan_installment_id: handle, paymentMethod, delivery_address_uuid } = subscription
  const { come, current, underWay, next, upcoming } = readingBoxes(subscription.installments, around.today)
  const shown = [...underWay, current, next, ...upcoming].map((each) => each?.id)
  const others = subscription.installments.filter((each) => !shown.includes(each.id))
  const now = changeableBoxes(subscription)
  const box = (each: Numbered) => boxOf(each, { now, today: around.today })
  const price = priceIn(around.plans, { handle, currency: subscription.currency_code })
  return {
    ...{ id, handle, come },
    page: readingPage(subscription, around.canPause),
    price,
    payment: paymentMethod && paymentLabelIn(paymentMethod.localized_label, around.language),
    ...placeOf(around.addresses, delivery_address_uuid),
    owed: owedBoxes(subscription.installments, price),
    current: current && box(current),
    underWay: underWay.map(box),
    next: next && box(next),
    upcoming: upcoming.map(box),
    others: others.map((each) => ({ id: each.id, date: each.scheduled_date })),
    can: offersOf(now, around),
    resumesOn: status === 'paused' && next ? resumedOn(next.scheduled_date, now, around) : null,
  }
}

const resumedOn = (first: CivilDate, { from }: ChangeableBoxes, { today }: Around) =>
  movedByMonths(first, monthsAfterPause({ first, today, from }), from)

type Numbered = ReadingInstallment & { number: number | null }

type Standing = { now: ChangeableBoxes; today: CivilDate }

const boxOf = (
  { id, number, scheduled_date: date, status, process_status: process, ...payment }: Numbered,
  { now, today }: Standing,
): ClubBox => ({
  ...{ id, number, date, status, process },
  unpaid: unpaidAs({ status, ...payment }),
  turn: isPossible(now, turnOf(now, id), today) ? turnOf(now, id).kind : null,
})

/** What can be done with all of its boxes (A-061, A-063, A-064, decided: E-93). */
function offersOf(now: ChangeableBoxes, { today, canPause }: Pick<Around, 'today' | 'canPause'>) {
  const can = (kind: Exclude<BoxChangeKind, 'skipBox' | 'keepBox'>) => isPossible(now, { kind }, today)
  return { pause: canPause && can('pause'), cancel: can('cancelBoxes'), reactivate: can('reactivateBoxes') }
}

type Priced = { handle: string; currency: Currency }

export function priceIn(plans: readonly SubscriptionPlan[], { handle, currency }: Priced): Money | null {
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
