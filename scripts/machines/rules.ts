import { globSync, readFileSync } from 'node:fs'
import { type Argument, type CallExpression, parseSync, Visitor } from 'oxc-parser'
import type { MachinePage } from '~/machines/reading/page'
import waivers from './waivers.json'

/** Where a machine keeps a rule: 'cart', 'ready.work.syncing', or a transition of it. */
type Keeper = { machine: string; title: string; states: string[]; transitions: string[] }
type RuleTest = { file: string; title: string }
/** `waiver`: why no test names a rule that a machine keeps. */
export type Rule = { id: string; keepers: Keeper[]; tests: RuleTest[]; waiver: string | null }

const RULE = /\b[ADFS]-\d{2,3}\b/g
const TESTS = ['tests/**/*.{test,spec}.{ts,tsx}', 'src/machines/*/*/*.model.ts']

/** Every rule that a machine or a test names, in order. */
export function allRules(pages: readonly MachinePage[]): Rule[] {
  const tests = globSync(TESTS).sort().flatMap(titlesIn)
  const known = new Map<string, Rule>()
  const ruleOf = (id: string) => {
    const rule = known.get(id) ?? { id, keepers: [], tests: [], waiver: waiverOf(id) }
    known.set(id, rule)
    return rule
  }
  for (const page of pages) for (const id of rulesOf(page)) ruleOf(id).keepers.push(keeperOf(page, id))
  for (const test of tests) for (const id of namedIn(test.title)) ruleOf(id).tests.push(test)
  for (const rule of known.values()) if (/^F/.test(rule.id)) rule.tests.push(...rule.keepers.map(walkOf))
  return [...known.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Rules that a machine keeps and no test names, without a reason; and reasons that nothing needs any more. */
export function untested(rules: readonly Rule[]): { missing: string[]; stale: string[] } {
  const isMissing = ({ keepers, tests }: Rule) => keepers.length > 0 && tests.length === 0
  const missing = rules.filter(isMissing).map(({ id }) => id)
  return {
    missing: missing.filter((id) => !waiverOf(id)),
    stale: Object.keys(waivers).filter((id) => !missing.includes(id)),
  }
}

const REASONS = new Map(Object.entries(waivers))
const waiverOf = (id: string): string | null => REASONS.get(id) ?? null

const namedIn = (text: string) => [...new Set(text.match(RULE) ?? [])]

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
function titlesIn(file: string): RuleTest[] {
  const text = readFileSync(file, 'utf8')
  if (!text.match(RULE)) return []
  const titles: string[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    CallExpression: (call) => {
      if (isTest(call)) titles.push(...call.arguments.slice(0, 1).flatMap((title) => textOf(title, text)))
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'name' && value.type === 'Literal') titles.push(String(value.value))
    },
  }).visit(program)
  return titles.filter((title) => namedIn(title).length > 0).map((title) => ({ file, title }))
}

/** `test('…')`, `test.each(…)('…')`, `describe('…')` */
function isTest({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') return /^(test|it|describe)$/.test(callee.name)
  if (callee.type === 'MemberExpression')
    return callee.object.type === 'Identifier' && /^(test|it|describe)$/.test(callee.object.name)
  return callee.type === 'CallExpression' && isTest(callee)
}

function textOf(argument: Argument, text: string): string[] {
  if (argument.type === 'Literal') return [String(argument.value)]
  return argument.type === 'TemplateLiteral' ? [text.slice(argument.start + 1, argument.end - 1)] : []
}
