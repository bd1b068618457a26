import { globSync } from 'node:fs'
import type { MachinePage } from '~/machines/reading/page'
import { allSentences, rulesNamedIn } from './specification'
import { readableTitles } from './titles'
import waivers from './waivers.json'

/** Where a machine keeps a rule: 'cart', 'ready.work.syncing', or a transition of it. */
type Keeper = { machine: string; title: string; states: string[]; transitions: string[] }
type RuleTest = { file: string; title: string }
/** `waiver`: why no test names it. */
export type Rule = {
  id: string
  part: string
  text: string
  keepers: Keeper[]
  tests: RuleTest[]
  waiver: string | null
}

const TESTS = ['tests/**/*.{test,spec}.{ts,tsx}', 'tests/oracles/*.oracle.ts', 'src/machines/*/*/*.model.ts']

/** Every rule of the specification, and every whole flow (F-nn) that a machine or a test names, in order. */
export function allRules(pages: readonly MachinePage[]): Rule[] {
  const rules = allSentences().map((sentence): Rule => ({ ...sentence, ...NOBODYS, waiver: waiverOf(sentence.id) }))
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  const add = (id: string, found: Partial<Pick<Rule, 'keepers' | 'tests'>>) => {
    const rule = known.get(id) ?? { ...flowOf(id, pages), ...NOBODYS, waiver: null }
    const { keepers = [], tests = [] } = found
    known.set(id, { ...rule, keepers: [...rule.keepers, ...keepers], tests: [...rule.tests, ...tests] })
  }
  for (const page of pages) for (const id of rulesOf(page)) add(id, { keepers: [keeperOf(page, id)] })
  for (const test of globSync(TESTS).sort().flatMap(titlesIn))
    for (const id of rulesNamedIn(test.title)) add(id, { tests: [test] })
  for (const { id, keepers } of known.values()) if (isFlow(id)) add(id, { tests: keepers.map(walkOf) })
  return [...known.values()].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

/** Of the account, of the shop, what goes wrong elsewhere, whole flows. */
const placeOf = ({ id }: Rule) => `${'ASDF'.indexOf(id.charAt(0))}${id}`

const NOBODYS = { keepers: [], tests: [] }

/** A whole flow has no sentence: it is what its machines do. */
function flowOf(id: string, pages: readonly MachinePage[]): Pick<Rule, 'id' | 'part' | 'text'> {
  if (!isFlow(id)) throw new Error(`docs/specification/rules.md has no ${id}, which a machine or a test names`)
  const titles = pages.filter((page) => rulesOf(page).has(id)).map(({ title }) => title)
  if (titles.length === 0) throw new Error(`no notes of a machine name ${id}, though a test does`)
  return { id, part: 'Whole flows', text: `The whole flow: ${titles.join(', ')}` }
}

const isFlow = (id: string) => id.startsWith('F-')

/** Rules that no test names, without a reason; and reasons that nothing needs any more. */
export function untested(rules: readonly Rule[]): { missing: string[]; stale: string[] } {
  const missing = rules.filter(({ tests }) => tests.length === 0).map(({ id }) => id)
  return {
    missing: missing.filter((id) => !waiverOf(id)),
    stale: [...REASONS.keys()].filter((id) => !missing.includes(id)),
  }
}

const REASONS = new Map(
  Object.entries(waivers).flatMap(([reason, ids]) =>
    ids.flatMap((named) => rulesNamedIn(named).map((id): [string, string] => [id, reason])),
  ),
)
const waiverOf = (id: string): string | null => REASONS.get(id) ?? null

const rulesOf = ({ origins, transitions }: MachinePage) =>
  new Set([...Object.values(origins), ...transitions].flatMap(({ rules }) => rules))

function keeperOf({ id: machine, title, chart, origins, transitions }: MachinePage, rule: string): Keeper {
  return {
    machine,
    title,
    states: Object.keys(origins).flatMap((id) =>
      origins[id]?.rules.includes(rule) ? (chart.nodes[id]?.path ?? []) : [],
    ),
    // those of a state are said by the state
    transitions: transitions.flatMap(({ id, source, rules }) =>
      rules.includes(rule) && !origins[source]?.rules.includes(rule) ? id : [],
    ),
  }
}

/** A rule F-nn is a whole flow: what tests it is the walk that is generated from its chart. */
const walkOf = ({ machine }: Keeper): RuleTest => ({
  file: 'tests/models/models.test.ts',
  title: `${machine} takes every transition and both outcomes of every guard`,
})

/** Titles of tests, and names of invariants, that name a rule. */
const titlesIn = (file: string): RuleTest[] =>
  readableTitles(file)
    .filter((title) => rulesNamedIn(title).length > 0)
    .map((title) => ({ file, title }))
