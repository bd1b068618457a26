import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { KeyReused } from '~/services/platform/wire/once'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { NewCreditDraw, NewCreditReturn } from '../catalog.contract'
import { creditDraws, credits } from './catalog.tables'

/** What friends have brought, and what is left of it; nothing where nobody was brought. */
export async function creditsOf(db: Db, userUuid: string) {
  const [row] = await db.select().from(credits).where(eq(credits.userUuid, userUuid))
  return { total_balance: row?.advocateRewardsCents ?? 0, currency_code: row?.currency ?? ('eur' as const) }
}

type Drawing = { db: Db; clock: Clock; key: string } & NewCreditDraw

/**
 * Takes from the balance once per key. The key stays with what was taken, longer than answers are kept: who bills tries again
 * until it has an answer, and may have been away for days. 402 where less is left.
 */
export async function drawCredit({ db, clock, key, draw }: Drawing): Promise<NewCreditDraw['draw']> {
  const { user_uuid: userUuid, amount: amountCents, currency_code: currency } = draw
  return db.transaction(async (tx) => {
    const row = { key, userUuid, amountCents, currency, createdAt: new Date(clock.now()).toISOString() }
    const [written] = await tx.insert(creditDraws).values(row).onConflictDoNothing().returning()
    if (!written) return knownDraw(await tx.select().from(creditDraws).where(eq(creditDraws.key, key)), draw)
    const isEnough = and(
      eq(credits.userUuid, userUuid),
      eq(credits.currency, currency),
      gte(credits.advocateRewardsCents, amountCents),
    )
    const left = { advocateRewardsCents: sql`${credits.advocateRewardsCents} - ${amountCents}` }
    const taken = await tx.update(credits).set(left).where(isEnough).returning()
    // with it goes the key
    if (taken.length === 0) throw new ServiceRefusal(402, 'insufficient_credit')
    return draw
  })
}

type Returning = { db: Db; clock: Clock } & NewCreditReturn

/** Gives back what was drawn under a key; a second time it is as it was. Null where that person drew nothing under it. */
export function returnCredit({ db, clock, credit_return: { user_uuid: userUuid, key } }: Returning) {
  const isThis = and(eq(creditDraws.key, key), eq(creditDraws.userUuid, userUuid))
  return db.transaction(async (tx) => {
    const returnedAt = new Date(clock.now()).toISOString()
    const [returned] = await tx
      .update(creditDraws)
      .set({ returnedAt })
      .where(and(isThis, isNull(creditDraws.returnedAt)))
      .returning()
    if (returned) {
      const more = { advocateRewardsCents: sql`${credits.advocateRewardsCents} + ${returned.amountCents}` }
      await tx.update(credits).set(more).where(eq(credits.userUuid, userUuid))
    }
    const [draw] = await tx.select().from(creditDraws).where(isThis)
    return draw ? { amount: draw.amountCents, currency_code: draw.currency } : null
  })
}

function knownDraw([known]: (typeof creditDraws.$inferSelect)[], draw: NewCreditDraw['draw']) {
  const isSame =
    known?.userUuid === draw.user_uuid && known.amountCents === draw.amount && known.currency === draw.currency_code
  if (!isSame) throw new KeyReused('this key came with another draw')
  return draw
}
