import type { AnyMachineSnapshot } from 'xstate'
import { PERSONAS } from '~/content/seed/personas'
import type { Edge } from '~/machines/proving/explore'
import { type ShortestWay, shortestWays } from '~/machines/proving/shortest'
import { nodesOf } from '~/machines/proving/xstate-internals'
import { type ChartModel, chartOf } from '~/machines/reading/chart'
import type { AnyNotes } from '~/machines/reading/notes'
import { registry } from '~/machines/reading/registry'
import { sentencesOf } from '~/machines/reading/sentences'
import { recipeText } from '~/machines/recording/recipe'
import type { MachineStates, PageState, StatesFile } from '~/services/flows/machines/states.contract'
import { explored } from './explored'
import { PERSONAL, PLACES, type Place, UNSEEN } from './places'

/** What of a model's input is the page's own, wherever a context has it: its language and what depends on that. */
const OF_PAGE = ['locale', 'prefix', 'pageLanguage', 'currency']

/** Every state of every machine that is to be seen on a page, with the shortest way there. */
export async function allStates(): Promise<StatesFile> {
  const machines = await Promise.all(
    registry.map(async (entry) => {
      const place = PLACES[entry.id]
      const [machine, model, notes] = await Promise.all([entry.machine(), entry.model(), entry.notes()])
      if (!model || !notes) throw new Error(`${entry.id} has no model or no notes`)
      if (!place) return absent(entry.id, notes)
      const read = { chart: chartOf(machine), notes }
      const staged = shortestWays(explored(model))
        .filter(({ snapshot }) => !isUnseen(place, read.chart, snapshot))
        .map((way) => stagedState({ ...read, place, way }))
      return machineStates({ ...entry, ...read, place }, [...staged, ...personalStates(entry.id, place)])
    }),
  )
  return {
    machines: machines.flatMap((each) => ('states' in each ? each : [])),
    unseen: machines.flatMap((each) => ('reason' in each ? each : [])),
  }
}

function absent(id: string, { title }: AnyNotes) {
  const reason = UNSEEN[id]
  if (!reason) throw new Error(`scripts/machines/places.ts knows neither a page for ${id} nor why there is none`)
  return { id, title, reason }
}

const isUnseen = ({ unseen = {} }: Place, { nodes }: ChartModel, snapshot: AnyMachineSnapshot) =>
  nodesOf(snapshot).some((id) => (nodes[id]?.path ?? '') in unseen)

type Seen = { id: string; area: string; chart: ChartModel; notes: AnyNotes; place: Place }

const machineStates = ({ id, area, chart, notes, place }: Seen, states: PageState[]): MachineStates => ({
  ...{ id, area, title: notes.title, sentence: notes.sentence },
  size: place.size ?? null,
  isKeyed: place.isKeyed ?? false,
  states,
  reasons: reasonsOf(chart, place, states),
})

const PASSED = 'it is passed at once: nothing stands still in it'

/** Why nobody can look at an innermost state, where no recipe leads to it. */
function reasonsOf(
  { nodes }: ChartModel,
  { unseen = {} }: Place,
  states: readonly PageState[],
): Record<string, string> {
  const seen = new Set(states.flatMap(({ leaves }) => leaves))
  const missing = Object.values(nodes).filter(({ id, children }) => children.length === 0 && !seen.has(id))
  return Object.fromEntries(missing.map(({ id, path }) => [id, unseen[path] ?? PASSED]))
}

type Staged = { chart: ChartModel; notes: AnyNotes; place: Place; way: ShortestWay }

function stagedState({ chart, notes, place, way }: Staged): PageState {
  const { state, start, edges, snapshot } = way
  const [flow, ...within] = place.within ?? [chart.id]
  const own = OF_PAGE.filter((name) => name in Object(snapshot.context))
  const { path, told = null, preview = null, keeps = [] } = spotOf(place, chart, snapshot)
  const recipe = {
    flow,
    within,
    keeps: [...keeps, ...own],
    holds: place.holds,
    start,
    steps: edges.map(({ step }) => step),
  }
  const leaves = nodesOf(snapshot).filter((id) => chart.nodes[id]?.children.length === 0)
  const titles = leaves.map((id) => notes.states[chart.nodes[id]?.path ?? '']?.title ?? state)
  return {
    ...{ state, title: [...new Set(titles)].join(' · '), leaves },
    ...{ persona: place.persona ?? null, flag: place.flag ?? null, path, told, preview },
    stages: [...(place.before ?? []), recipeText(recipe)],
    steps: edges.map((edge) => ({ name: edge.step, when: saidOf({ chart, notes }, edge) })),
  }
}

/** A state may be to be seen on another page of its flow. */
function spotOf(place: Place, { nodes }: ChartModel, snapshot: AnyMachineSnapshot) {
  const paths = nodesOf(snapshot).map((id) => nodes[id]?.path ?? '')
  const elsewhere = Object.entries(place.elsewhere ?? {}).find(([path]) => paths.includes(path))?.[1]
  // what a page keeps, all of them do
  return elsewhere ? { keeps: place.keeps, ...elsewhere } : place
}

/** 'the customer presses “Save”': the transition's own sentence, as a step. */
function saidOf({ chart, notes }: Pick<Staged, 'chart' | 'notes'>, { covers, event }: Edge): string {
  const sentences = sentencesOf(chart, notes)
  const taken = covers.find(
    (id) => id.includes(`::${event.type}::`) && sentences.some((each) => each.transition === id),
  )
  const when = sentences.find(({ transition }) => transition === taken)?.when ?? ''
  return when.replace(/^When /, '')
}

/** The page as it is for each of the seed's people. */
const personalStates = (id: string, { path }: Place): PageState[] =>
  PERSONAL.includes(id)
    ? PERSONAS.filter(({ groups }) => groups.length === 0).map(({ email, about }) => {
        const persona = email.replace(/@.*/, '')
        return {
          state: '',
          title: about,
          path,
          leaves: [],
          persona,
          told: null,
          flag: null,
          preview: null,
          stages: [],
          steps: [],
        }
      })
    : []
