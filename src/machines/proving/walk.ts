import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { firedAfter } from './awaited'
import { invariantId } from './coverage'
import { createDriver, type Driver } from './driver'
import { type AnyModel, keyOf } from './model'
import type { Path } from './tour'
import { childrenOf } from './xstate-internals'

/** Walks one path with a real actor. Throws at the first state, invariant or timer that is not as modelled. */
export async function walkPath(model: AnyModel, { start, steps }: Path): Promise<ReadonlySet<string>> {
  const driver = createDriver(model, start.input)
  await driver.start()
  let fired: ReadonlySet<string> = new Set()
  check({ model, driver, fired, expected: start.key, event: { type: 'start' } })
  for (const { event, to } of steps) {
    const snapshot = driver.actor.getSnapshot()
    await driver.perform(event)
    fired = firedAfter({ snapshot, fired }, event, driver.actor.getSnapshot())
    check({ model, driver, fired, expected: to, event })
  }
  driver.actor.stop()
  if (driver.clock.pending() > 0) throw new Error(`${model.machine.id}: timers run on after the actor was stopped`)
  return driver.covered
}

type Check = { model: AnyModel; driver: Driver; fired: ReadonlySet<string>; expected: string; event: AnyEventObject }

function check({ model, driver, fired, expected, event }: Check) {
  const snapshot = driver.actor.getSnapshot()
  const happened = `${model.machine.id} after ${JSON.stringify(event)}`
  const found = keyOf(model, snapshot, [...endedIn(snapshot), ...fired])
  if (found !== expected)
    throw new Error(`${happened}: expected ${expected}, found ${found}`, { cause: snapshot.error })
  const broken = brokenBy(model, driver)
  if (broken.length > 0)
    throw new Error(`${happened}: broken: ${broken.join('; ')}: ${JSON.stringify(snapshot.context)}`)
}

/** Names of invariants that do not hold now; those that speak of such a snapshot are noted as met. */
export function brokenBy(model: AnyModel, driver: Driver): string[] {
  const snapshot = driver.actor.getSnapshot()
  const meant = model.invariants.filter(({ when }) => when?.(snapshot, driver) ?? true)
  for (const { name } of meant) driver.covered.add(invariantId(name))
  return meant.filter(({ holds }) => !holds(snapshot, driver)).map(({ name }) => name)
}

const endedIn = (snapshot: AnyMachineSnapshot) =>
  childrenOf(snapshot).flatMap(([id, child]) => (child.getSnapshot().status === 'active' ? [] : [id]))
