import { inArray } from 'drizzle-orm'
import { PERSONAS, type Persona, paymentMethodOf, persona } from '~/content/seed/personas'
import type { PaymentSource } from '~/services/domain/payment/payment-label.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { credits, paymentMethods } from './catalog.tables'

/** Those who never bought anything pay in no way yet. */
const WITHOUT = ['new@', 'admin@', 'editor@']

/** How each of the others pays: between them every kind of A-132. */
const OTHERS: Record<string, PaymentSource> = {
  'cancelled@': { kind: 'paypal' },
  'finished@': { kind: 'bankDebit', bankCode: 'INGB' },
  'gift@': { kind: 'credit' },
  'billing@': { kind: 'card', brand: 'mastercard', last4: '0069' },
  'prepaid@': { kind: 'store', label: 'Playchart gift card' },
}
const USUAL: PaymentSource = { kind: 'card', brand: 'visa', last4: '4242' }

/** Adds how the people of the seed pay to a store that has never had it. */
export async function seedCatalog(db: Db, clock: Clock): Promise<void> {
  const { playchartId } = persona('parent')
  const isTheirs = inArray(
    paymentMethods.userUuid,
    PERSONAS.map((one) => one.playchartId),
  )
  const [known] = await db.select({ of: paymentMethods.userUuid }).from(paymentMethods).where(isTheirs).limit(1)
  if (known) return
  const createdAt = new Date(clock.now()).toISOString()
  const payers = PERSONAS.filter(({ email }) => !WITHOUT.some((name) => email.startsWith(name)))
  await db.transaction(async (tx) => {
    await tx.insert(paymentMethods).values(payers.map((payer) => ({ ...methodOf(payer), createdAt })))
    await tx.insert(credits).values([
      { userUuid: playchartId, advocateRewardsCents: 2000, currency: 'eur' as const },
      { userUuid: persona('gift').playchartId, advocateRewardsCents: 12_000, currency: 'eur' as const },
    ])
  })
}

const methodOf = (payer: Persona) => ({
  uuid: paymentMethodOf(payer),
  userUuid: payer.playchartId,
  source: Object.entries(OTHERS).find(([name]) => payer.email.startsWith(name))?.[1] ?? USUAL,
  // the test gateway knows by the name that this card has expired
  gatewayToken: `seed-${payer.email.startsWith('billing@') ? 'expired-' : ''}${payer.playchartId}`,
  billingAddressUuid: payer.addressUuid,
  isPrimary: true,
})
