import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BoxChange, ChangeableBox, ChangeableBoxes } from '~/services/domain/changes/box-change'
import { afterBoxChange } from '~/services/domain/changes/box-change.rules'
import { type CivilDate, isCountedFrom, shopDay } from '~/services/domain/dates/civil-date'
import { afterEvent, type ItemEvent, installmentStatusOf } from '~/services/domain/subscriptions/process.rules'
import type { InstallmentStatus } from '~/services/domain/subscriptions/vocabulary'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { NewReadingChange } from '../reading-changes.contract'
import { keepReason } from './changing'
import { WAITING } from './new-items'
import { noteChange } from './notices'
import { ownReading } from './pausing'
import {
  type ItemRow,
  items,
  type NoticeRow,
  type ReadingRow,
  readingSubscriptions,
} from './subscription-manager.tables'
import { readingView } from './subscription-view'

/** `owner` null: our own server, for anybody. */
type Changing = { db: Db; clock: Clock; id: string; owner: string | null; change: BoxChange | NewReadingChange }
type Changed = Pick<ReadingRow, 'id' | 'status'>

/**
 * Makes a change in one transaction, as box-change.rules.ts says it; 422 with its reason where it is not made. Null for
 * what does not exist or is somebody else's.
 */
export function changeReading({ db, clock, id, owner, change }: Changing): Promise<Changed | null> {
  return db.transaction(async (tx) => {
    const row = await ownReading(tx, { id, owner })
    if (!row) return null
    const own = await tx.select().from(items).where(eq(items.subscriptionId, id)).orderBy(items.position).for('update')
    const now = changeable(row, own)
    const today = shopDay(clock.now())
    const after = afterBoxChange(now, change, today)
    if (!after.ok) throw new ServiceRefusal(after.error === 'notFound' ? 404 : 422, after.error)
    if (after.value === now) return row
    const awaitsFirstCharge = row.awaitsFirstCharge || change.kind === 'reactivateBoxes'
    await write(tx, { row, own, after: after.value, today, awaitsFirstCharge })
    if (change.kind === 'cancelBoxes' && 'reason' in change) await keepReason(tx, { uuid: id, clock, change })
    const kind = NOTICES[change.kind]
    if (kind) await noteChange(tx, { subscriptionId: id, kind, of: 'boxes', changedOn: today })
    return { id, status: after.value.status }
  })
}

/** Of what a letter is written. */
const NOTICES: Partial<Record<BoxChange['kind'], NoticeRow['kind']>> = { pause: 'paused', cancelBoxes: 'cancelled' }

/** As its wire shows it. */
const changeable = (row: ReadingRow, own: readonly ItemRow[]): ChangeableBoxes => ({
  status: row.status,
  isPausable: row.isPausable,
  from: row.orderedOn,
  boxes: readingView(row, own).installments.map(
    ({ id: uuid, scheduled_date: date, original_scheduled_date: planned, ...box }): ChangeableBox => ({
      ...{ uuid, date, planned, status: box.status },
      isUnpaid: box.billing_status === 'error',
      isPacked: box.process_status === 'shipment_preparation',
    }),
  ),
})

/** What brings a box there. One that is paused waits as it is: its subscription says so. */
const EVENTS: Partial<Record<InstallmentStatus, ItemEvent>> = {
  skipped: 'SKIP',
  scheduled: 'KEEP',
  cancelled: 'CANCEL',
}

type Writing = {
  row: ReadingRow
  own: readonly ItemRow[]
  after: ChangeableBoxes
  today: CivilDate
  awaitsFirstCharge: boolean
}

/** What is another than before, and what is new. */
async function write(tx: Db, { row, own, after, today, awaitsFirstCharge }: Writing) {
  for (const item of own) {
    const to = after.boxes.find(({ uuid }) => uuid === item.uuid)?.status ?? 'paused'
    const event = to === installmentStatusOf(item.processStatus) ? undefined : EVENTS[to]
    if (event)
      await tx
        .update(items)
        .set(steppedBy(item, event, today))
        .where(eq(items.uuid, item.uuid))
  }
  const added = after.boxes.filter(({ uuid }) => uuid === null)
  const from = Math.max(-1, ...own.map(({ position }) => position)) + 1
  if (added.length > 0)
    await tx.insert(items).values(added.map(({ date }, index) => newBox({ row, date, position: from + index, today })))
  // boxes that are laid out later follow these
  const [first] = added
  const orderedOn = first && !isCountedFrom(first.date, row.orderedOn) ? first.date : row.orderedOn
  await tx
    .update(readingSubscriptions)
    .set({ status: after.status, orderedOn, awaitsFirstCharge })
    .where(eq(readingSubscriptions.id, row.id))
}

function steppedBy({ processStatus, billingStatus }: ItemRow, event: ItemEvent, today: CivilDate) {
  const after = afterEvent({ process_status: processStatus, billing_status: billingStatus }, event)
  return { processStatus: after.process_status, steppedOn: today }
}

type Place = { row: ReadingRow; date: CivilDate; position: number; today: CivilDate }

const newBox = ({ row, date, position, today }: Place): ItemRow => ({
  ...WAITING,
  ...{ uuid: randomUUID(), kind: 'reading', subscriptionId: row.id, position, anchor: row.planAnchor },
  ...{ scheduledDate: date, originalDate: date, billingStatus: 'awaiting_payment', scheduledType: 'scheduled' },
  ...{ orderId: null, hasBooks: false, steppedOn: today },
})
