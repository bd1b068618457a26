import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explore, type Graph } from '~/machines/proving/explore'
import { inlineParts } from '~/machines/proving/inline'
import { type AnyModel, inputsOf, list } from '~/machines/proving/model'
import { isMachine, nodesOf } from '~/machines/proving/xstate-internals'
import { type ChartModel, chartOf } from '~/machines/reading/chart'
import type { AnyNotes } from '~/machines/reading/notes'
import { registry } from '~/machines/reading/registry'
import { endlessIn, isLeft, opened } from '../support/ways-out'

const entries = await Promise.all(
  registry.map(async ({ id, ...parts }) => ({
    id,

    machine: await parts.machine(),
    model: await parts.model(),
    notes: await parts.notes(),
    connect: await parts.connect(),
  })),
)

const graphs = new Map<AnyModel, Graph>()
/** A big model takes a second to explore: once for all that is asked of it. */
function explored(model: AnyModel): Graph {
  const graph = graphs.get(model) ?? explore(model)
  graphs.set(model, graph)
  return graph
}

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, { machine, model, notes, connect }) => {
  const chart = chartOf(machine)
  const nodes = Object.values(chart.nodes)
  const actors: Record<string, unknown> = machine.implementations.actors

  test('has a model with an invariant, notes and a connect, all of its own name', () => {
    expect(machine.id).toBe(id)
    expect(model?.machine).toBe(machine)
    expect(model?.invariants.length).toBeGreaterThan(0)
    expect(notes?.id).toBe(id)
    expect(connect).toBeTypeOf('function')
  })

  test('stops itself when it loops', () => expect(machine.options.maxIterations).toBe(1000))

  test('names every guard, action, actor and delay', () => expect(inlineParts(machine)).toEqual([]))

  test('has notes for every state, event, guard, action, delay and actor, and for nothing else', () => {
    if (notes) expect(notedNames(notes)).toEqual(chartNames(chart, machine.implementations))
  })

  test('tells where each state comes from', () => {
    const silent = Object.entries(notes?.states ?? {}).filter(([, note]) => note.title.length < 3 || !hasOrigin(note))
    expect(silent).toEqual([])
    const transitions = Object.entries(notes?.transitions ?? {})
    expect(
      transitions.filter(([key, note]) => !hasOrigin(note) || !chart.edges.some((edge) => edge.transition === key)),
    ).toEqual([])
  })

  test('catches the failure of every actor, and the end of each that ends', () => {
    const invoked = nodes.flatMap((node) => node.invoke.map((invoke) => ({ node, ...invoke })))
    const handles = (node: string, type: string) =>
      chart.edges.some((edge) => edge.source === node && edge.eventType === type)
    const loose = invoked.filter(({ node, id: actor }) => {
      const ends = model !== null && canEnd(model, { node: node.id, actor })
      return (
        !handles(node.id, `xstate.error.actor.${actor}`) || (ends && !handles(node.id, `xstate.done.actor.${actor}`))
      )
    })
    expect(loose.map(({ id: actor }) => actor)).toEqual([])
    // xstate makes up ids with a number in front where a chart gives none
    expect(invoked.filter(({ id: actor }) => /^\d+\./.test(actor))).toEqual([])
  })

  test('has a way out of every state that is not final', () => {
    const stuck = nodes.filter(
      (node) => node.type === 'atomic' && !hasExit(chart, node.id) && !notes?.states[node.path]?.stays,
    )
    expect(stuck.map(({ path }) => path)).toEqual([])
  })

  test('waits for nothing without an end: every busy state has an error exit or a time limit', () => {
    const busy = nodes.filter((node) => node.tags.includes('busy'))
    const endless = busy.filter(
      (node) =>
        !lineage(chart, node.id).some((line) =>
          chart.edges.some((edge) => edge.source === line && ['error', 'after'].includes(edge.kind)),
        ),
    )
    expect(endless.map(({ path }) => path)).toEqual([])
  })

  test('C-19 a spinner ends by itself when nobody answers', () => {
    if (!model) return expect.unreachable('there is no model')
    // a machine below has an end of its own
    const children = nodes.flatMap(({ invoke }) => invoke.filter(({ src }) => isMachine(actors[src])))
    const ends = children.map((child) => `xstate.done.actor.${child.id}`)
    const isSilent = (type: string) => type.startsWith('xstate.after.') || ends.includes(type)
    expect(endlessIn(explored(model), isSilent)).toEqual([])
  })

  test('C-19 what opens can be closed by whoever looks at it', () => {
    expect(
      opened(chart)
        .filter((node) => !isLeft(chart, node))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('reaches every state, and every input, context and event has the shape of its schema', () => {
    if (!model || !notes) return expect.unreachable('model or notes are missing')
    const reached = reachedNodes(model)
    expect(nodes.filter((node) => node.type !== 'history' && !reached.has(node.id)).map(({ path }) => path)).toEqual([])
    expect(shapeErrors(model, notes)).toEqual([])
  })
})

/** States that snapshots rest in, and those that are passed through at once. */
function reachedNodes(model: AnyModel) {
  const { snapshots, starts, out } = explored(model)
  const taken = [...starts, ...[...out.values()].flat()].flatMap(({ covers }) => covers)
  const entered = [...snapshots.values()].flatMap((snapshot) => nodesOf(snapshot))
  return new Set([...entered, ...taken.map((id) => id.replace(/::.*/, ''))])
}

/** Whether an actor has an answer in any snapshot in which it runs; a listener has none. */
function canEnd(model: AnyModel, { node, actor }: { node: string; actor: string }) {
  const running = [...explored(model).snapshots.values()].filter((snapshot) => nodesOf(snapshot).includes(node))
  return running.some((snapshot) => list(model.outcomes[actor] ?? [], snapshot).some((outcome) => 'output' in outcome))
}

function shapeErrors(model: AnyModel, notes: AnyNotes) {
  const { snapshots } = explored(model)
  const contexts = [...snapshots.values()].map((snapshot) => notes.schemas.context.safeParse(snapshot.context))
  const inputs = inputsOf(model).map((input) => notes.schemas.input.safeParse(input))
  const events = [...snapshots.values()].flatMap((snapshot) =>
    Object.entries(model.cases).flatMap(([type, cases]) =>
      list<unknown, unknown>(cases, snapshot).map((event) => notes.schemas.events[type]?.safeParse(event)),
    ),
  )
  return [...contexts, ...inputs, ...events].filter((parsed) => !parsed?.success).map((parsed) => parsed?.error?.issues)
}

type Named = Record<'states' | 'events' | 'guards' | 'actions' | 'delays' | 'actors', string[]>
type Implementations = Record<'guards' | 'actions' | 'delays' | 'actors', object>

const sorted = (record: object) => Object.keys(record).sort()

const notedNames = ({
  states,
  events,
  guards,
  actions,
  delays,
  actors,
  schemas,
}: AnyNotes): Named & { payloads: string[] } => ({
  states: sorted(states),
  events: sorted(events),
  guards: sorted(guards),
  actions: sorted(actions),
  delays: sorted(delays),
  actors: sorted(actors),
  payloads: sorted(schemas.events),
})

function chartNames(
  chart: ChartModel,
  { guards, actions, delays, actors }: Implementations,
): Named & { payloads: string[] } {
  const events = [
    ...new Set(chart.edges.filter(({ kind }) => kind === 'event').map(({ eventType }) => eventType)),
  ].sort()
  const paths = Object.values(chart.nodes).map(({ path }) => path)
  return {
    states: paths.filter((path) => path !== '').sort(),
    events,
    guards: sorted(guards),
    actions: sorted(actions),
    delays: sorted(delays),
    actors: sorted(actors),
    payloads: events,
  }
}

/** The decisions that are written down here. */
const ADRS = new Set(readdirSync('docs/decisions').map((name) => `ADR-${name.slice(0, 4)}`))

const hasOrigin = (note: object) =>
  ('rules' in note &&
    Array.isArray(note.rules) &&
    note.rules.length > 0 &&
    note.rules.every((rule) => /^[AS]-\d{3}$|^[BCDEF]-\d{2}[a-f]?$/.test(rule))) ||
  ('decided' in note && (/^E-\d+$/.test(String(note.decided)) || ADRS.has(String(note.decided))))

/** A state and everything around it. */
function lineage(chart: ChartModel, id: string): string[] {
  const parent = chart.nodes[id]?.parent
  return parent ? [id, ...lineage(chart, parent)] : [id]
}

const hasExit = (chart: ChartModel, id: string) =>
  lineage(chart, id).some((line) =>
    chart.edges.some((edge) => edge.source === line && edge.target !== null && edge.target !== id),
  )
