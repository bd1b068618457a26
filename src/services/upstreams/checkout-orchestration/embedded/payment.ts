import { and, eq, inArray, lt } from 'drizzle-orm'
import { isLuhnValid } from '~/services/domain/payment/card.rules'
import { LEASE_SECONDS, whileLeased } from '~/services/platform/database/lease'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { Card } from '../checkout-orchestration.contract'
import { readFamily, refuseFullAccount, refuseKitTwice, refuseSecondSubscription } from './account'
import { type ChargeRow, type Invoice, invoices } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { createFulfilment } from './fulfilment'
import type { Gateway } from './gateway'
import { newGiftCode } from './gift-code'
import { totalsOfInvoice } from './invoice-view'
import { alive, find } from './invoices'

/** What is paying is renewed for as long as a payment may take: what is not died with its process. */
const ABANDONED_MS = LEASE_SECONDS * 1000
const LONGEST_MS = 7000
const AT_ONCE = 20

type Paying = { uuid: string; key: string; card: Card; total: number }

type Payments = {
  /**
   * Charges once and writes the order. The answer is `confirmed`, or `paid` while another service keeps the order
   * waiting. Throws 402 where the card is not taken, and 409 while another key is paying.
   */
  complete(paying: Paying): Promise<Invoice>
  /** Goes on with what a crash or an outage left behind; how many it was. */
  resume(): Promise<number>
}

type Deps = CheckoutDeps & { gateway: Gateway }

/** From an open invoice to an order, resumable after every step (docs/decisions/0009-checkout-saga.md). */
export function createPayments(deps: Deps): Payments {
  const { fulfil } = createFulfilment(deps)
  return {
    async complete(paying) {
      if (!isLuhnValid(paying.card.number)) throw new ServiceRefusal(422, 'invalid')
      const found = await find(deps, paying.uuid)
      const known = found.payKey !== paying.key && isAbandoned(deps, found) ? await recover(deps, found) : found
      if (known.status === 'open') await Promise.all([refuseSoldOut(deps, known), refuseNoRoom(deps, known)])
      const claimed = await claim(deps, paying)
      const settled = claimed.status === 'paying' ? await pay(deps, claimed, paying) : claimed
      return fulfil(settled)
    },
    async resume() {
      const isUnfinished = and(inArray(invoices.status, ['paying', 'paid']), lt(invoices.payingAt, lastBeat(deps)))
      const oldest = deps.db.select().from(invoices).where(isUnfinished).orderBy(invoices.payingAt)
      const rows = await oldest.limit(AT_ONCE)
      for (const row of rows) await fulfil(row.status === 'paying' ? await recover(deps, row) : row)
      return rows.length
    },
  }
}

/** Looked at again before money moves: since the checkout was started somebody else may have bought the last one. */
async function refuseSoldOut({ priced }: Deps, { lines, locale }: Invoice) {
  const sold = lines.filter(({ kind }) => kind !== 'addOn')
  const found = await priced(
    sold.map(({ sku }) => sku),
    locale,
  )
  if (!found.ok) throw new ServiceRefusal(503, 'catalogue')
  const isInStock = ({ sku, quantity }: Invoice['lines'][number]) =>
    found.value.some((one) => one.sku === sku && one.isAvailable && quantity <= (one.left ?? quantity))
  if (!sold.every(isInStock)) throw new ServiceRefusal(422, 'outOfStock')
}

async function refuseNoRoom(deps: Deps, { userUuid, payload, shippingAddress: address }: Invoice) {
  if (!userUuid) return
  const child = payload.subscriptions[0]?.child ?? null
  const family = await readFamily(deps, userUuid)
  refuseFullAccount(family, { child, address })
  if (!child) return
  await refuseSecondSubscription(deps, { userUuid, family, child })
  await refuseKitTwice(deps, { userUuid, family, child, anchor: payload.subscriptions[0]?.starting_kit_anchor })
}

const lastBeat = ({ clock }: Deps) => new Date(clock.now() - ABANDONED_MS).toISOString()

