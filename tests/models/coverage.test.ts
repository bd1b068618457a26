import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { missing, unmet } from '~/machines/proving/coverage'
import { createDriver } from '~/machines/proving/driver'
import { explore } from '~/machines/proving/explore'
import type { Model } from '~/machines/proving/model'
import { tour } from '~/machines/proving/tour'
import { walkPath } from '~/machines/proving/walk'

const gateMachine = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'TRY'; code: string } | { type: 'NEVER' } },
  actors: { open: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
  guards: { isRight: (_, code: string) => code === 'right', isTired: ({ context }) => context.tries >= 2 },
  actions: { count: assign(({ context }) => ({ tries: context.tries + 1 })) },
  delays: { patience: 100 },
}).createMachine({
  id: 'gate',
  context: { tries: 0 },
  initial: 'shut',
  states: {
    shut: {
      always: { guard: 'isTired', target: 'barred' },
      on: {
        TRY: [
          { guard: { type: 'isRight', params: ({ event }) => event.code }, target: 'opening' },
          { actions: 'count' },
        ],
      },
    },
    opening: { invoke: { id: 'open', src: 'open', onDone: 'wide', onError: 'shut' }, after: { patience: 'shut' } },
    wide: { type: 'final' },
    barred: { type: 'final' },
  },
})

const gateModel: Model<typeof gateMachine> = {
  machine: gateMachine,
  input: undefined,
  key: (context) => Math.min(context.tries, 2),
  cases: { TRY: ['right', 'wrong'].map((code) => ({ type: 'TRY', code })), NEVER: [] },
  outcomes: { open: [{ output: 'creak' }, { error: new Error('stuck') }] },
  invariants: [
    {
      name: 'two wrong codes bar it',
      when: (snapshot) => snapshot.context.tries >= 2,
      holds: (snapshot) => snapshot.matches('barred'),
    },
  ],
}

async function walkedBy(model: Model<typeof gateMachine>) {
  const covered = new Set<string>()
  for (const path of tour(explore(model))) for (const id of await walkPath(model, path)) covered.add(id)
  return covered
}
const coveredBy = async (model: Model<typeof gateMachine>) => missing(model, await walkedBy(model))

describe('coverage', () => {
  test('is whole when every transition and both answers of every guard were taken', async () => {
    expect(await coveredBy(gateModel)).toEqual({ uncovered: [], staleWaivers: [] })
  })

  test('names what a missing case leaves out: transitions and answers', async () => {
    const { uncovered } = await coveredBy({
      ...gateModel,
      cases: { ...gateModel.cases, TRY: [{ type: 'TRY', code: 'right' }] },
    })
    expect(uncovered).toEqual([
      'gate.shut::TRY::1',
      'gate.shut::always::0',
      'guard:isRight@TRY=false',
      'guard:isTired@always=true',
    ])
  })

  test('names a missing ending of an actor', async () => {
    const { uncovered } = await coveredBy({ ...gateModel, outcomes: { open: [{ output: 'creak' }] } })
    expect(uncovered).toEqual(['gate.opening::xstate.error.actor.open::0'])
  })

  test('takes a waiver with its reason, and refuses one that is wrong', async () => {
    const outcomes = { open: [{ output: 'creak' }] }
    const id = 'gate.opening::xstate.error.actor.open::0'
    expect(await coveredBy({ ...gateModel, outcomes, unreachable: { [id]: 'never stuck' } })).toEqual({
      uncovered: [],
      staleWaivers: [],
    })
    expect((await coveredBy({ ...gateModel, unreachable: { [id]: 'never stuck' } })).staleWaivers).toEqual([id])
  })

  test('refuses an actor whose endings nobody listed, and a key that never ends', () => {
    expect(() => explore({ ...gateModel, outcomes: {} })).toThrow('no outcomes are declared for "open"')
    const endless = gateMachine.provide({ guards: { isTired: () => false } })
    expect(() => explore({ ...gateModel, machine: endless, key: (context) => context.tries, limit: 50 })).toThrow(
      'more than 50',
    )
  })
})

