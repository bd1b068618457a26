import { allPages } from './generate'
import { allRules, type Rule, untested } from './rules'

/** `npm run trace [-- rule …]`: each rule of a machine with its states and tests; fails where one has no test. */
export async function main(wanted: string[]): Promise<number> {
  const rules = allRules(await allPages())
  const shown = rules.filter(({ id, keepers }) => (wanted.length ? wanted.includes(id) : keepers.length > 0))
  for (const rule of shown) process.stdout.write(`${textOf(rule)}\n`)
  const { missing, stale } = untested(rules)
  for (const id of missing) process.stderr.write(`${id} is kept by a machine and named by no test\n`)
  for (const id of stale) process.stderr.write(`${id} is waived in scripts/machines/waivers.json without need\n`)
  return missing.length + stale.length > 0 ? 1 : 0
}

function textOf({ id, keepers, tests, waiver }: Rule): string {
  const kept = keepers.map(
    ({ machine, states, transitions }) => `  ${machine}: ${[...states, ...transitions].join(', ')}`,
  )
  const proved = tests.map(({ file, title }) => `  ${file}: ${title}`)
  return [id, ...kept, ...proved, ...(waiver && tests.length === 0 ? [`  waived: ${waiver}`] : [])].join('\n')
}
