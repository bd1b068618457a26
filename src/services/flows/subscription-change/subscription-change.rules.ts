import { isBoxChange } from '~/services/domain/changes/box-change'
import { ADVANCES, type Changeable, type SubscriptionChange } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { ok, refused } from '~/services/domain/result'
import { editableItem, upcomingItems } from '~/services/domain/subscriptions/schedule.rules'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import {
  anotherAdvance,
  anotherCustomization,
  anotherLanguage,
  changeableIn,
  isOffered,
} from '~/services/flows/schedule/changeable.rules'
import type { Child } from '~/services/upstreams/account-manager/account-manager.contract'
import type { DatedSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { firstBefore, isBegun, isChanged, isLeftOut, kitsIn, shownOf } from './changing-kits.rules'
import { owedOf, rechargeOf } from './planned-charges.rules'
import type {
  AdvanceOffer,
  CancelOffer,
  ChangeObstacle,
  ChangeOf,
  ChangingKit,
  DatedCharge,
  PlannedChangeAnswer,
  PlannedOption,
} from './subscription-change.contract'

type Known = {
  today: CivilDate
  children: readonly Child[]
  subscriptions: readonly DatedSubscription[]
  paying: Paying
}

/** What leaves the kits as they are paid, and changes the sum of a payment. */
const RECHARGING: readonly ChangeOf['action'][] = ['skip', 'addBooks', 'cancelBooks', 'followAge']

/** A change as it would be made today, of what a person has; `notFound` for what is not theirs. */
export function plannedChange({ today, children, subscriptions, paying }: Known, asked: ChangeOf): PlannedChangeAnswer {
  const own = subscriptions.find(({ uuid }) => uuid === asked.subscription)
  const child = children.find(({ uuid }) => uuid === own?.child_uuid)
  const now = own && child && changeableIn(own, { child, subscriptions })
  const change = now && changeIn(now, asked, today)
  if (!own || !child || !change) return refused({ kind: 'notFound' })
  const after = afterChange(now, change, today)
  const then = after.ok ? after.value : now
  const recharge = RECHARGING.includes(asked.action) ? rechargeOf(own, now, then) : null
  const all = kitsIn(own, now, then)
  const keys = [asked.item, followerOf(all, asked.item), recharge?.now.lastKey ?? null]
  const kits = change.kind === 'followAge' ? followingKits(all, keys) : shownOf(all, keys)
  return ok({
    ...{ kind: change.kind, today, childUuid: child.uuid, childName: child.name, language: now.language },
    advance: now.advance,
    advances: change.kind === 'prepay' ? advancesOf(own, now, today) : [],
    from: change.kind === 'extendGift' ? change.from : null,
    ...{ paying, recharge, owed: owedOf(own, now, then) },
    options: change.kind === 'customize' ? optionsIn(own, asked.item) : [],
    obstacle: obstacleIn(now, after) ?? (change.kind === 'extendGift' && !paying.method?.label ? 'noMethod' : null),
    offers: change.kind === 'cancel' ? offersInstead(own, now, today) : [],
    kits,
    kitKey: asked.item,
    picture: pictureOf(
      own,
      kits.find((kit) => (asked.item ? kit.key === asked.item : isBegun(kit) || isChanged(kit))),
    ),
  })
}

/** Where several no longer come: the first ones that do, and all the others, which are named. */
function followingKits(kits: readonly ChangingKit[], keys: readonly (string | null)[]): ChangingKit[] {
  const coming = kits.filter((kit) => !isLeftOut(kit))
  const spokenOf = [coming.find(isBegun), firstBefore(kits)].map((kit) => kit?.key ?? null)
  return [...shownOf(coming, [...keys, ...spokenOf]), ...kits.filter(isLeftOut)]
}

/** The kit that comes in place of that one, or after it. */
function followerOf(kits: readonly ChangingKit[], item: string | null): string | null {
  const at = kits.findIndex(({ key }) => key === item)
  return (at < 0 ? undefined : kits.slice(at + 1).find(({ after }) => after.comes))?.key ?? null
}

function changeIn(
  now: Changeable,
  { action, item, from = null }: ChangeOf,
  today: CivilDate,
): SubscriptionChange | null {
  if (action === 'language') return { kind: 'language', language: anotherLanguage(now) }
  if (action === 'prepay') return { kind: 'prepay', kits: anotherAdvance(now) }
  if (action === 'extendGift') return goingOn(now, from, today)
  if (isBoxChange(action)) return null
  if (action !== 'skip' && action !== 'customize') return { kind: action }
  const kit = now.items.find(({ uuid }) => uuid === item)
  if (!kit || item === null) return null
  if (action === 'customize') return { kind: 'customize', item, customization: anotherCustomization(kit) ?? {} }
  return { kind: kit.process_status === 'skip_requested' ? 'keep' : 'skip', item }
}

/** with the kit that the address names, if it is one that follows. */
function goingOn(now: Changeable, from: string | null, today: CivilDate): SubscriptionChange {
  const named = { kind: 'extendGift', from } as const
  return afterChange(now, named, today).ok ? named : { kind: 'extendGift', from: null }
}

/** what that kit asks, and what comes in it now. */
function optionsIn({ scheduled_items }: DatedSubscription, item: string | null): PlannedOption[] {
  const kit = scheduled_items.find(({ uuid }) => uuid === item)
  return (kit?.product.customizable_options ?? []).map(
    ({ option_name: name, option_prompt: prompt, option_values }) => ({
      ...{ name, prompt },
      values: option_values.map(({ value, localized_label: label, image_uri: picture }) => ({
        ...{ value, label, picture, isNow: kit?.customization[name] === value },
      })),
    }),
  )
}

/** What can be done today, each with the kit that it begins with. */
function offersInstead(own: DatedSubscription, now: Changeable, today: CivilDate): CancelOffer[] {
  const waiting = upcomingItems(own.scheduled_items)
  const skipped = waiting.find(({ uuid: item }) => isOffered(now, { kind: 'skip', item }, today))
  const moved = editableItem(own.scheduled_items)
  const unpaid = waiting.find(({ billing_status }) => billing_status === 'awaiting_payment')
  const offers: (CancelOffer | false | null | undefined)[] = [
    isOffered(now, { kind: 'cancelBooks' }, today) && unpaid && { kind: 'cancelBooks', item: unpaid.uuid },
    skipped && { kind: 'skip', item: skipped.uuid },
    moved && { kind: 'move', item: moved.uuid },
  ]
  return offers.filter((offer) => !!offer)
}

/** how many kits the next charge could pay, that of now among them, and what each comes to. */
function advancesOf(own: DatedSubscription, now: Changeable, today: CivilDate): AdvanceOffer[] {
  const alone = chargesIn(kitsIn(own, now, { ...now, advance: 1 }))
  return ADVANCES.flatMap((kits) => {
    const after = afterChange(now, { kind: 'prepay', kits }, today)
    const planned = after.ok ? kitsIn(own, now, after.value) : []
    const [charge, next = null] = chargesIn(planned)
    if (!charge) return []
    const amountCents = alone.slice(0, kits).reduce((all, { sum }) => all + sum.amountCents, 0)
    const oneByOne = { ...charge.sum, amountCents }
    return [{ kits, charge, oneByOne, after: next, standing: shownOf(planned, []) }]
  })
}

const chargesIn = (kits: readonly ChangingKit[]): DatedCharge[] =>
  kits.flatMap(({ date, after: { sum } }) => (sum ? [{ date, sum }] : []))

function obstacleIn(now: Changeable, after: ReturnType<typeof afterChange>): ChangeObstacle | null {
  if (after.ok) return after.value === now ? 'done' : null
  return after.error === 'notFound' ? 'tooLate' : after.error
}

/** Closed, as it leaves the shop. */
const CLOSED = 1

function pictureOf({ scheduled_items }: DatedSubscription, kit: ChangingKit | undefined): string | null {
  const assets = scheduled_items.find(({ product }) => product.anchor === kit?.anchor)?.product.assets ?? []
  return (assets.find(({ sort_order }) => sort_order === CLOSED) ?? assets[0])?.uri ?? null
}
