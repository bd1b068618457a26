import { jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { FlagRule } from './flags.provider'

export const flagsSchema = pgSchema('flags')

/** What QA or an admin has set; a flag without a row has its default. */
export const flagRules = flagsSchema.table('rules', {
  key: text().primaryKey(),
  rule: jsonb().$type<FlagRule>().notNull(),
})
