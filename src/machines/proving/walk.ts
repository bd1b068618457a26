import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { createDriver, type Driver } from './driver'
import { type AnyModel, keyOf } from './model'
import type { Path } from './tour'
import { childrenOf } from './xstate-internals'

/** Walks one path with a real actor. Throws at the first state, invariant or timer that is not as modelled. */
export async function walkPath(model: AnyModel, { start, steps }: Path): Promise<ReadonlySet<string>> {
  const driver = createDriver(model, start.input)
  await driver.start()
  check({ model, driver, expected: start.key, event: { type: 'start' } })
  for (const { event, to } of steps) {
    await driver.perform(event)
    check({ model, driver, expected: to, event })
  }
  driver.actor.stop()
  if (driver.clock.pending() > 0) throw new Error(`${model.machine.id}: timers run on after the actor was stopped`)
  return driver.covered
}

type Check = { model: AnyModel; driver: Driver; expected: string; event: AnyEventObject }

function check({ model, driver, expected, event }: Check) {
  const snapshot = driver.actor.getSnapshot()
  const happened = `${model.machine.id} after ${JSON.stringify(event)}`
  const found = keyOf(model, snapshot, endedIn(snapshot))
  if (found !== expected)
    throw new Error(`${happened}: expected ${expected}, found ${found}`, { cause: snapshot.error })
  const broken = model.invariants.filter(
    ({ when, holds }) => (when?.(snapshot, driver) ?? true) && !holds(snapshot, driver),
  )
  if (broken.length > 0)
    throw new Error(
      `${happened}: broken: ${broken.map(({ name }) => name).join('; ')}: ${JSON.stringify(snapshot.context)}`,
    )
}

const endedIn = (snapshot: AnyMachineSnapshot) =>
  childrenOf(snapshot).flatMap(([id, child]) => (child.getSnapshot().status === 'active' ? [] : [id]))
