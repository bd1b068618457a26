import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Changeable, ChangeableItem } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import { startCustomization } from '~/services/domain/kits/customization.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { AskService } from '~/services/platform/wire/service-deps'
import type { NewChange } from '../subscription-changes.contract'
import { presentBirthday } from './child-birthday'
import { lockChildOf } from './child-lock'
import { type Offered, offeredWith } from './choosing'
import { coveredKits } from './covering'
import { WAITING } from './new-items'
import { noteChange } from './notices'
import { paysForKits } from './preparing'
import { settleKits } from './settling'
import { cancellations, type ItemRow, items, type SubscriptionRow, subscriptions } from './subscription-manager.tables'
import { itemsOf } from './subscriptions'

/** `owner` null: our own server, for anybody. */
type Changing = {
  db: Db
  clock: Clock
  ask: AskService
  uuid: string
  owner: string | null
  change: NewChange
}
type Changed = Pick<SubscriptionRow, 'uuid' | 'status'>

/**
 * Makes a change in one transaction, as change.rules.ts says it; 422 with its reason where it is not made. Null for what
 * does not exist or is somebody else's.
 */
export async function changeSubscription({ db, clock, ask, uuid, owner, change }: Changing): Promise<Changed | null> {
  const offered = await offeredWith({ db, ask, uuid, change })
  const birthday = await presentBirthday({ db, ask, uuid, change })
  const canPay = change.kind !== 'extendGift' || (await paysForKits({ db, ask, uuid }))
  return db.transaction(async (tx) => {
    // two gifts of one child are extended one after the other: the second finds that the first goes on
    await lockChildOf(tx, uuid)
    const row = await ownSubscription(tx, { uuid, owner })
    if (!row) return null
    const own = await lockedItems(tx, uuid)
    const now = { ...changeable(row, { own, offered, birthday }), others: await othersOf(tx, row) }
    const today = shopDay(clock.now())
    const after = afterChange(now, change, today)
    if (!after.ok) throw new ServiceRefusal(after.error === 'notFound' ? 404 : 422, after.error)
    if (after.value === now) return row
    if (!canPay) throw new ServiceRefusal(422, 'noMethod')
    const awaitsFirstCharge = row.awaitsFirstCharge || BEGINNINGS.includes(change.kind)
    await write(tx, { row, own, offered, birthday, after: after.value, today, awaitsFirstCharge })
    if (change.kind === 'cancel') {
      await keepReason(tx, { uuid, clock, change })
      await noteChange(tx, { subscriptionId: uuid, kind: 'cancelled', of: 'kits', changedOn: today })
    }
    await settleKits(tx, uuid)
    return { uuid, status: after.value.status }
  })
}

/** What is charged next after these was agreed upon with them, not with the first order (decided: E-101). */
const BEGINNINGS: readonly NewChange['kind'][] = ['reactivate', 'extendGift']

/** Whose it is stands in the query itself. */
async function ownSubscription(tx: Db, { uuid, owner }: Pick<Changing, 'uuid' | 'owner'>) {
  const isOwn = owner === null ? undefined : eq(subscriptions.userUuid, owner)
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.uuid, uuid), isOwn))
    .for('update')
  return row ?? null
}

const lockedItems = (tx: Db, uuid: string): Promise<ItemRow[]> =>
  tx.select().from(items).where(eq(items.subscriptionId, uuid)).orderBy(items.position).for('update')

/** `birthday`: the child's now; null: that of before. */
type Known = { own: readonly ItemRow[]; offered: Offered; birthday: CivilDate | null }

function changeable(row: SubscriptionRow, { own, offered, birthday }: Known): Omit<Changeable, 'others'> {
  const covered = coveredKits(own, row, ({ processStatus }) => processStatus === 'billing')
  return {
    status: row.status,
    isPartial: row.isPartial,
    isGift: row.source === 'GIFTING_ACTIVATION',
    hasBooks: row.hasBooks,
    language: row.language,
    isRenewing: row.plan === 'REPUF',
    advance: row.advance,
    birthDate: birthday ?? row.birthday,
    laidOutFor: row.birthday,
    items: own.map((item) => ({
      ...changeableItem(item),
      ...contentIn(item, { row, offered }),
      ...(covered.includes(item) && { billing_status: 'prepay' }),
    })),
  }
}

/** What is chosen is known of the kit that it is about, and asked of no other. */
function contentIn({ uuid, customization }: ItemRow, { row, offered }: { row: SubscriptionRow; offered: Offered }) {
  const options = offered.get(uuid) ?? []
  return { options, customization: startCustomization(options, { ...row.customization, ...customization }) }
}

