import type { Changeable } from '~/services/domain/changes/change'
import { isEnding } from '~/services/domain/changes/waiting.rules'
import { type CivilDate, monthsBetween, shopDay } from '~/services/domain/dates/civil-date'
import { wordsOfChoice } from '~/services/domain/kits/customized.rules'
import type { Address } from '~/services/domain/people/address.contract'
import type { Result } from '~/services/domain/result'
import {
  editableItem,
  groupsOf,
  type ItemGroup,
  isBundled,
  isProcessed,
  isUpcoming,
  kitErrors,
  paymentScheduleKind,
  upcomingItems,
} from '~/services/domain/subscriptions/schedule.rules'
import { childPage } from '~/services/domain/subscriptions/status.rules'
import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { Child, User } from '~/services/upstreams/account-manager/account-manager.contract'
import type { DraftOrder } from '~/services/upstreams/order-manager/order-manager.contract'
import type {
  DatedItem,
  DatedSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { anotherCustomization, changeableIn, isOffered, offersOf } from './changeable.rules'
import { kitCharges } from './kit-charges.rules'
import { payingWordsOf } from './paying.rules'
import type { ChildSchedule, KitGroup, Owed, Schedule, ScheduledKit, SchedulePlan } from './schedule.contract'

/** What the pictures of a product are, by their places among its assets. */
const OPEN = 0
const CLOSED = 1

type ScheduleParts<E> = {
  /** the shop's day */
  today: CivilDate
  user: Result<Pick<User, 'visibleChildren' | 'addresses'>, E>
  subscriptions: Result<DatedSubscription[], E>
  /** without them there is no preview, and that is all */
  drafts: Result<DraftOrder[], unknown>
}

/** The schedule from what three services answered, or what the first of them was refused with. */
export function scheduleFrom<E>({ today, user, subscriptions, drafts }: ScheduleParts<E>): Result<Schedule, E> {
  if (!user.ok) return user
  if (!subscriptions.ok) return subscriptions
  const around = { today, addresses: user.value.addresses, drafts: drafts.ok ? drafts.value : [] }
  return {
    ok: true,
    value: {
      today,
      children: user.value.visibleChildren.map((child) => childSchedule(child, subscriptions.value, around)),
    },
  }
}

type Around = { today: CivilDate; addresses: Address[]; drafts: DraftOrder[] }

/** E-53: what a child's page is, and the subscription behind it. */
function childSchedule(child: Child, subscriptions: DatedSubscription[], around: Around): ChildSchedule {
  const page = childPage(subscriptions, child, around.today)
  const { uuid, name, birthday } = child
  const ageMonths = birthday > around.today ? null : monthsBetween(birthday, around.today)
  const who = {
    uuid,
    name,
    ageMonths,
    page: page.state,
    nextKit: 'nextKit' in page ? (page.nextKit?.anchor ?? null) : null,
  }
  if (page.state === 'none') return { ...who, isDefault: false, ...NO_KITS, plan: null, gifts: [] }
  const { subscription, others } = page
  const changeable = (own: DatedSubscription) => changeableIn(own, { child, subscriptions })
  return {
    ...who,
    isDefault: [subscription, ...others].some((each) => each.isDefaultSelectedSubscription),
    ...kitsOf(page, { ...around, changeable }),
    plan: planOf(subscription, { ...around, changeable }),
    gifts: others.map((gift) => planOf(gift, { ...around, changeable })),
  }
}

const NO_KITS = { current: null, underWay: [], owed: null, next: [], upcoming: [], total: null }

type OfChild = Around & { changeable: (own: DatedSubscription) => Changeable }

type Running = { subscription: DatedSubscription; others: DatedSubscription[] }

/** The kits of everything that runs for a child, in one row (decided: E-107). */
function kitsOf({ subscription, others }: Running, { drafts, today, changeable }: OfChild) {
  const all = [subscription, ...others]
  const [soonest] = upcomingItems(all.flatMap(({ scheduled_items }) => scheduled_items))
  const owner = all.find(({ scheduled_items }) => scheduled_items.some((item) => item === soonest))
  const draft = drafts.find(({ metadata }) => metadata.subscription_uuid === owner?.uuid) ?? null
  const items = all.flatMap(({ scheduled_items }) => scheduled_items)
  const { current, past, next, upcoming } = groupsOf(items, draft?.metadata.item_uuids)
  const charges = new Map(all.flatMap((each) => [...kitCharges(each)]))
  const kits: Kits = {
    charges,
    movable: new Map(all.flatMap(movableOf)),
    skips: new Map(all.flatMap((each) => skipsOf(each, { now: changeable(each), today }))),
    choices: new Set(all.flatMap((each) => choicesOf({ now: changeable(each), today }))),
    gifts: new Map(others.flatMap((gift) => gift.scheduled_items.map(({ uuid }) => [uuid, gift.uuid]))),
  }
  const shown = (group: ItemGroup<DatedItem>) => groupOf(group, kits)
  return {
    current: current && shown(current),
    underWay: past
      .filter(({ items: kits }) => !kits.every(hasArrived))
      .toReversed()
      .map(shown),
    owed: owedFor(items, charges),
    next: next.map(shown),
    upcoming: upcoming.map(shown),
    total: draft && { amountCents: draft.total_price, currency: draft.currency_code },
  }
}

const hasArrived = ({ process_status }: DatedItem) => process_status === 'completed'
const isHeldUp = ({ process_status }: DatedItem) => process_status === 'error'

/** Of the first currency, where there are several. */
function owedFor(items: readonly DatedItem[], charges: Kits['charges']): Owed | null {
  const open = items.filter((item) => isHeldUp(item) && item.billing_status === 'error')
  const own = open.flatMap(({ uuid }) => charges.get(uuid) ?? []).filter((charge) => charge.kind === 'own')
  return own.reduce<Owed | null>((all, { sum, kits }) => {
    if (!all) return { sum, kits }
    if (all.sum.currency !== sum.currency) return all
    return { sum: { ...sum, amountCents: all.sum.amountCents + sum.amountCents }, kits: all.kits + kits }
  }, null)
}

/** By the kits' ids: what is charged, of which subscription it is the next one, whether it can be skipped or chosen for, and its gift. */
type Kits = {
  charges: ReturnType<typeof kitCharges>
  movable: ReadonlyMap<string, string>
  skips: ReadonlyMap<string, 'skip' | 'keep'>
  choices: ReadonlySet<string>
  gifts: ReadonlyMap<string, string>
}

/** of each subscription the first kit that waits. */
function movableOf({ uuid, scheduled_items }: DatedSubscription): [string, string][] {
  const item = editableItem(scheduled_items)
  return item ? [[item.uuid, uuid]] : []
}

/** kits that can be skipped, and those that come after all if that is taken back. */
function skipsOf({ scheduled_items }: DatedSubscription, { now, today }: { now: Changeable; today: CivilDate }) {
  return upcomingItems(scheduled_items).flatMap(({ uuid: item, process_status }): [string, 'skip' | 'keep'][] => {
    const kind = process_status === 'skip_requested' ? 'keep' : 'skip'
    return isOffered(now, { kind, item }, today) ? [[item, kind]] : []
  })
}

/** kits in which something else could come. */
const choicesOf = ({ now, today }: { now: Changeable; today: CivilDate }) =>
  now.items.flatMap((kit) => {
    const customization = anotherCustomization(kit)
    const { uuid: item } = kit
    return item && customization && isOffered(now, { kind: 'customize', item, customization }, today) ? [item] : []
  })

function groupOf({ key, isDraft, items }: ItemGroup<DatedItem>, of: Kits): KitGroup {
  const [first] = items
  if (!first) throw new Error(`the group ${key} is empty`)
  return {
    key,
    isDraft,
    isBundled: isBundled({ items }),
    date: first.scheduled_date,
    kits: items.map((item) => kitOf(item, of)),
  }
}

const kitOf = (item: DatedItem, { charges, movable, skips, choices, gifts }: Kits): ScheduledKit => ({
  uuid: item.uuid,
  anchor: item.product.anchor,
  name: item.product.name,
  ageRange: item.product.display_age_range,
  date: item.scheduled_date,
  process: item.process_status,
  billing: item.billing_status,
  // bookBundleProduct is what could go with it
  hasBooks: item.scheduled_addons.some(({ addon_kind }) => addon_kind === 'books_addon'),
  errors: kitErrors(item),
  gift: gifts.get(item.uuid) ?? null,
  charge: charges.get(item.uuid) ?? null,
  movableIn: movable.get(item.uuid) ?? null,
  skipChange: skips.get(item.uuid) ?? null,
  chosen: wordsOfChoice(item.product, item.customization),
  canChoose: choices.has(item.uuid),
  pictures: { open: assetOf(item, OPEN), closed: assetOf(item, CLOSED) },
})

const assetOf = ({ product }: DatedItem, place: number) =>
  product.assets.find(({ sort_order }) => sort_order === place)?.uri ?? product.assets[0]?.uri ?? null

const SENT: readonly ProcessStatus[] = ['shipping', 'completed']

function planOf(subscription: DatedSubscription, { addresses, today, changeable }: OfChild): SchedulePlan {
  const { scheduled_items: items, delivery_address_uuid: addressUuid } = subscription
  const now = changeable(subscription)
  const address = addresses.find(({ uuid }) => uuid === addressUuid)
  const offers = offersOf(now, today)
  return {
    key: subscription.uuid,
    kind: paymentScheduleKind(subscription),
    paying: payingWordsOf(subscription),
    since: shopDay(Date.parse(subscription.created_at)),
    sent: items.filter(({ process_status }) => SENT.includes(process_status)).length,
    count: items.filter((item) => isProcessed(item) || isUpcoming(item)).length,
    laidOutFor: offers.includes('followAge') ? now.laidOutFor : null,
    language: now.language,
    hasBooks: now.hasBooks,
    isEnding: isEnding(now),
    offers,
    to: address ? `${address.line1}, ${address.city}` : null,
    addressUuid: address?.uuid ?? null,
  }
}