describe('a walk', () => {
  test('fails where an invariant is broken', async () => {
    const model: Model<typeof gateMachine> = {
      ...gateModel,
      invariants: [{ name: 'it never opens', holds: (snapshot) => !snapshot.matches('wide') }],
    }
    await expect(coveredBy(model)).rejects.toThrow('broken: it never opens')
  })

  test('names an invariant that speaks of what no walk meets, and none that speaks of everything', async () => {
    const always = { name: 'there is a count', holds: () => true }
    const never = { name: 'a fifth try is told', when: () => false, holds: () => false }
    const model: Model<typeof gateMachine> = { ...gateModel, invariants: [...gateModel.invariants, always, never] }
    expect(unmet(model, await walkedBy(model))).toEqual(['a fifth try is told'])
  })

  test('fails where the running machine goes elsewhere than the explored one', async () => {
    const [path] = tour(explore(gateModel))
    if (!path) return expect.unreachable()
    const elsewhere = { ...path, steps: path.steps.map((step) => ({ ...step, to: 'nowhere' })) }
    await expect(walkPath(gateModel, elsewhere)).rejects.toThrow('expected nowhere')
  })

  test('aborts a call that was given up', async () => {
    const { perform, start, calls } = createDriver(gateModel)
    await start()
    await perform({ type: 'TRY', code: 'right' })
    await perform({ type: 'xstate.after.patience.gate.opening' })
    expect(calls).toMatchObject([{ id: 'open', isAborted: true }])
    await expect(async () => perform({ type: 'xstate.done.actor.open', output: 'creak' })).rejects.toThrow(
      '"open" is not running',
    )
  })
})

describe('a tour of visits', () => {
  test('meets each state and each kind of event, and takes no more steps than one of the transitions', () => {
    const graph = explore(gateModel)
    const steps = tour(graph, 'visits').flatMap((path) => path.steps)
    const statesOf = (keys: string[]) => new Set(keys.map((key) => JSON.stringify(graph.snapshots.get(key)?.value)))
    const edges = [...graph.out.values()].flat()
    const starts = graph.starts.map(({ key }) => key)
    expect(statesOf([...starts, ...steps.map(({ to }) => to)])).toEqual(statesOf([...graph.snapshots.keys()]))
    expect(new Set(steps.map(({ event }) => event.type))).toEqual(new Set(edges.map(({ event }) => event.type)))
    expect(steps.length).toBeLessThanOrEqual(tour(graph).flatMap((path) => path.steps).length)
  })
})

describe('a machine with children', () => {
  const roomMachine = setup({
    types: { context: {} as object, events: {} as { type: 'KNOCK' } },
    actors: { gate: gateMachine },
  }).createMachine({
    id: 'room',
    context: {},
    initial: 'outside',
    states: {
      outside: {
        invoke: { id: 'gate', src: 'gate', syncSnapshot: true, onDone: 'inside', onError: 'outside' },
        on: { KNOCK: 'outside' },
      },
      inside: { type: 'final' },
    },
  })
  const roomModel: Model<typeof roomMachine> = {
    machine: roomMachine,
    input: undefined,
    key: () => null,
    cases: { KNOCK: [{ type: 'KNOCK' }] },
    outcomes: { gate: [{ output: undefined }, { error: new Error('fell off') }] },
    invariants: [
      {
        name: 'there is one gate at a time',
        holds: (_, { calls }) => calls.filter(({ isAborted }) => !isAborted).length <= 1,
      },
    ],
  }

  test('is walked with a controlled child where its ending is modelled', async () => {
    const covered = new Set<string>()
    for (const path of tour(explore(roomModel))) for (const id of await walkPath(roomModel, path)) covered.add(id)
    expect(missing(roomModel, covered)).toEqual({ uncovered: [], staleWaivers: [] })
  })

  test('keeps a child real whose ending is not, with that child’s own calls controlled', async () => {
    const { actor, pending, perform, start } = createDriver({ ...roomModel, outcomes: {} })
    await start()
    const gate = actor.getSnapshot().children.gate
    gate?.send({ type: 'TRY', code: 'right' })
    expect(gate?.getSnapshot().value).toBe('opening')
    expect([...pending.keys()]).toEqual(['open'])
    await perform({ type: 'xstate.done.actor.open', output: 'creak' })
    expect(actor.getSnapshot().value).toBe('inside')
  })
})
