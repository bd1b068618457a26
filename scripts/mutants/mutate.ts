import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { applied, type Mutation } from './mutations.ts'
import { mutationsOfChart } from './of-charts.ts'
import { mutationsOfCode } from './of-code.ts'
import { reachedFrom } from './reach.ts'
import { isNode, keyOf, type Node, parse, placedIn } from './syntax.ts'

/** One file with one change. `id` names it without a line, so that it stays the same while others move. */
export type Mutant = { id: string; file: string; line: number; what: string; source: string }

/** Every mutant of the machine in that folder, `src/machines/cart/cart`. */
export function mutantsOf(folder: string): Mutant[] {
  const name = basename(folder)
  const id = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const reached = reachedFrom([
    { file: `${folder}/${name}.machine.ts`, name: `${id}Machine` },
    { file: `${folder}/${name}.connect.ts`, name: `connect${id[0]?.toUpperCase()}${id.slice(1)}` },
  ])
  const all = [...reached].flatMap(([file, names]) => mutantsOfFile(file, names))
  const logs = all.filter(({ isLog }) => isLog)
  return numbered([...all.filter(({ isLog }) => !isLog), ...logsAtOnce(logs)])
}

type Found = Mutation & { file: string; source: string }

function mutantsOfFile(file: string, names: ReadonlySet<string>): Found[] {
  const source = readFileSync(file, 'utf8')
  const placed = placedIn(parse(file, source))
  const isConnect = file.endsWith('.connect.ts')
  const isChart = /\.(machine|setup)\.ts$/.test(file)
  const found = [
    ...(isChart ? mutationsOfChart({ source, placed }) : []),
    ...mutationsOfCode({ source, placed, isConnect }),
  ]
  const isReached = ({ at, within }: Mutation) =>
    [at, ...within].some(
      (node) => isNode(node.id) && names.has(String(node.id.name)) && within.at(-1)?.type === 'Program',
    )
  return found.filter(isReached).map((mutation) => ({ ...mutation, file, source }))
}

/** That a failure is logged is one fact of a machine, wherever it fails. */
function logsAtOnce(logs: readonly Found[]): Found[] {
  const [first] = logs
  return first
    ? [{ ...first, what: 'nothing is logged', within: [], changes: logs.flatMap(({ changes }) => changes) }]
    : []
}

function numbered(found: readonly Found[]): Mutant[] {
  const times = new Map<string, number>()
  return found.map(({ file, source, what, at, within, changes }) => {
    const name = `${basename(file)} ${placeOf(within)}: ${what.replace(/\s+/g, ' ').slice(0, 160)}`
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return {
      id: count === 1 ? name : `${name} (${count})`,
      file,
      line: source.slice(0, at.start).split('\n').length,
      what,
      source: applied(source, changes),
    }
  })
}

/** The names around a place, outermost first: 'states.ready.on.NEXT', 'indexAfter'. */
function placeOf(within: readonly Node[]): string {
  const names = within.flatMap((node) => keyOf(node) ?? nameOf(node) ?? [])
  return names.reverse().join('.')
}

function nameOf(node: Node): string | null {
  const isNamed = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration'
  return isNamed && isNode(node.id) ? String(node.id.name) : null
}
