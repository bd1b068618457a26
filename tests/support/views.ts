import { type Node, parseSync, Visitor } from 'oxc-parser'
import { importsOf, type SourceFile, withoutEnding } from './sources'

const CONNECT = /\.connect\.ts$/
const SCREEN = /^src\/(components|routes)\//

/** `path field` of everything that a connect answers and no screen reads: `isBusy`, and `can.next` by its last name. */
export function unreadFields(files: SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [withoutEnding(file.path), importsOf(file).map(({ target }) => target)]))
  const reads = new Map(files.map((file) => [withoutEnding(file.path), namesReadIn(file)]))
  return files
    .filter(({ path }) => CONNECT.test(path))
    .flatMap((file) => {
      const readers = readersOf(withoutEnding(file.path), imports)
      const isRead = (field: string) => readers.some((reader) => reads.get(reader)?.has(field))
      return fieldsOf(file)
        .filter((field) => !isRead(field))
        .map((field) => `${file.path} ${field}`)
    })
}

/**
 * Who sees a view: screens and other connects that import this one, whoever imports those connects, and the parts that
 * such a screen is made of. Models and tests are none: what they alone read, no visitor sees.
 */
function readersOf(connect: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const isPartOfView = (path: string) => SCREEN.test(path) || path.endsWith('.connect')
  const seen = new Set([connect])
  const known = [...imports]
  for (const path of seen)
    for (const [user, targets] of path.endsWith('.connect') ? known : [])
      if (isPartOfView(user) && targets.includes(path)) seen.add(user)
  for (const path of seen)
    for (const target of SCREEN.test(path) ? (imports.get(path) ?? []) : []) if (SCREEN.test(target)) seen.add(target)
  return [...seen].filter((path) => path !== connect)
}

/** The names of what the functions `connect…` of a file answer, those inside of others too. */
function fieldsOf({ path, text }: SourceFile): string[] {
  const fields = new Set<string>()
  const { program } = parseSync(path, text)
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (!id?.name.startsWith('connect')) return
      for (const statement of body?.body ?? [])
        if (statement.type === 'ReturnStatement' && statement.argument)
          for (const field of keysIn(statement.argument)) fields.add(field)
    },
  }).visit(program)
  return [...fields]
}

/** Of an object, and of objects in its values, in its lists and behind its conditions; not of what a call is given. */
function keysIn(node: Node): string[] {
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [each.key.name, ...keysIn(each.value)] : [],
    )
  if (node.type === 'ConditionalExpression') return [...keysIn(node.consequent), ...keysIn(node.alternate)]
  if (node.type === 'LogicalExpression') return [...keysIn(node.left), ...keysIn(node.right)]
  if (node.type === 'ArrayExpression') return node.elements.flatMap((each) => (each ? keysIn(each) : []))
  if (node.type === 'ParenthesizedExpression') return keysIn(node.expression)
  if (node.type === 'ArrowFunctionExpression') return keysIn(node.body)
  if (node.type === 'CallExpression')
    return node.arguments.flatMap((each) => (each.type === 'ArrowFunctionExpression' ? keysIn(each) : []))
  return []
}

/**
 * Every `….name`, and every `{ name }` that is taken out of something. A file that spreads a prop into a field of a form
 * reads what its types say of props.
 */
function namesReadIn({ path, text }: SourceFile): Set<string> {
  const names = new Set<string>()
  const spreads = text.includes('{...')
  const note = (node: Node) => {
    if (node.type === 'Identifier') names.add(node.name)
  }
  new Visitor({
    MemberExpression(node) {
      if (!node.computed) note(node.property)
    },
    ObjectPattern(node) {
      for (const each of node.properties) if (each.type === 'Property') note(each.key)
    },
    TSPropertySignature(node) {
      if (spreads) note(node.key)
    },
  }).visit(parseSync(path, text).program)
  return names
}
