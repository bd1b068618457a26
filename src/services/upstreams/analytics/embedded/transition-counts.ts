import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import type { FlagVariant, NewTransitionCounts, Period } from '../analytics.contract'
import { transitionCounts as table } from './analytics.tables'

const EVERYBODY: FlagVariant = { flag: '', variant: '' }

/**
 * One statement for a batch with all its variants. The rows come in one order, whoever adds them: two batches that meet
 * wait for each other and never both.
 */
export async function addCounts(db: Db, day: CivilDate, { counts, variants }: NewTransitionCounts): Promise<void> {
  const named = Object.entries(variants).map(([flag, variant]) => ({ flag, variant }))
  const added = sql`
    select given.machine, ${day}::date, given.transition, kept.flag, kept.variant, sum(given.count)
    from json_to_recordset(${JSON.stringify(counts)}::json) as given (machine text, transition text, count bigint)
    cross join json_to_recordset(${JSON.stringify([EVERYBODY, ...named])}::json) as kept (flag text, variant text)
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5`
  await db
    .insert(table)
    .select(added)
    .onConflictDoUpdate({
      target: [table.machine, table.day, table.transition, table.flag, table.variant],
      set: { count: sql`${table.count} + excluded.count` },
    })
}

export async function countsOf(db: Db, { of = EVERYBODY, ...period }: Period & { of?: FlagVariant }) {
  const rows = await db
    .select({ transition: table.transition, count: sql`sum(${table.count})`.mapWith(Number) })
    .from(table)
    .where(and(within(period), eq(table.flag, of.flag), eq(table.variant, of.variant)))
    .groupBy(table.transition)
    .orderBy(table.transition)
  return rows
}

export async function variantsOf(db: Db, period: Period): Promise<FlagVariant[]> {
  return db
    .selectDistinct({ flag: table.flag, variant: table.variant })
    .from(table)
    .where(and(within(period), sql`${table.flag} <> ''`))
    .orderBy(table.flag, table.variant)
}

const within = ({ machine, from, to }: Period): SQL | undefined =>
  and(eq(table.machine, machine), between(table.day, from, to))
