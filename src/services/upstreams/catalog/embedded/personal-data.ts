import { eq } from 'drizzle-orm'
import { paymentLabel } from '~/services/domain/payment/payment-label.rules'
import type { Db } from '~/services/platform/database/database.server'
import type { PaymentData } from '../personal-data.contract'
import { creditDraws, paymentMethods } from './catalog.tables'
import { creditsOf } from './credits'

/** All that is kept of how a person pays. */
export async function paymentDataOf(db: Db, userUuid: string): Promise<PaymentData> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.userUuid, userUuid))
    .orderBy(paymentMethods.createdAt)
  const draws = await db
    .select()
    .from(creditDraws)
    .where(eq(creditDraws.userUuid, userUuid))
    .orderBy(creditDraws.createdAt)
  return {
    payment_methods: rows.map(({ uuid, source, isPrimary, billingAddressUuid, createdAt }) => ({
      ...{ uuid, kind: source.kind, label: paymentLabel(source, 'en') },
      brand: source.kind === 'card' ? source.brand : null,
      last4: source.kind === 'card' ? source.last4 : null,
      ...{ is_primary: isPrimary, billing_address_uuid: billingAddressUuid, created_at: createdAt },
    })),
    advocate_rewards: await creditsOf(db, userUuid),
    credit_draws: draws.map(
      ({ amountCents: amount, currency: currency_code, createdAt: drawn_at, returnedAt: returned_at }) => ({
        ...{ amount, currency_code, drawn_at, returned_at },
      }),
    ),
  }
}
