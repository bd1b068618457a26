export type ChartState = { id: string; path: string; type: string; isInitial: boolean }
export type ChartTransition = { id: string; source: string; targets: string[] }

type Chart = {
  pathOf: (id: string) => string
  idsOf: (paths: Iterable<string>) => string[]
  at: Map<string, ChartState>
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))
/** From the nearest to the machine itself, which is ''. */
const above = (path: string): string[] => (path === '' ? [] : [parentOf(path), ...above(parentOf(path))])
const isBelow = (path: string, other: string) => path !== other && (other === '' || path.startsWith(`${other}.`))

/** Where states lie in each other, and which of them a transition enters and leaves. */
export function chartPlaces(states: readonly ChartState[]) {
  const ids = new Map(states.map(({ id, path }) => [path, id]))
  const paths = new Map(states.map(({ id, path }) => [id, path]))
  const chart: Chart = {
    pathOf: (id) => paths.get(id) ?? '',
    idsOf: (each) => [...each].flatMap((path) => ids.get(path) ?? []),
    at: new Map(states.map((state) => [state.path, state])),
  }
  return {
    /** what a machine is in when it has started */
    first: () => chart.idsOf(enteredWith(chart, '')),
    entered: (transition: ChartTransition) => chart.idsOf(enteredBy(chart, transition)),
    left: (transition: ChartTransition) => chart.idsOf(leftBy(chart, transition)),
    /** a state with all that lie in it and around it */
    around: (id: string) => {
      const own = chart.pathOf(id)
      return chart.idsOf(
        [...chart.at.keys()].filter((path) => path === own || isBelow(path, own) || isBelow(own, path)),
      )
    },
    /** Whether it may leave that state without saying so: it belongs to one around it, or to a region beside it. */
    mayLeave: (id: string, transition: ChartTransition) => mayLeave(chart, chart.pathOf(id), transition),
  }
}

const childrenOf = ({ at }: Chart, path: string) =>
  [...at.values()].filter((state) => state.path !== '' && parentOf(state.path) === path)

/** A state with what is entered along with it: of a parallel one every region, else the initial one. */
function enteredWith(chart: Chart, path: string): string[] {
  const isParallel = chart.at.get(path)?.type === 'parallel'
  const first = childrenOf(chart, path).filter(({ isInitial }) => isParallel || isInitial)
  return [path, ...first.flatMap((state) => enteredWith(chart, state.path))]
}

/** The innermost state that neither is left nor entered; null for what only acts, or comes back to where it was. */
function domainOf({ pathOf }: Chart, { source, targets }: ChartTransition): string | null {
  const from = pathOf(source)
  const into = targets.map(pathOf)
  if (into.every((path) => path === from)) return null
  if (into.every((path) => isBelow(path, from))) return from
  return above(from).find((path) => into.every((each) => isBelow(each, path))) ?? ''
}

function enteredBy(chart: Chart, transition: ChartTransition): Set<string> {
  const domain = domainOf(chart, transition)
  const goals = transition.targets.map(chart.pathOf)
  if (domain === null) return new Set()
  const onTheWay = goals.flatMap((goal) => above(goal).filter((path) => isBelow(path, domain)))
  const regions = onTheWay
    .filter((path) => chart.at.get(path)?.type === 'parallel')
    .flatMap((path) => childrenOf(chart, path))
    .filter((region) => !goals.some((goal) => goal === region.path || isBelow(goal, region.path)))
  return new Set([
    ...onTheWay,
    ...[...goals, ...regions.map(({ path }) => path)].flatMap((path) => enteredWith(chart, path)),
  ])
}

function leftBy(chart: Chart, transition: ChartTransition): string[] {
  const domain = domainOf(chart, transition)
  const from = chart.pathOf(transition.source)
  return domain === null ? [] : [from, ...above(from)].filter((path) => isBelow(path, domain))
}

function mayLeave(chart: Chart, path: string, transition: ChartTransition): boolean {
  const domain = domainOf(chart, transition)
  const from = chart.pathOf(transition.source)
  if (domain === null || !isBelow(path, domain) || path === from || isBelow(from, path)) return false
  if (isBelow(path, from)) return true
  const common = above(path).find((each) => isBelow(from, each)) ?? ''
  return chart.at.get(common)?.type === 'parallel'
}
