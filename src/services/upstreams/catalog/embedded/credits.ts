import { and, eq, gte, sql } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import { KeyReused } from '~/services/platform/wire/once'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { NewCreditDraw } from '../catalog.contract'
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

function knownDraw([known]: (typeof creditDraws.$inferSelect)[], draw: NewCreditDraw['draw']) {
  const isSame =
    known?.userUuid === draw.user_uuid && known.amountCents === draw.amount && known.currency === draw.currency_code
  if (!isSame) throw new KeyReused('this key came with another draw')
  return draw
}
