import { stringify } from 'csv-stringify/sync'
import type { RuleOfPage } from './machines.contract'
import { notFoundAnswer, UNLISTED } from './machines.server'
import { STATE_WORDS } from './rule-words.rules'
import { readRules } from './rules.server'

const COLUMNS = ['rule', 'part', 'says', 'machines', 'tests', 'result', 'ms', 'waived']

/** GET /machines/rules.csv: a line for each rule, in UTF-8, for a spreadsheet. */
export async function rulesCsv(request: Request): Promise<Response> {
  const page = await readRules(new URL(request.url).searchParams.get('key') ?? '')
  if (!page) return notFoundAnswer()
  // a text that a spreadsheet would take for a formula stays one; the mark at the front tells Excel of UTF-8
  const text = stringify([COLUMNS, ...page.rules.map(lineOf)], { bom: true, escape_formulas: true })
  return new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8', ...DOWNLOADED, ...UNLISTED } })
}

const DOWNLOADED = { 'content-disposition': 'attachment; filename="playchart-rules.csv"' }

const lineOf = ({ id, part, text, keepers, tests, state, ms, waiver }: RuleOfPage) => [
  ...[id, part, text, keepers.map(({ machine }) => machine).join(' ')],
  ...[tests.map(({ file, title }) => `${file}: ${title}`).join('\n'), STATE_WORDS[state], ms, waiver],
]
