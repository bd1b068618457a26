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

/**
 * The ways of one page through a graph of more than `least` steps: one walk that meets each state and each event once; with
 * TEST_ALL every transition.
 */
export function waysThrough(graph: Graph, { name, least }: { name: string; least: number }): Way[] {
  const whole = tour(graph)
  test(`the tour of the ${name} takes more than a few steps`, () => {
    expect(whole.flatMap(({ steps }) => steps).length).toBeGreaterThan(least)
  })
  const paths = process.env.TEST_ALL ? whole : tour(graph, 'visits')
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
