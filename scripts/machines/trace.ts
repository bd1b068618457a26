import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { allPages } from './generate'
import { allRules, type Rule, untested } from './rules'

const RESULTS = 'reports/rules.json'
/** What comes with the sources: /machines/rules shows it where no test has run. */
const COMMITTED = 'docs/machines/results.json'
const Results = z.object({
  at: z.string(),
  commit: z.string().nullable(),
  results: z.record(z.string(), z.array(z.object({ file: z.string(), outcome: z.string(), ms: z.number() }))),
})
type Said = z.infer<typeof Results>['results']

/**
 * `npm run trace [-- rule …]`: each rule with the states that keep it, its tests, and what they said when all of them ran
 * last; without names those that a machine keeps. Fails where one has no test, and no reason for that. What the last run
 * here has said is kept for those who have none.
 */
export async function main(wanted: string[]): Promise<number> {
  const rules = allRules(await allPages())
  const own = existsSync(RESULTS) ? Results.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))) : null
  if (own) writeFileSync(COMMITTED, textOfResults(own))
  const said = own?.results ?? {}
  const shown = rules.filter(({ id, keepers }) => (wanted.length ? wanted.includes(id) : keepers.length > 0))
  for (const rule of shown) process.stdout.write(`${textOf(rule, said)}\n`)
  const { missing, stale } = untested(rules)
  for (const id of missing)
    process.stderr.write(`${id} is named by no test, and scripts/machines/waivers.json says no why\n`)
  for (const id of stale) process.stderr.write(`${id} is waived in scripts/machines/waivers.json without need\n`)
  return missing.length + stale.length > 0 ? 1 : 0
}

/** A line for each rule, so that a change shows whose result is another one. */
export function textOfResults({ results, ...run }: z.infer<typeof Results>): string {
  const lines = Object.entries(results).map(([id, said]) => `  ${JSON.stringify(id)}: ${JSON.stringify(said)}`)
  return `{\n ${JSON.stringify(run).slice(1, -1)},\n "results": {\n${lines.join(',\n')}\n }\n}\n`
}

function textOf({ id, text, keepers, tests, waiver }: Rule, said: Said): string {
  const kept = keepers.map(
    ({ machine, states, transitions }) => `  ${machine}: ${[...states, ...transitions].join(', ')}`,
  )
  const outcomeOf = (file: string) => said[id]?.find((each) => each.file === file)?.outcome ?? 'not run'
  const proved = tests.map(({ file, title }) => `  ${outcomeOf(file)}  ${file}: ${title}`)
  return [`${id}  ${text}`, ...kept, ...proved, ...(waiver && tests.length === 0 ? [`  waived: ${waiver}`] : [])].join(
    '\n',
  )
}
