import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { missing, unmet } from '~/machines/proving/coverage'
import { explore } from '~/machines/proving/explore'
import { createInvariants, throughAllStates } from '~/machines/proving/oracle/invariants'
import { exposed, neverHeld, undeclared } from '~/machines/proving/secrets'
import { timeDelay } from '~/machines/proving/timing'
import { type Goal, tour } from '~/machines/proving/tour'
import { walkPath } from '~/machines/proving/walk'
import { registry } from '~/machines/reading/registry'
import { checkLog, noteDerived } from '~/machines/recording/check'
import { logText, readLog } from '~/machines/recording/log-file'
import { todayOf } from '~/machines/recording/todays-machines'
import { exactDifferences, linesOf, recordedWalk } from '../support/recorded'

/** npm run test:all walks every edge; MBT=edges does so alone. */
const goal: Goal = process.env.TEST_ALL || process.env.MBT === 'edges' ? 'edges' : 'transitions'
/** MODEL=giftCard walks that machine alone. */
const only = process.env.MODEL ?? ''
const models = (await Promise.all(registry.map(({ model }) => model())))
  .filter((model) => model !== null)
  .filter(({ machine }) => !only || machine.id === only)
if (models.length === 0) throw new Error(`no machine is called ${only}`)

const COVERAGE = 'reports/coverage/unit'
/** Of each machine so many walks are recorded, which are more than a hundred together. */
const RECORDED_WALKS = 8
const RECORDED_STEPS = 12
const recorded = { sessions: 0 }

describe.each(models.map((model) => [model.machine.id, model] as const))('%s', (_, model) => {
  const graph = explore(model)
  const covered = new Set<string>()
  const paths = tour(graph, goal)

  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    for (const id of await walkPath(model, path)) covered.add(id)
  })

  test('replays what was recorded of it to equal snapshots, in memory and from a log', async () => {
    for (const path of tour(graph, 'visits', RECORDED_STEPS).slice(0, RECORDED_WALKS)) {
      const entries = await recordedWalk(model, path)
      expect(exactDifferences(entries)).toEqual([])
      const lines = linesOf(entries)
      await noteDerived(lines, todayOf)
      const checks = await checkLog(readLog(logText(lines)), todayOf)
      expect(checks.find(({ machine }) => machine === model.machine.id)).toMatchObject({ hasChanged: false })
      expect(checks.filter(({ difference }) => difference)).toEqual([])
      recorded.sessions += 1
    }
  })

  test('takes every transition and both outcomes of every guard', () => {
    expect(missing(model, covered)).toEqual({ uncovered: [], staleWaivers: [] })
  })

  test('keeps its invariants in every explored state', async () => {
    const brokenOn = createInvariants(model)
    for (const trace of throughAllStates(graph)) expect(await brokenOn(trace)).toEqual([])
  })

  test('meets what each of its invariants speaks of', () => {
    const names = model.invariants.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
    expect(unmet(model, covered)).toEqual([])
  })

  test('forgets card, password and code in every state where nothing needs them', async () => {
    const notes = await registry.find(({ id }) => id === model.machine.id)?.notes()
    expect(notes && undeclared(model, notes)).toEqual([])
    expect({ exposed: exposed(model, graph), neverHeld: neverHeld(model, graph) }).toEqual({
      exposed: [],
      neverHeld: [],
    })
  })

  test('says how long each of its delays takes, and no other', () => {
    expect(Object.keys(model.delays ?? {}).sort()).toEqual(Object.keys(model.machine.implementations.delays).sort())
  })

  test.each(Object.keys(model.delays ?? {}))('waits for %s as long as the specification says', async (name) => {
    const { early, due, expected } = await timeDelay(model, graph, name)
    expect({ early, due }).toEqual({ early: [], due: expected })
  })

  afterAll(() => {
    // for scripts/machines/coverage.ts
    mkdirSync(COVERAGE, { recursive: true })
    writeFileSync(`${COVERAGE}/${model.machine.id}.json`, JSON.stringify({ taken: [...covered] }))
    covered.clear()
  })
})

test('more than a hundred sessions were recorded and replayed', () => {
  // one machine alone is not enough
  if (only) return
  expect(recorded.sessions).toBeGreaterThanOrEqual(100)
})