/** Another key than that of the process which died need not wait for the job. */
const isAbandoned = (deps: Deps, { status, payingAt }: Invoice) =>
  status === 'paying' && payingAt !== null && payingAt < lastBeat(deps)

const intentOf = ({ uuid }: Pick<Invoice, 'uuid'>, key: string) => `${uuid}:${key}`

/** The invoice, from now on that key's alone; as it is where the same key comes again. */
async function claim({ db, clock, gateway }: Deps, { uuid, key, total }: Paying): Promise<Invoice> {
  const failure = await gateway.failureOf(intentOf({ uuid }, key))
  if (failure) throw new ServiceRefusal(402, failure)
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invoices).where(eq(invoices.uuid, uuid)).for('update')
    if (!row) throw new ServiceRefusal(404, 'notFound')
    if (row.payKey === key) return row
    if (row.status === 'confirmed') throw new ServiceRefusal(409, 'notOpen')
    if (row.status !== 'open') throw new ServiceRefusal(409, 'running')
    refuseUnready(alive(row, clock.now()), total)
    const [claimed] = await tx
      .update(invoices)
      .set({
        status: 'paying',
        payKey: key,
        payingAt: new Date(clock.now()).toISOString(),
        attempts: row.attempts + 1,
        paymentFailure: null,
      })
      .where(eq(invoices.uuid, uuid))
      .returning()
    return claimed ?? row
  })
}

function refuseUnready(invoice: Invoice, total: number) {
  const { needsAccount, needsShipping, userUuid, email, shippingAddress, billingAddress, deliveryMethod } = invoice
  if (needsAccount && !userUuid) throw new ServiceRefusal(422, 'needsAccount')
  const hasAddress = needsShipping ? shippingAddress && deliveryMethod : billingAddress
  if (!email || !hasAddress) throw new ServiceRefusal(422, 'incomplete')
  if (totalsOfInvoice(invoice).total !== total) throw new ServiceRefusal(422, 'totalChanged')
}

/** By what the gateway knows the payment of an invoice. */
export const chargeOf = (invoice: Invoice) => {
  const intent = intentOf(invoice, invoice.payKey ?? '')
  const { total: amount } = totalsOfInvoice(invoice)
  return { key: `${intent}:${invoice.attempts}`, intent, amount, currency: invoice.currency }
}

async function pay(deps: Deps, invoice: Invoice, { card }: Paying): Promise<Invoice> {
  const isOurs = and(eq(invoices.uuid, invoice.uuid), isThisPayment(invoice))
  const renew = async () => {
    const payingAt = new Date(deps.clock.now()).toISOString()
    return (await deps.db.update(invoices).set({ payingAt }).where(isOurs).returning()).length > 0
  }
  const held = { renew, since: performance.now(), forMs: LONGEST_MS }
  const charge = await whileLeased(held, () => deps.gateway.charge({ ...chargeOf(invoice), card }))
  const settled = await settle(deps, invoice, charge)
  if (charge.outcome === 'charged') return settled
  throw charge.outcome === 'voided' ? new ServiceRefusal(409, 'running') : new ServiceRefusal(402, charge.outcome)
}

/** The card is gone with its request: what was charged counts, what was not never will be. */
async function recover(deps: Deps, invoice: Invoice): Promise<Invoice> {
  return settle(deps, invoice, await deps.gateway.settleOrVoid(chargeOf(invoice)))
}

const isThisPayment = ({ attempts }: Invoice) => and(eq(invoices.status, 'paying'), eq(invoices.attempts, attempts))

/** A second call finds it settled. */
async function settle({ db }: Deps, invoice: Invoice, { outcome, card }: ChargeRow): Promise<Invoice> {
  const isGift = invoice.payload.gifts.length > 0
  const change =
    outcome === 'charged'
      ? { status: 'paid' as const, card, giftCode: isGift ? newGiftCode() : null }
      : { status: 'open' as const, payKey: null, paymentFailure: outcome === 'voided' ? null : outcome }
  await db
    .update(invoices)
    .set(change)
    .where(and(eq(invoices.uuid, invoice.uuid), isThisPayment(invoice)))
  return find({ db }, invoice.uuid)
}
