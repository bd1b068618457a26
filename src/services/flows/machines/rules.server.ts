import { z } from 'zod'
import { jsonAround } from '~/services/platform/process/own-build.server'
import type { RuleOfPage, RuleState, RulesPage } from './machines.contract'
import { mayRead } from './may-read.server'
import { placesOf, playedAt } from './screens.rules'
import { allScreens } from './screens.server'

type Keeper = { machine: string; title: string; states: string[]; transitions: string[] }
type Rule = Omit<RuleOfPage, 'area' | 'state' | 'ms' | 'failing' | 'keepers'> & { keepers: Keeper[] }

/** What `npm run machines` has written. */
const rules = import.meta.glob<Rule[]>('/docs/machines/rules.json', { import: 'default' })
/** What a run of the tests before the build has said. */
const embedded = import.meta.glob<unknown>('/reports/rules.json', { import: 'default' })
/** What a run has said that came with the sources (`npm run trace`). */
const committed = import.meta.glob<unknown>('/docs/machines/results.json', { import: 'default' })

const Results = z.object({
  at: z.string(),
  commit: z.string().nullable(),
  results: z.record(
    z.string(),
    z.array(z.object({ file: z.string(), outcome: z.enum(['passed', 'failed']), ms: z.number() })),
  ),
})
type Results = z.infer<typeof Results>

/** Of the last run of the tests here, else of one before the build, else of the one that was committed. */
async function lastResults(): Promise<(Results & { isCommitted: boolean }) | null> {
  const own = Results.safeParse((await jsonAround('reports/rules.json')) ?? (await embedded['/reports/rules.json']?.()))
  if (own.success) return { ...own.data, isCommitted: false }
  const kept = Results.safeParse(await committed['/docs/machines/results.json']?.())
  return kept.success ? { ...kept.data, isCommitted: true } : null
}

/** Every rule with what keeps and proves it, and what its tests said last. */
export async function allRules() {
  const [all, last] = await Promise.all([rules['/docs/machines/rules.json']?.() ?? [], lastResults()])
  const known = all.map((rule) => ruleOfPage(rule, last))
  const run = last && { at: last.at, commit: last.commit, isCommitted: last.isCommitted }
  const failing = known.filter(({ state }) => state === 'fails').length
  return { rules: known, run, status: { rules: known.length, failing, run } }
}

/** The same with where each can be played, for who may read it; null for anybody else. */
export async function readRules(key: string): Promise<RulesPage | null> {
  if (!(await mayRead(key))) return null
  const [known, screens] = await Promise.all([allRules(), allScreens()])
  const played = (keeper: Keeper) => {
    const { machine, title } = keeper
    const { states = {}, titles = {} } = screens.get(machine) ?? {}
    return { machine, title, places: placesOf(keeper, titles), screen: playedAt(keeper, states) }
  }
  return { ...known, rules: known.rules.map((rule) => ({ ...rule, keepers: rule.keepers.map(played) })) }
}

const AREAS: Record<string, string> = { A: 'Account', S: 'Shop', F: 'Whole flows', D: 'Elsewhere' }

function ruleOfPage(rule: Rule, last: Results | null) {
  const results = last?.results[rule.id] ?? []
  const failing = results.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file)
  const state = stateOf(rule, results.length > 0, failing.length > 0)
  return {
    ...rule,
    area: AREAS[rule.id.charAt(0)] ?? 'Elsewhere',
    ...{ state, failing },
    ms: results.length > 0 ? results.reduce((sum, { ms }) => sum + ms, 0) : null,
  }
}

function stateOf({ tests, waiver }: Rule, didRun: boolean, hasFailed: boolean): RuleState {
  if (tests.length === 0) return waiver ? 'waived' : 'untested'
  if (!didRun) return 'notRun'
  return hasFailed ? 'fails' : 'passes'
}
