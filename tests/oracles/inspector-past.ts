import type { Loose } from '~/machines/proving/oracle/trace'

/** What a page has told up to an event, read off its log as ADR-0058 describes it; null: all of it. */
type Moment = { lines: readonly Loose[]; at: number | null }

export const eventsIn = (lines: readonly Loose[]): Loose[] => lines.filter(({ kind }) => kind === 'event')

const upTo = ({ lines, at }: Moment) => lines.filter(({ seq }) => at === null || seq <= at)
const isMachine = ({ kind, machine }: Loose) => kind === 'actor' && machine !== null

/** How much was only logged by then, by whatever runs or has ended. */
export const failuresIn = (moment: Moment): number => upTo(moment).filter(({ kind }) => kind === 'failure').length

/** One row for each machine that runs, below the machine that has started it; with its state, and what only the log has. */
export function rowsOf({ lines, at }: Moment): Loose[] {
  const past = upTo({ lines, at })
  const isStopped = (session: string) => past.some((line) => line.kind === 'stopped' && line.session === session)
  const running = past.filter(isMachine).filter(({ session }) => !isStopped(session))
  // a page's own machines stand first
  const machines = [...running.filter((line) => !line.isOnEveryPage), ...running.filter((line) => line.isOnEveryPage)]
  const below = (parent: string | null, depth: number): Loose[] =>
    machines
      .filter((line) => (machines.some(({ session }) => session === line.parent) ? line.parent : null) === parent)
      .flatMap((line) => [
        {
          ...{ session: line.session, machine: line.machine, id: line.id, place: line.place ?? null, depth },
          state: wordsOf(snapshotsOf({ lines, at }, line.session).at(-1)?.value),
          failures: past.filter(({ kind, session }) => kind === 'failure' && session === line.session).length,
        },
        ...below(line.session, depth + 1),
      ])
  return below(null, 0)
}

/** Snapshots of one machine, first to last. */
export const snapshotsOf = (moment: Moment, session: string): Loose[] =>
  upTo(moment)
    .filter((line) => line.session === session && (isMachine(line) || line.kind === 'event'))
    .map(({ snapshot }) => snapshot)

/** Its whole context each time: a snapshot holds what is other than in the one before. */
export function contextsOf(moment: Moment, session: string): Loose[] {
  let context = {}
  return snapshotsOf(moment, session).map((snapshot) => {
    context = { ...context, ...snapshot.context }
    return context
  })
}

/** The innermost states with the way to them: `on`, `shown.loading`, and side by side `link.alone chart.none`. */
function wordsOf(value: Loose): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  const within = (name: string, inner: Loose) =>
    wordsOf(inner)
      .split(' ')
      .map((word) => (word ? `${name}.${word}` : name))
  return Object.entries(value)
    .flatMap(([name, inner]) => within(name, inner))
    .join(' ')
}

/** An event as people say it, and the colour that charts give it. */
export function wordOf(type: string): { word: string; tone: string } {
  const [, kind, name = ''] = type.match(/^xstate\.(done|error)\.(?:actor|state)\.(.+)$/) ?? []
  if (kind) return { word: `${name} ${kind === 'done' ? 'done' : 'failed'}`, tone: kind }
  const [, delay] = type.match(/^xstate\.after\.([^.]+)\./) ?? []
  return delay ? { word: `${delay} is over`, tone: 'after' } : { word: type, tone: 'event' }
}

/** Each part of a context that is other than before, by the way to it. */
export function changesOf(before: Loose, after: Loose, way: readonly string[] = []): Loose[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isTree = (value: Loose) => typeof value === 'object' && value !== null
  if (!isTree(before) || !isTree(after))
    return [{ path: way.join('.'), before: briefly(before), after: briefly(after) }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changesOf(before[key], after[key], [...way, key]))
}

const LONGEST = 160

/** As JSON, cut where it would fill the panel; null where there is nothing. */
export function briefly(value: Loose): string | null {
  if (value === undefined) return null
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text
}
