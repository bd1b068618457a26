import type { ChartModel } from './chart'
import type { ChartWords } from './chart-texts'
import { type Tone, toneOf } from './connections'
import type { AnyNotes, Origin } from './notes'
import { sentencesOf } from './sentences'

export type Origins = { rules: string[]; decided: string | null }
type PageTransition = Origins & {
  id: string
  source: string
  /** none: only acts; several: into several regions */
  targets: string[]
  tone: Tone
  /** "SET_QTY", "done: getCart", as the code says it */
  label: string
  when: string
  does: string
}
/** All that people read of a machine, as plain JSON: docs/machines/pages has one file for each. */
export type MachinePage = {
  id: string
  area: string
  folder: string
  title: string
  sentence: string
  route: string
  chart: ChartModel
  /** its states where all goes well; null where the whole chart is seen at a glance */
  happyPath: readonly string[] | null
  words: ChartWords
  /** of states, by their ids */
  origins: Record<string, Origins>
  transitions: PageTransition[]
}
type Place = { area: string; folder: string }

export function machinePage(chart: ChartModel, notes: AnyNotes, { area, folder }: Place): MachinePage {
  const { id, title, sentence, route, states, delays, happyPath = null } = notes
  return {
    ...{ id, area, folder, title, sentence, route, chart, happyPath },
    words: {
      states: Object.fromEntries(Object.entries(states).map(([path, { title: said }]) => [path, { title: said }])),
      delays,
    },
    origins: Object.fromEntries(
      Object.values(chart.nodes).map((node) => [node.id, originsOf(states[node.path])] as const),
    ),
    transitions: sentencesOf(chart, notes).map((said) => pageTransition(chart, notes, said)),
  }
}

function pageTransition(
  chart: ChartModel,
  notes: AnyNotes,
  { transition, when, does }: ReturnType<typeof sentencesOf>[number],
): PageTransition {
  const branches = chart.edges.filter((edge) => edge.transition === transition)
  const edge = chart.edges.find(({ transition: id }) => id === transition)
  if (!edge) throw new Error(`no edge for ${transition}`)
  return {
    id: transition,
    source: edge.source,
    targets: branches.flatMap(({ target }) => target ?? []),
    tone: toneOf(chart, edge),
    label: edge.label,
    when,
    does,
    ...originsOf(notes.transitions?.[transition] ?? notes.states[chart.nodes[edge.source]?.path ?? '']),
  }
}

const originsOf = (note: Origin | undefined): Origins => ({
  rules: note && 'rules' in note ? [...note.rules] : [],
  decided: note?.decided ?? null,
})

/** Every rule of the specification that a machine keeps, and every decision that it stands on, in order. */
export function originsOfMachine({ origins, transitions }: MachinePage): { rules: string[]; decisions: string[] } {
  const all = [...Object.values(origins), ...transitions]
  const sorted = (names: string[]) => [...new Set(names)].sort()
  return {
    rules: sorted(all.flatMap(({ rules }) => rules)),
    decisions: sorted(all.flatMap(({ decided }) => decided ?? [])),
  }
}
