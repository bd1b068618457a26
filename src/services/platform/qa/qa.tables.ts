import { bigint, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import type { FaultOutcome } from '../faults/faults.contract'

export const qaSchema = pgSchema('qa')

/** One row, id 1: what QA has made of the shop's clock. `revision` counts every change of it and of the rules. */
export const qaStates = qaSchema.table('states', {
  id: integer().primaryKey(),
  revision: integer().notNull(),
  /** what the clock shows more than the time of day, milliseconds */
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
})

/** How embedded upstreams fail, the oldest rule first. `times` null: until it is removed; 0: spent. */
export const faultRules = qaSchema.table('fault_rules', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  upstream: text().notNull(),
  operation: text().notNull(),
  outcome: jsonb().$type<FaultOutcome>().notNull(),
  times: integer(),
})
