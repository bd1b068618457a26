import type { ChartEdge, ChartModel, ChartNode } from './chart'
import type { ChartWords } from './chart-texts'

type Transition = { target?: string[]; guard?: string; actions?: string[]; reenter?: true }
type Transitions = Record<string, Transition[]>
type Invoke = { id: string; src: string; onDone?: Transition[]; onError?: Transition[] }
type StateConfig = {
  id?: string
  description?: string
  initial?: string
  type?: 'parallel' | 'final' | 'history'
  tags?: string[]
  entry?: string[]
  exit?: string[]
  invoke?: Invoke[]
  on?: Transitions
  after?: Transitions
  always?: Transition[]
  onDone?: Transition[]
  states?: Record<string, StateConfig>
}

/** The machine as `createMachine` and Stately Studio's "import from JSON" take it: names, no code. */
export function studioConfig(chart: ChartModel, words: ChartWords): StateConfig {
  const root = chart.nodes[chart.root]
  if (!root) throw new Error(`${chart.id} has no root`)
  return { id: chart.id, ...stateConfig(chart, words, root) }
}

function stateConfig(chart: ChartModel, words: ChartWords, node: ChartNode): StateConfig {
  const children: ChartNode[] = node.children.flatMap((id) => chart.nodes[id] ?? [])
  const edges = chart.edges.filter(({ source }) => source === node.id)
  const of = (kind: ChartEdge['kind']) => edges.filter((edge) => edge.kind === kind)
  return filled<StateConfig>({
    description: words.states[node.path]?.title,
    type: node.type === 'atomic' || node.type === 'compound' ? undefined : node.type,
    initial: children.find(({ isInitial }) => isInitial)?.key,
    tags: node.tags,
    entry: node.entry,
    exit: node.exit,
    invoke: node.invoke.map(({ id, src }) =>
      filled<Invoke>({
        id,
        src,
        onDone: transitions(of('done').filter(({ eventType }) => eventType === `xstate.done.actor.${id}`)),
        onError: transitions(of('error').filter(({ eventType }) => eventType === `xstate.error.actor.${id}`)),
      }),
    ),
    on: grouped(of('event'), ({ eventType }) => eventType),
    after: grouped(of('after'), ({ delay }) => delay ?? ''),
    always: transitions(of('always')),
    onDone: transitions(of('done').filter(({ eventType }) => eventType.startsWith('xstate.done.state.'))),
    states: Object.fromEntries(children.map((child) => [child.key, stateConfig(chart, words, child)])),
  })
}

/** Without what says nothing. */
function filled<T extends object>(config: T): T {
  const copy = { ...config }
  for (const key in copy) if (isNothing(copy[key])) delete copy[key]
  return copy
}

const isNothing = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

function grouped(edges: ChartEdge[], keyOf: (edge: ChartEdge) => string): Transitions {
  const keys = [...new Set(edges.map(keyOf))]
  return Object.fromEntries(keys.map((key) => [key, transitions(edges.filter((edge) => keyOf(edge) === key))]))
}

/** A transition into several regions is several edges and one transition. */
function transitions(edges: ChartEdge[]): Transition[] {
  const firsts = edges.filter((edge, at) => edges.findIndex(({ transition }) => transition === edge.transition) === at)
  return firsts.map(({ transition, guard, actions, reenter }) =>
    filled<Transition>({
      target: targetsOf(edges.filter((edge) => edge.transition === transition)),
      guard: guard ?? undefined,
      actions,
      reenter: reenter ? true : undefined,
    }),
  )
}

const targetsOf = (edges: ChartEdge[]): string[] =>
  edges
    .map(({ target }) => target)
    .filter((target) => target !== null)
    .map((target) => `#${target}`)
