import { createDriver } from './driver'
import type { Graph } from './explore'
import type { AnyModel } from './model'
import { type Path, pathTo } from './tour'
import { stopTimer, timersOf } from './xstate-internals'

type Timed = {
  /** transitions that were taken while the delay had a millisecond to go */
  early: string[]
  /** and in that millisecond */
  due: string[]
  /** those that the delay leads to, by the chart */
  expected: string[]
}

/**
 * What a running machine does around the end of a delay, by the figure of its model. All other timers of the machine
 * stand still meanwhile.
 */
export async function timeDelay(model: AnyModel, graph: Graph, name: string): Promise<Timed> {
  const path = pathTo(graph, ({ type }) => type.startsWith(`xstate.after.${name}.`))
  if (!path) throw new Error(`${model.machine.id}: nothing waits for ${name}`)
  const { driver, edge, since } = await arrive(model, path)
  const takenIn = async (milliseconds: number) => {
    driver.covered.clear()
    driver.clock.advance(milliseconds)
    await driver.settled()
    return edge.covers.filter((id) => driver.covered.has(id))
  }
  for (const timer of timersOf(driver.actor))
    if (timer.event.type !== edge.event.type) stopTimer(driver.actor, timer.id)
  const left = (model.delays?.[name] ?? 0) - (driver.clock.now() - since)
  const [early, due] = [await takenIn(left - 1), await takenIn(1)]
  driver.actor.stop()
  return { early, due, expected: edge.covers }
}

/** Up to the last step, which is the timer's; `since`: when that timer was started. */
async function arrive(model: AnyModel, { start, steps }: Path) {
  const driver = createDriver(model, start.input)
  const edge = steps.at(-1)
  if (!edge) throw new Error(`${model.machine.id}: there is no way to the timer`)
  const waiting = () => timersOf(driver.actor).find(({ event }) => event.type === edge.event.type)
  await driver.start()
  let [timer, since] = [waiting(), driver.clock.now()]
  for (const { event } of steps.slice(0, -1)) {
    await driver.perform(event)
    if (timer !== waiting()) [timer, since] = [waiting(), driver.clock.now()]
  }
  if (!timer) throw new Error(`${model.machine.id}: ${edge.event.type} is not running`)
  return { driver, edge, since }
}
