import { and, asc, eq, gt } from 'drizzle-orm'
import { type LaterCharge, laterCharges, type UnpaidBox } from '~/services/domain/plans/later-charges.rules'
import type { Db } from '~/services/platform/database/database.server'
import { kitsTogether } from './covering'
import { type ItemRow, items, type SubscriptionRow } from './subscription-manager.tables'

/** A kit of a subscription, as what is charged for it is asked for. */
type ChargedKit = UnpaidBox & { uuid: string }

type Billed = Pick<SubscriptionRow, 'uuid' | 'plan' | 'prepaid' | 'currency' | 'advance'>

/** What is charged on a kit's day (decided: E-113), with the later kits that it pays; null for one that is paid. */
export async function chargeFor(db: Db, row: Billed, item: ItemRow): Promise<LaterCharge<ChargedKit> | null> {
  if (item.billingStatus === 'prepay') return null
  const isLater = and(eq(items.subscriptionId, row.uuid), gt(items.position, item.position))
  const waits = and(eq(items.processStatus, 'awaiting_process'), eq(items.billingStatus, 'awaiting_payment'))
  const of = db.select().from(items).where(and(isLater, waits))
  const many = kitsTogether(row)
  const later = many > 1 ? await of.orderBy(asc(items.position)).limit(many) : []
  return chargeOf([item, ...later], row)
}

/** The charge that begins with the first of these kits. */
export const chargeOf = (kits: readonly ItemRow[], row: Omit<Billed, 'uuid'>): LaterCharge<ChargedKit> | null =>
  chargesOf(kits, row)[0] ?? null

/** The charge of a kit that waits; null where it is paid, or goes with the payment of an earlier one that is open. */
export const chargeAmong = (own: readonly ItemRow[], row: Billed, { uuid }: ItemRow) =>
  chargesOf(own.filter(isUnpaid), row).find(({ boxes: [first] }) => first?.uuid === uuid) ?? null

const UNPAID: readonly ItemRow['billingStatus'][] = ['awaiting_payment', 'error']
const OPEN: readonly ItemRow['processStatus'][] = ['awaiting_process', 'billing', 'error']

const isUnpaid = ({ billingStatus, processStatus }: ItemRow) =>
  UNPAID.includes(billingStatus) && OPEN.includes(processStatus)

const chargesOf = (kits: readonly ItemRow[], row: Omit<Billed, 'uuid'>): LaterCharge<ChargedKit>[] =>
  laterCharges(
    kits.map(({ uuid, anchor, scheduledDate: on, hasBooks }) => ({ uuid, anchor, on, hasBooks })),
    { ...row, size: row.prepaid },
  )
