import { createHash } from 'node:crypto'
import {
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk'
import { eq } from 'drizzle-orm'
import { FLAGS } from '~/services/domain/flags/flags.rules'
import { changeCount, tellChange } from '~/services/platform/database/changes'
import type { Db } from '~/services/platform/database/database.server'
import { flagRules } from './flags.tables'

/** A value for everybody, or shares in per cent by targeting key; visitors without a key get `value`. */
export type FlagRule = { value: string; shares?: Record<string, number> }

/** Rules are read again after this long, so that every process follows a change; at once where it was made. */
const REREAD_MS = 1000

/** The OpenFeature provider of the embedded shop: definitions from the contract, rules from the database. */
export function createEmbeddedProvider({ db, now }: { db: () => Promise<Db>; now: () => number }): Provider {
  let rules: Promise<Map<string, FlagRule>> = Promise.resolve(new Map())
  let readAt = Number.NEGATIVE_INFINITY
  let seen = changeCount()
  const current = () => {
    if (seen === changeCount() && now() - readAt < REREAD_MS) return rules
    readAt = now()
    seen = changeCount()
    rules = readRules(db)
    // a failure is nobody's answer for longer than its own call
    rules.catch(() => {
      readAt = Number.NEGATIVE_INFINITY
    })
    return rules
  }
  const text = async (key: string, fallback: string, context: EvaluationContext) => {
    const rule = (await current()).get(key)
    const otherwise = key in FLAGS ? definitionOf(key) : fallback
    return resolution(rule ? valueFor({ key, rule, context }) : otherwise)
  }
  return {
    runsOn: 'server',
    metadata: { name: 'playchart-embedded' },
    resolveStringEvaluation: text,
    resolveBooleanEvaluation: async (key, fallback, context) => {
      const { value } = await text(key, fallback ? 'on' : 'off', context)
      return resolution(value === 'on')
    },
    resolveNumberEvaluation: async (_key, fallback) => resolution(fallback),
    resolveObjectEvaluation: async <T extends JsonValue>(_key: string, fallback: T) => resolution(fallback),
  }
}

export async function setFlag(db: Db, key: string, rule: FlagRule | null) {
  if (rule === null) await db.delete(flagRules).where(eq(flagRules.key, key))
  else await db.insert(flagRules).values({ key, rule }).onConflictDoUpdate({ target: flagRules.key, set: { rule } })
  tellChange('flags')
}

/** Another text after every change of a rule, by whichever process. */
export async function flagRevision(db: Db): Promise<string> {
  return JSON.stringify(await db.select().from(flagRules).orderBy(flagRules.key))
}

const definitionOf = (key: string) => Object.entries(FLAGS).find(([known]) => known === key)?.[1].otherwise ?? 'off'

async function readRules(db: () => Promise<Db>) {
  const rows = await (await db()).select().from(flagRules)
  return new Map(rows.map(({ key, rule }) => [key, rule]))
}

function valueFor({ key, rule, context }: { key: string; rule: FlagRule; context: EvaluationContext }): string {
  const { targetingKey } = context
  if (!rule.shares || !targetingKey) return rule.value
  const point = createHash('sha1').update(`${key}:${targetingKey}`).digest().readUInt32BE(0) / 2 ** 32
  let below = 0
  for (const [value, percent] of Object.entries(rule.shares)) {
    below += percent / 100
    if (point < below) return value
  }
  return rule.value
}

const resolution = <T>(value: T): ResolutionDetails<T> => ({ value, reason: StandardResolutionReasons.TARGETING_MATCH })
