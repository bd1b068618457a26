import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** How PostgreSQL says what it does with every statement, each of them: statements within functions, too. */
export const EXPLAINING = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  logging_collector: 'on',
  log_destination: 'jsonlog',
  log_filename: 'statements',
  log_rotation_size: 0,
}

const Node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(Node).optional()
  },
})
type Node = z.infer<typeof Node>
const Explained = z.object({ 'Query Text': z.string(), Plan: Node })
type Explained = z.infer<typeof Explained>

/** What the server in this folder has been asked, and how it went about each. */
export const explainedIn = (data: string): Explained[] =>
  readFileSync(`${data}/log/statements.json`, 'utf8')
    .split('\n')
    .flatMap((line) => (/plan:\\n(.*)"(?:,|\})/.exec(line)?.[0] ? [planOf(line)] : []))

const planOf = (line: string) => {
  const { message } = z.object({ message: z.string() }).parse(JSON.parse(line))
  return Explained.parse(JSON.parse(message.slice(message.indexOf('{'))))
}

type Limits = { most: number; rowsOf: (table: string) => number }

/** Where it reads more rows than wanted, or a large table from its beginning; null where it does not. */
export function wasteOf({ Plan }: Explained, { most, rowsOf }: Limits): string | null {
  const waste = nodesOf(Plan).find((node) => isWhole(node, most, rowsOf) || touched(node) > most)
  if (!waste) return null
  return `${waste['Node Type']} of ${waste['Relation Name'] ?? 'what is below it'}: ${touched(waste)} rows`
}

const isWhole = (node: Node, most: number, rowsOf: Limits['rowsOf']) =>
  node['Node Type'] === 'Seq Scan' && rowsOf(node['Relation Name'] ?? '') > most

const touched = (node: Node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
