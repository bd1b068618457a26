import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMovableClock } from '~/services/platform/clock/clock.server'
import { createFaults } from '~/services/platform/faults/faults.server'
import { createQaState } from '~/services/platform/qa/qa-state.server'
import { openTestDatabase, type TestDatabase } from '../support/database'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterEach(async () => {
  const { state } = await processOf()
  await state.clearRules()
  await state.resetClock()
})
afterAll(() => opened.close())

const HOUR = 3_600_000
const drop = { kind: 'drop' } as const
const rule = (times: number | null, operation = 'cart') => ({ upstream: 'shopify', operation, outcome: drop, times })

/** A process that has just started on the database, with a memory of its own. */
async function processOf({ isShared = true } = {}) {
  const clock = createMovableClock(() => 0)
  const faults = createFaults()
  const state = createQaState({ db: opened.db, isShared, clock, faults })
  await state.read()
  return { clock, faults, state }
}
type Process = Awaited<ReturnType<typeof processOf>>

const takes = ({ faults }: Process, count: number) =>
  Promise.all(Array.from({ length: count }, () => faults.take('shopify', 'cart')))
const taken = (outcomes: unknown[]) => outcomes.filter((outcome) => outcome !== null).length

test('what QA does is obeyed at once where it was done, and by others once they look', async () => {
  const [here, there] = [await processOf(), await processOf()]
  await here.state.addRule(rule(null))
  await here.state.setClock(5 * HOUR)
  expect([here.faults.list(), here.clock.now()]).toEqual([[rule(null)], 5 * HOUR])
  expect([there.faults.list(), there.clock.now()]).toEqual([[], 0])
  expect(await there.state.look()).toBe(true)
  expect([there.faults.list(), there.clock.now()]).toEqual([[rule(null)], 5 * HOUR])
  expect(await there.state.look()).toBe(false)
  await there.state.clearRules()
  await here.state.look()
  expect(here.faults.list()).toEqual([])
})

test('the clock moves on from where another process has set it', async () => {
  const [here, there] = [await processOf(), await processOf()]
  await here.state.setClock(HOUR)
  await there.state.advanceClock(HOUR)
  expect(there.clock.now()).toBe(2 * HOUR)
  await here.state.look()
  expect(here.clock.now()).toBe(2 * HOUR)
})

test('a rule is met exactly as often as it says, by all processes together', async () => {
  const [here, there] = [await processOf(), await processOf()]
  await here.state.addRule(rule(5))
  await there.state.look()
  const outcomes = await Promise.all([takes(here, 6), takes(there, 6)])
  expect(taken(outcomes.flat())).toBe(5)
  expect(await takes(await processOf(), 1)).toEqual([null])
})

test('the next rule is met once the first is spent elsewhere', async () => {
  const [here, there] = [await processOf(), await processOf()]
  await here.state.addRule(rule(1))
  await here.state.addRule({ ...rule(null, '*'), outcome: { kind: 'garbage' } })
  await there.state.look()
  expect(await takes(here, 1)).toEqual([drop])
  expect(await takes(there, 1)).toEqual([{ kind: 'garbage' }])
})

test('rules and clock outlive the process, with what is left of them', async () => {
  const { state, ...before } = await processOf({ isShared: false })
  await state.addRule(rule(3))
  await state.setClock(HOUR)
  await takes({ state, ...before }, 2)
  await state.settle()
  const after = await processOf({ isShared: false })
  expect([after.faults.list(), after.clock.now()]).toEqual([[rule(1)], HOUR])
  // a rule that is added meanwhile does not bring back what was spent
  await takes(after, 1)
  await after.state.addRule(rule(null, 'product'))
  expect(after.faults.list()).toEqual([rule(null, 'product')])
})