const changeableItem = (item: ItemRow): ChangeableItem => ({
  uuid: item.uuid,
  anchor: item.anchor,
  scheduled_date: item.scheduledDate,
  process_status: item.processStatus,
  billing_status: item.billingStatus,
  hasBooks: item.hasBooks,
  options: [],
  customization: item.customization,
})

async function othersOf(tx: Db, { uuid, userUuid, childUuid }: SubscriptionRow): Promise<Changeable['others']> {
  const ofChild = and(eq(subscriptions.userUuid, userUuid), eq(subscriptions.childUuid, childUuid))
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(ofChild, ne(subscriptions.uuid, uuid)))
  const kits = await itemsOf(
    tx,
    rows.map((row) => row.uuid),
  )
  return rows.map(({ uuid: of, status, isPartial }) => ({
    ...{ status, isPartial },
    items: (kits.get(of) ?? []).map(changeableItem),
  }))
}

type Writing = Known & { row: SubscriptionRow; after: Changeable; today: CivilDate; awaitsFirstCharge: boolean }

/** What is another than before, what is new, and what comes no more. */
async function write(tx: Db, { row, own, offered, after, today, awaitsFirstCharge }: Writing) {
  const { status, isPartial, hasBooks, language, advance, laidOutFor: birthday } = after
  const changes = { status, isPartial, awaitsFirstCharge, hasBooks, language, advance, birthday }
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.uuid, row.uuid))
  const gone = own.filter(({ uuid }) => !after.items.some((item) => item.uuid === uuid)).map(({ uuid }) => uuid)
  // nobody has paid them, so that no order and no payment names them
  if (gone.length > 0) await tx.delete(items).where(inArray(items.uuid, gone))
  const placed = placedIn(after.items, own)
  for (const each of placed) await writeItem(tx, { ...each, today, isChosen: offered.has(each.before?.uuid ?? '') })
  const added = placed.filter(({ before }) => !before)
  if (added.length === 0) return
  await tx.insert(items).values(added.map(({ item, position }) => newItem(item, { row, position, today })))
}

type Placed = { item: ChangeableItem; before: ItemRow | undefined; position: number }

/** Each keeps its place where that is still behind the one before it; others get one that was never given. */
function placedIn(after: readonly ChangeableItem[], own: readonly ItemRow[]): Placed[] {
  const end = Math.max(-1, ...own.map(({ position }) => position)) + 1
  let last = -1
  return after.map((item) => {
    const before = own.find(({ uuid }) => uuid === item.uuid)
    last = before && before.position > last ? before.position : Math.max(end, last + 1)
    return { item, before, position: last }
  })
}

type Stepping = Placed & { today: CivilDate; isChosen: boolean }

/** What is laid out anew has no other day than its new one. */
async function writeItem(tx: Db, { before, item, position, today, isChosen }: Stepping) {
  if (!before) return
  const { scheduled_date: date, process_status: processStatus, hasBooks } = item
  const isMoved = before.scheduledDate !== date
  const isPlaced = before.position !== position
  const isStepped = before.processStatus !== processStatus || before.hasBooks !== hasBooks
  if (!isChosen && !isMoved && !isPlaced && !isStepped) return
  const steps = {
    ...{ processStatus, hasBooks, position, steppedOn: today },
    ...(isChosen && { customization: item.customization }),
    ...(isMoved && { scheduledDate: date, originalDate: date }),
  }
  await tx.update(items).set(steps).where(eq(items.uuid, before.uuid))
}

type Place = { row: SubscriptionRow; position: number; today: CivilDate }

const newItem = (item: ChangeableItem, { row, position, today }: Place): ItemRow => ({
  ...WAITING,
  uuid: randomUUID(),
  kind: 'play_kit',
  subscriptionId: row.uuid,
  position,
  anchor: item.anchor,
  scheduledDate: item.scheduled_date,
  originalDate: item.scheduled_date,
  billingStatus: item.billing_status,
  scheduledType: 'scheduled',
  orderId: null,
  hasBooks: item.hasBooks,
  steppedOn: today,
})

type Reason = { uuid: string; clock: Clock; change: Pick<Extract<NewChange, { kind: 'cancel' }>, 'reason' | 'note'> }

export const keepReason = async (tx: Db, { uuid, clock, change: { reason, note } }: Reason) => {
  const cancelledAt = new Date(clock.now()).toISOString()
  await tx.insert(cancellations).values({ uuid: randomUUID(), subscriptionId: uuid, reason, note, cancelledAt })
}
