import { existsSync, readFileSync } from 'node:fs'
import { normalize } from 'node:path'
import { childrenOf, isNode, type Node, parse } from './syntax.ts'

/** What a file declares at its top, by name. */
type Declarations = Map<string, Node>
type Reached = Map<string, Set<string>>

/** Where a machine begins for those outside: its chart, and what its screen is given. */
type Entry = { file: string; name: string }

/**
 * The declarations that an entry uses, in the files of charts, setups, rules and connects: what other machines take from these
 * files is theirs, and what this one takes from the rules of others is its own.
 */
export function reachedFrom(entries: readonly Entry[]): Reached {
  const reached: Reached = new Map()
  const queue = [...entries]
  for (const { file, name } of queue) {
    const names = reached.get(file) ?? new Set()
    if (names.has(name)) continue
    reached.set(file, names.add(name))
    const { declarations, imports } = topOf(file)
    const declared = declarations.get(name)
    for (const used of declared ? identifiersIn(declared) : []) {
      const imported = imports.get(used)
      if (imported) queue.push(imported)
      else if (used !== name && declarations.has(used)) queue.push({ file, name: used })
    }
  }
  return reached
}

function topOf(file: string): { declarations: Declarations; imports: Map<string, Entry> } {
  const statements = childrenOf(parse(file, readFileSync(file, 'utf8')))
  const declarations: Declarations = new Map()
  const imports = new Map<string, Entry>()
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration')
      for (const [name, entry] of importedBy(file, statement)) imports.set(name, entry)
    else for (const [name, node] of declaredBy(statement)) declarations.set(name, node)
  }
  return { declarations, imports }
}

/** The names that a statement at the top of a file declares. */
function declaredBy(statement: Node): [string, Node][] {
  if (isNode(statement.declaration)) return declaredBy(statement.declaration)
  const nodes = statement.type === 'VariableDeclaration' ? childrenOf(statement) : [statement]
  return nodes.flatMap((node): [string, Node][] => (isNode(node.id) ? [[String(node.id.name), node]] : []))
}

/** Names out of a chart, a setup or rules of a machine. */
function importedBy(file: string, statement: Node): [string, Entry][] {
  const from = isNode(statement.source) ? String(statement.source.value) : ''
  const path = from.startsWith('~/')
    ? `src/${from.slice(2)}.ts`
    : normalize(`${file.slice(0, file.lastIndexOf('/'))}/${from}.ts`)
  const isOwn = path.slice(0, path.lastIndexOf('/')) === file.slice(0, file.lastIndexOf('/'))
  const isMutated = isOwn ? /\.(machine|setup|rules)\.ts$/.test(path) : /^src\/machines\/.*\.rules\.ts$/.test(path)
  if (!isMutated || !existsSync(path)) return []
  return childrenOf(statement).flatMap((entry): [string, Entry][] =>
    isNode(entry.local) && isNode(entry.imported)
      ? [[String(entry.local.name), { file: path, name: String(entry.imported.name) }]]
      : [],
  )
}

const identifiersIn = (node: Node): string[] =>
  node.type === 'Identifier' ? [String(node.name)] : childrenOf(node).flatMap(identifiersIn)
