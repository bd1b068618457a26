import { bigint, date, index, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CivilDate } from '~/services/domain/dates/civil-date'

export const analyticsSchema = pgSchema('analytics')

/** Numbers and names of our own code, and nothing of whoever was counted. `flag` and `variant` are '' for everybody. */
export const transitionCounts = analyticsSchema.table(
  'transition_counts',
  {
    machine: text().notNull(),
    day: date().$type<CivilDate>().notNull(),
    transition: text().notNull(),
    flag: text().notNull(),
    variant: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.machine, table.day, table.transition, table.flag, table.variant] }),
    index().on(table.day),
  ],
)
