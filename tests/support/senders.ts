import { type Node, parseSync, Visitor } from 'oxc-parser'
import { importsOf, type SourceFile, withoutEnding } from './sources'

/** The one context of all pages: what it names, every island may speak to. */
const SHELL = 'src/routes/-shell/shell'

const machineAt = (path: string) => /^src\/machines\/[\w-]+\/([\w-]+)\/\1\.\w+/.exec(path)?.[1] ?? null

/**
 * The types of the events that a file makes: `{ type: 'SAVE' }` wherever it stands but in `can(…)`, which only asks. In
 * a connect, which may name the event of a control, and in a file that hands a type on (`{ type }`, `.on('SIGNED_OUT',
 * sendBack)`) every text counts.
 */
export function eventsMadeIn({ path, text }: SourceFile): Set<string> {
  const made = new Set<string>()
  const texts = new Set<string>()
  const asked: Node[] = []
  const isAsked = ({ start, end }: Node) => asked.some((node) => node.start <= start && end <= node.end)
  let handsOn = path.endsWith('.connect.ts') || text.includes(".on('")
  const { program } = parseSync(path, text)
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'can')
        asked.push(...given)
    },
    ObjectExpression(node) {
      if (isAsked(node)) return
      for (const property of node.properties) {
        if (property.type !== 'Property' || !('name' in property.key) || property.key.name !== 'type') continue
        const types = textsOf(property.value)
        if (types.length === 0) handsOn = true
        for (const type of types) made.add(type)
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && !isAsked(node)) texts.add(node.value)
    },
  }).visit(program)
  return handsOn ? new Set([...made, ...texts]) : made
}

function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TSAsExpression') return textsOf(node.expression)
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  return []
}

/**
 * Which machines a file may speak to, by their folders: those of which it imports something. A component speaks to those
 * of the components around it too, which hand it their `send`; one that knows none of its own, to those of the island
 * around it. An island speaks to those of the shell.
 */
export function machinesSpokenTo(files: readonly SourceFile[]): Map<string, Set<string>> {
  const spoken = new Map(files.map((file) => [withoutEnding(file.path), machinesIn(file)]))
  const links = files.flatMap((file) =>
    importsOf(file).flatMap(({ target }) => {
      const from = withoutEnding(file.path)
      if (target === SHELL) return [[target, from] as const]
      const hands = COMPONENT.test(target) && (COMPONENT.test(from) || spoken.get(target)?.size === 0)
      return hands ? [[from, target] as const] : []
    }),
  )
  // from the outer ones to the inner ones, as deep as components stand in each other
  for (let before = -1, now = 0; now !== before; ) {
    before = now
    for (const [outer, inner] of links) for (const name of spoken.get(outer) ?? []) spoken.get(inner)?.add(name)
    now = [...spoken.values()].reduce((sum, { size }) => sum + size, 0)
  }
  return spoken
}

const COMPONENT = /^src\/components\//

const machinesIn = (file: SourceFile) =>
  new Set(
    [machineAt(file.path), ...importsOf(file).map(({ target }) => machineAt(target))].filter((name) => name !== null),
  )
