import type { AnyEventObject } from 'xstate'
import { createDrivers, type Driver } from '../driver'
import type { Graph } from '../explore'
import { type AnyModel, endingOf } from '../model'
import { brokenBy } from '../walk'
import { timersOf } from '../xstate-internals'
import { type Trace, waysOf } from './ways'

/** Asks the invariants of a model after each event of a trace, as far as the machine comes along; names of the broken. */
export function createInvariants(model: AnyModel) {
  const open = createDrivers(model)
  return async ({ input, events }: Trace): Promise<string[]> => {
    const driver = open(input)
    await driver.start()
    const broken = new Set(brokenBy(model, driver))
    for (const event of events) {
      if (!canHappen(driver, event)) break
      await driver.perform(event)
      for (const name of brokenBy(model, driver)) broken.add(name)
    }
    driver.actor.stop()
    return [...broken]
  }
}

function canHappen({ actor, pending }: Driver, { type }: AnyEventObject): boolean {
  const ending = endingOf({ type })
  if (ending) return pending.has(ending.id)
  return !type.startsWith('xstate.after.') || timersOf(actor).some(({ event }) => event.type === type)
}

/** Ways that together go through every explored state: those on which no other goes on. */
export function throughAllStates(graph: Graph): Trace[] {
  const ways = [...waysOf(graph).values()]
  const continued = new Set(ways.map(({ before }) => before))
  return ways.filter((way) => !continued.has(way))
}
