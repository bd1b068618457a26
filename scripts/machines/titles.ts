import { readFileSync } from 'node:fs'
import {
  type Argument,
  type CallExpression,
  type Expression,
  type ObjectExpression,
  parseSync,
  Visitor,
} from 'oxc-parser'

/** Titles of the tests in a file, names of the invariants in a model, and what the rows of an oracle say, as people read them. */
export function readableTitles(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const titles: string[] = []
  new Visitor({
    CallExpression: (call) => {
      if (isTest(call)) titles.push(...titlesOf(call, text))
    },
    ObjectExpression: (row) => {
      titles.push(...rowTitles(row, text))
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'name' && value.type === 'Literal') titles.push(String(value.value))
    },
  }).visit(parseSync(file, text).program)
  return titles
}

/** `test('…')`, `test.each(…)('…')`, `describe('…')` */
function isTest({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') return /^(test|it|describe)$/.test(callee.name)
  if (callee.type === 'MemberExpression')
    return callee.object.type === 'Identifier' && /^(test|it|describe)$/.test(callee.object.name)
  return callee.type === 'CallExpression' && isTest(callee)
}

/** One title, or one for each row of a table whose first column says which rule it is about. */
function titlesOf({ callee, arguments: [first] }: CallExpression, text: string): string[] {
  const title = first ? textOf(first, text) : null
  if (title === null) return []
  const rows = callee.type === 'CallExpression' ? rowsOf(callee.arguments[0]) : []
  if (title.startsWith('%s') && rows.length > 0) return rows.map((row) => filled(title, row))
  const [example = [], ...others] = rows
  const isOfRows = /%[sdijo]/.test(title) && others.length > 0
  return [`${filled(title, example)}${isOfRows ? ` (and ${others.length} more)` : ''}`]
}

/** `always({ rule: 'S-251', says: '…' }, …)` */
function rowTitles({ properties }: ObjectExpression, text: string): string[] {
  const valueIn = (name: string) =>
    properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name ? each.value : [],
    )[0]
  const [rule, says] = [valueIn('rule'), valueIn('says')]
  const words = says && textOf(says, text)
  const rules = rule?.type === 'ArrayExpression' ? rule.elements : [rule]
  const ids = rules.flatMap((each) => (each?.type === 'Literal' ? String(each.value) : []))
  return words && ids.length > 0 ? [`${ids.join(' ')} ${words}`] : []
}

function textOf(argument: Argument | Expression, text: string): string | null {
  if (argument.type === 'Literal') return String(argument.value)
  if (argument.type !== 'TemplateLiteral') return null
  return text.slice(argument.start + 1, argument.end - 1).replace(/\$\{([^}]*)\}/g, (_all, code: string) => anyOf(code))
}

/** The literals of a table that is written out. */
function rowsOf(table: Argument | undefined): string[][] {
  const inner = table?.type === 'TSAsExpression' ? table.expression : table
  if (inner?.type !== 'ArrayExpression') return []
  return inner.elements.map((row) => {
    const cells = row?.type === 'ArrayExpression' ? row.elements : [row]
    return cells.map((cell) => (cell?.type === 'Literal' ? String(cell.value) : '…'))
  })
}

/** What a row does not say is left open. */
function filled(title: string, row: readonly string[]): string {
  const cells = [...row]
  return title.replace(/%[sdijo]/g, () => cells.shift() ?? '…').replace(/\$(\w+)/g, (_all, name: string) => anyOf(name))
}

/** Variables that stand for a verb. */
const NO_NOUNS = ['how', 'name']

/** `outcome.kind` is "each kind": one title stands for the tests of all. */
function anyOf(code: string): string {
  const name = /(\w+?)_?$/.exec(code)?.[1] ?? code
  if (NO_NOUNS.includes(name)) return '…'
  return `each ${name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`
}
