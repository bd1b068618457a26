import { afterAll, describe, expect, test } from 'vitest'
import { missing, unmet } from '~/machines/proving/coverage'
import { explore } from '~/machines/proving/explore'
import { exposed, neverHeld, undeclared } from '~/machines/proving/secrets'
import { timeDelay } from '~/machines/proving/timing'
import { type Goal, tour } from '~/machines/proving/tour'
import { walkPath } from '~/machines/proving/walk'
import { registry } from '~/machines/reading/registry'

/** npm run test:all walks every edge; MBT=edges does so alone. */
const goal: Goal = process.env.TEST_ALL || process.env.MBT === 'edges' ? 'edges' : 'transitions'
/** MODEL=giftCard walks that machine alone. */
const only = process.env.MODEL ?? ''
const models = (await Promise.all(registry.map(({ model }) => model())))
  .filter((model) => model !== null)
  .filter(({ machine }) => !only || machine.id === only)
if (models.length === 0) throw new Error(`no machine is called ${only}`)

describe.each(models.map((model) => [model.machine.id, model] as const))('%s', (_, model) => {
  const graph = explore(model)
  const covered = new Set<string>()
  const paths = tour(graph, goal)

  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    for (const id of await walkPath(model, path)) covered.add(id)
  })

  test('takes every transition and both outcomes of every guard', () => {
    expect(missing(model, covered)).toEqual({ uncovered: [], staleWaivers: [] })
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

  afterAll(() => covered.clear())
})
