import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { shopDay } from '~/services/domain/dates/civil-date'
import { isServed } from '~/services/domain/delivery/delivery.rules'
import { localeOfCode } from '~/services/domain/locale'
import type { Continuation } from '~/services/domain/plans/continuation.rules'
import { once } from '~/services/platform/wire/once'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { CheckoutChange, CheckoutPayload, CheckoutSource } from '../checkout-orchestration.contract'
import { continuationFor, readFamily, refuseForeignChild, refuseSecondSubscription } from './account'
import { type Invoice, type InvoicePayload, invoices } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { methodsOf } from './invoice-view'
import { type Bill, billOf } from './pricing'

const LIFE_MS = 24 * 3600 * 1000
/** An invoice that nobody paid names a child and an address: a week after its end it goes. */
const _KEPT_MS = 7 * LIFE_MS

type Starting = { key: string; source: CheckoutSource; payload: CheckoutPayload }
type Started = Omit<Starting, 'payload'> & { payload: InvoicePayload }

export type Invoices = {
  /** One invoice per key; the same key with another payload throws `KeyReused`. */
  start(starting: Starting): Promise<string>
  /** Throws 404 for one that is not there, and 410 for one that nobody paid in time. */
  read(uuid: string): Promise<Invoice>
  change(uuid: string, change: CheckoutChange): Promise<Invoice>
  /** A guest's invoice becomes that of somebody who signed in; somebody else's stays as it is. */
  attach(uuid: string, userUuid: string): Promise<Invoice>
}

export function createInvoices(deps: CheckoutDeps): Invoices {
  const { db, clock } = deps
  const _now = (more = 0) => new Date(clock.now() + more).toISOString()
  const read = async (uuid: string) => alive(await find(deps, uuid), clock.now())
  return {
    start: (starting) => start(deps, starting),
    read,
    async change(uuid, change) {
      const invoice = await read(uuid)
      refuseDelivery(invoice, change)
      const [changed] = await db
        .update(invoices)
        .set({ ...columnsOf(change), paymentFailure: null })
        .where(and(eq(invoices.uuid, uuid), eq(invoices.status, 'open')))
        .returning()
      if (!changed) throw new ServiceRefusal(409, 'notOpen')
      return changed
    },
    async attach(uuid, userUuid) {
      await db
        .update(invoices)
        .set({ userUuid })
        .where(and(eq(invoices.uuid, uuid), eq(invoices.status, 'open'), isNull(invoices.userUuid)))
      const invoice = await read(uuid)
      if (invoice.userUuid !== userUuid) throw new ServiceRefusal(404, 'notFound')
      return invoice
    },
  }
}

export async function find({ db }: Pick<CheckoutDeps, 'db'>, uuid: string): Promise<Invoice> {
  const [row] = await db.select().from(invoices).where(eq(invoices.uuid, uuid))
  if (!row) throw new ServiceRefusal(404, 'notFound')
  return row
}

/** What is paid for does not end. */
export function alive(invoice: Invoice, epochMs: number): Invoice {
  if (invoice.status === 'open' && Date.parse(invoice.expiresAt) <= epochMs) throw new ServiceRefusal(410, 'gone')
  return invoice
}

async function start(deps: CheckoutDeps, { key, source, payload }: Starting): Promise<string> {
  const { db, clock } = deps
  const body = { source, payload }
  const [known] = await db.select({ uuid: invoices.uuid }).from(invoices).where(eq(invoices.startKey, key))
  const continuation = known ? null : await settleChild(deps, payload)
  const bill = known ? null : await billOf({ payload, today: shopDay(clock.now()), continuation, deps })
  const work = { db, clock, scope: 'checkout.start', key, body }
  const { uuid } = await once({
    ...work,
    work: async (tx) => {
      if (!bill) throw new ServiceRefusal(410, 'gone')
      const row = newInvoice({ key, source, payload: continuing(payload, continuation) }, bill, clock.now())
      await tx.insert(invoices).values(row)
      return { uuid: row.uuid }
    },
  })
  return uuid
}

/** Whom it is for: a child of that account, and one without a subscription. Answers how its kits go on. */
async function settleChild(deps: CheckoutDeps, { user_uuid: userUuid, subscriptions }: CheckoutPayload) {
  const child = subscriptions[0]?.child
  // a checkout with a child has an account
  if (!userUuid || !child) return null
  const family = await readFamily(deps, userUuid)
  refuseForeignChild(family, child)
  await refuseSecondSubscription(deps, { userUuid, family, child })
  return continuationFor(deps, { userUuid, family, child })
}

function continuing(payload: CheckoutPayload, continuation: Continuation | null): InvoicePayload {
  const first_on = continuation?.on
  return first_on
    ? { ...payload, subscriptions: payload.subscriptions.map((each) => ({ ...each, first_on })) }
    : payload
}

function newInvoice(
  { key, source, payload }: Started,
  bill: Bill,
  epochMs: number,
): typeof invoices.$inferInsert & { uuid: string } {
  return {
    ...bill,
    uuid: randomUUID(),
    startKey: key,
    status: 'open',
    source,
    locale: payload.locale,
    currency: localeOfCode(payload.locale).currency,
    payload,
    userUuid: payload.user_uuid,
    made: {},
    createdAt: new Date(epochMs).toISOString(),
    expiresAt: new Date(epochMs + LIFE_MS).toISOString(),
  }
}

function refuseDelivery(invoice: Invoice, { shipping_address, delivery_method }: CheckoutChange) {
  const { region } = localeOfCode(invoice.locale)
  if (shipping_address && !isServed(region, shipping_address.country)) throw new ServiceRefusal(422, 'notServed')
  const isOffered = !delivery_method || methodsOf(invoice).some(({ id }) => id === delivery_method)
  if (!isOffered || (!invoice.needsShipping && shipping_address)) throw new ServiceRefusal(422, 'invalid')
}

/** Updates only the given fields: drizzle leaves out what is undefined. */
const columnsOf = (change: CheckoutChange) => ({
  email: change.email,
  phoneNumber: change.phone_number,
  shippingAddress: change.shipping_address,
  billingAddress: change.billing_address,
  deliveryMethod: change.delivery_method,
})
