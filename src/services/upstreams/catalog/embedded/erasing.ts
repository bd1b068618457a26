import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { effects } from '~/services/platform/wire/wire.tables'
import { creditDraws, credits, paymentMethods } from './catalog.tables'

/** No card of this person can be charged any more. */
export const erasePayment = (db: Db, userUuid: string): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(paymentMethods)
      .where(eq(paymentMethods.userUuid, userUuid))
      .returning({ uuid: paymentMethods.uuid })
    await tx.delete(creditDraws).where(eq(creditDraws.userUuid, userUuid))
    await tx.delete(credits).where(eq(credits.userUuid, userUuid))
    const answered = sql<string>`${effects.answer} #>> '{body,uuid}'`
    const uuids = gone.map(({ uuid }) => uuid)
    await tx.delete(effects).where(and(eq(effects.scope, 'catalog external_payment_methods'), inArray(answered, uuids)))
  })
