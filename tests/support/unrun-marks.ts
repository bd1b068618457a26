import { type Node, parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './sources'

/** What takes a test out of a run, lets it run alone, or turns its outcome round, in vitest and in Playwright. */
const MARKS = new Set(['only', 'skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail'])
/** The same as options of a test; one that may be tried again hides that it fails now and then. */
const OPTIONS = new Set([...MARKS, 'retry', 'retries'])
const NAMES = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'ftest', 'fdescribe'])
const RUNNERS = ['vitest', '@playwright/test']
const OWN = /^(test|it|describe|suite|base)$/

/**
 * Where a file of tests marks one, by whatever spelling: `test.skip`, `it['only'].each`, `base.extend({}).fixme`,
 * `({ skip }) => skip()`, `test('…', { todo: true }, …)`, `xit`. Read from the syntax tree, so that words in strings
 * and comments are none. A mark is one on any object: an alias hides nothing.
 */
export function unrunMarks({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const found: string[] = []
  const { program, module } = parseSync(path, text)
  const imported = module.staticImports
    .filter(({ moduleRequest }) => RUNNERS.includes(moduleRequest.value))
    .flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
  const isRunner = (node: Node) => node.type === 'Identifier' && (OWN.test(node.name) || imported.includes(node.name))
  const note = ({ start, end }: Node) =>
    found.push(`${path}:${text.slice(0, start).split('\n').length} ${text.slice(start, end).split('\n')[0]}`)
  new Visitor({
    MemberExpression(node) {
      const name = node.computed ? literalOf(node.property) : nameOf(node.property)
      if (name === null ? isRunner(node.object) : MARKS.has(name)) note(node)
    },
    ObjectPattern(node) {
      for (const each of node.properties)
        if (each.type === 'Property' && MARKS.has(nameOf(each.key) ?? literalOf(each.key) ?? '')) note(each)
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && NAMES.has(node.callee.name)) note(node)
      const configures = node.callee.type === 'MemberExpression' && nameOf(node.callee.property) === 'configure'
      if (configures || node.arguments.some(isFunction))
        for (const option of node.arguments.flatMap(keysOf)) if (OPTIONS.has(option.name)) note(option.node)
    },
  }).visit(program)
  return found
}

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : null)

function literalOf(node: Node): string | null {
  if (node.type === 'Literal') return String(node.value)
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null
  return node.quasis.map(({ value }) => value.cooked).join('')
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

function keysOf(node: Node): { name: string; node: Node }[] {
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((each) => {
    if (each.type !== 'Property') return []
    return [{ name: nameOf(each.key) ?? literalOf(each.key) ?? '', node: each }]
  })
}
