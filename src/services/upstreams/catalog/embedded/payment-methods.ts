import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '~/services/domain/locale'
import { paymentLabel } from '~/services/domain/payment/payment-label.rules'
import type { PaymentMethod } from '~/services/domain/payment/payment-method.contract'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { ChargedMethod, NewPaymentMethod, PaymentMethodChange } from '../catalog.contract'
import { paymentMethods } from './catalog.tables'

const MOST_METHODS = 50

type OfUser = { userUuid: string; language: Language }

/** How a person pays, the primary one first. */
export async function paymentMethodsOf(db: Db, { userUuid, language }: OfUser): Promise<PaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userUuid, userUuid))
    .orderBy(desc(paymentMethods.isPrimary), desc(paymentMethods.createdAt), paymentMethods.uuid)
    .limit(MOST_METHODS)
  return rows.map((row) => methodOf(row, language))
}

/** The primary way to pay with the gateway's token, for our own server alone; null for who pays in no way yet. */
export async function chargedMethodOf(db: Db, { userUuid, language }: OfUser): Promise<ChargedMethod | null> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userUuid, userUuid), paymentMethods.isPrimary))
  if (!row) return null
  const method = methodOf(row, language)
  return { ...method, gateway_token: method.is_credit ? null : row.gatewayToken }
}

type Adding = { tx: Db; clock: Clock; method: NewPaymentMethod }

/** A new way to pay becomes the primary one; the same token again is no second one. Inside the transaction of its key. */
export async function addPaymentMethod({ tx, clock, method }: Adding): Promise<PaymentMethod> {
  const { user_uuid: userUuid, brand, last4, gateway_token: gatewayToken, billing_address_uuid } = method
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment methods ${userUuid}`}::text, 0))`)
  await tx
    .update(paymentMethods)
    .set({ isPrimary: false })
    .where(and(eq(paymentMethods.userUuid, userUuid), paymentMethods.isPrimary))
  const row = {
    uuid: randomUUID(),
    userUuid,
    source: { kind: 'card' as const, brand, last4 },
    gatewayToken,
    billingAddressUuid: billing_address_uuid,
    isPrimary: true,
    createdAt: new Date(clock.now()).toISOString(),
  }
  const [kept = row] = await tx
    .insert(paymentMethods)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentMethods.userUuid, paymentMethods.gatewayToken],
      set: { isPrimary: true, source: row.source, billingAddressUuid: billing_address_uuid },
    })
    .returning()
  return methodOf(kept, 'en')
}

type Changing = { uuid: string; change: PaymentMethodChange }

/** Whose it is stands in the query itself; null for what does not exist or is somebody else's. */
export async function changePaymentMethod(db: Db, { uuid, change }: Changing): Promise<PaymentMethod | null> {
  const { user_uuid: userUuid, card, billing_address_uuid: billingAddressUuid } = change
  const which = and(eq(paymentMethods.uuid, uuid), eq(paymentMethods.userUuid, userUuid))
  const columns = {
    ...(card && {
      source: { kind: 'card' as const, brand: card.brand, last4: card.last4 },
      gatewayToken: card.gateway_token,
    }),
    ...(billingAddressUuid && { billingAddressUuid }),
  }
  if (Object.keys(columns).length > 0) await db.update(paymentMethods).set(columns).where(which)
  const [row] = await db.select().from(paymentMethods).where(which)
  return row ? methodOf(row, 'en') : null
}

const methodOf = (row: typeof paymentMethods.$inferSelect, language: Language): PaymentMethod => ({
  uuid: row.uuid,
  is_primary: row.isPrimary,
  localized_label: paymentLabel(row.source, language),
  billing_address_uuid: row.billingAddressUuid,
  is_credit: row.source.kind === 'credit',
})
