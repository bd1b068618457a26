import { eq } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { type Gift, invoices } from './checkout.tables'

/** The first name of whoever paid for a gift; null where the invoice does not say it. */
export async function giverOf(db: Db, { invoiceUuid }: Gift): Promise<string | null> {
  const [bought] = await db
    .select({ address: invoices.billingAddress })
    .from(invoices)
    .where(eq(invoices.uuid, invoiceUuid))
  return bought?.address?.first_name || null
}
