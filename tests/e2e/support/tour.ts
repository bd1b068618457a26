import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Edge, Graph } from '../../../src/machines/proving/explore'
import { tour } from '../../../src/machines/proving/tour'
import { expect, test } from './shop'

/** A page under its machine: the gesture for each event, and what must be seen in each state. */
type PageUnderModel = {
  perform(event: AnyEventObject): Promise<unknown> | undefined
  expectView(snapshot: AnyMachineSnapshot): Promise<unknown>
}
export type Way = { title: string; first: AnyMachineSnapshot; steps: Edge[] }

/** Ways that take every transition of a graph, which is one of more than `least` steps. */
export function waysThrough(graph: Graph, { name, least }: { name: string; least: number }): Way[] {
  const paths = tour(graph)
  test(`the tour of the ${name} takes more than a few steps`, () => {
    expect(paths.flatMap(({ steps }) => steps).length).toBeGreaterThan(least)
  })
  return paths.map(({ start, steps, title }, index) => ({
    title: `${name}, way ${index + 1} of ${paths.length}: ${title}`,
    first: snapshotAt(graph, start.key),
    steps,
  }))
}

export async function walk(ui: PageUnderModel, graph: Graph, { steps }: Way) {
  for (const [number, { event, to }] of steps.entries())
    await test.step(`${number + 1} ${event.type}`, async () => {
      await ui.perform(event)
      await ui.expectView(snapshotAt(graph, to))
    })
}

function snapshotAt({ snapshots }: Graph, key: string): AnyMachineSnapshot {
  const found = snapshots.get(key)
  if (!found) throw new Error(`no snapshot at ${key}`)
  return found
}
