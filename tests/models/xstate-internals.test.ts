import { describe, expect, test } from 'vitest'
import { type AnyEventObject, createActor, type InspectionEvent, setup } from 'xstate'
import { inlineParts } from '~/machines/proving/inline'
import { createVirtualClock } from '~/machines/proving/virtual-clock'
import {
  fireTimer,
  type GuardOutcome,
  nodesOf,
  silentScope,
  timersOf,
  withParent,
  withRecordedGuards,
} from '~/machines/proving/xstate-internals'
import { chartOf } from '~/machines/reading/chart'
import { tellParent } from '~/machines/runtime/parts'
import { stepOf, takenBy } from '~/machines/runtime/taken-transitions'
import { startId } from '~/services/domain/transition-names.rules'

const kettle = setup({
  types: {
    input: {} as { isFull: boolean },
    context: {} as { isFull: boolean },
    events: {} as { type: 'ON' | 'LIFT' },
  },
  guards: { isFull: ({ context }) => context.isFull },
  delays: { boil: 100, cool: 300 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ isFull: input.isFull }),
  type: 'parallel',
  states: {
    heat: {
      initial: 'off',
      states: {
        off: { on: { ON: { guard: 'isFull', target: 'passing' } } },
        passing: { always: 'heating' },
        heating: { after: { boil: 'off' } },
      },
    },
    lamp: { initial: 'on', states: { on: { after: { cool: 'off' } }, off: {} } },
  },
})

describe('what is relied on of xstate beyond its promises', () => {
  test('microsteps tell which transitions were taken, also those without an event', () => {
    const taken: string[] = []
    const scope = silentScope(kettle, { isFull: true }, (event) => taken.push(...takenBy(event)))
    const first = kettle.getInitialSnapshot(scope, { isFull: true })
    expect(taken).toEqual([])
    const next = kettle.transition(first, { type: 'ON' }, scope)
    expect(taken).toEqual(['kettle.heat.off::ON::0', 'kettle.heat.passing::always::0'])
    expect(nodesOf(next)).toEqual(expect.arrayContaining(['kettle', 'kettle.heat', 'kettle.heat.heating']))
    expect(timersOf(scope.self)).toEqual([])
  })

  test('microsteps tell of which machine they are, and its start is one of them', () => {
    const steps: unknown[] = []
    const inspect = (event: InspectionEvent) => steps.push(stepOf(event))
    const actor = createActor(kettle, { input: { isFull: true }, inspect })
    actor.start().send({ type: 'ON' })
    expect(steps.filter((step) => step !== null)).toEqual([
      { machine: 'kettle', taken: [startId('kettle')] },
      { machine: 'kettle', taken: ['kettle.heat.off::ON::0'] },
      { machine: 'kettle', taken: ['kettle.heat.passing::always::0'] },
    ])
    actor.stop()
  })

  test('one of several timers can be fired alone', () => {
    const clock = createVirtualClock()
    const actor = createActor(kettle, { input: { isFull: true }, clock }).start()
    actor.send({ type: 'ON' })
    expect(timersOf(actor)).toHaveLength(2)
    fireTimer(actor, 'xstate.after.cool.kettle.lamp.on')
    expect(actor.getSnapshot().value).toEqual({ heat: 'heating', lamp: 'off' })
    expect(clock.pending()).toBe(1)
    clock.next()
    expect(actor.getSnapshot().value).toEqual({ heat: 'off', lamp: 'off' })
    expect(clock.now()).toBe(100)
    expect(() => fireTimer(actor, 'xstate.after.cool.kettle.lamp.on')).toThrow('no timer is pending')
  })

  test('guards can be listened to without changing what they answer', () => {
    const outcomes: GuardOutcome[] = []
    const machine = withRecordedGuards(kettle, (outcome) => outcomes.push(outcome))
    const actor = createActor(machine, { input: { isFull: false } }).start()
    actor.send({ type: 'ON' })
    expect(actor.getSnapshot().matches({ heat: 'off' })).toBe(true)
    expect(outcomes).toEqual([{ guard: 'isFull', event: { type: 'ON' }, outcome: false }])
    actor.stop()
  })
})

test('a parent gets what it is told, but no end, and the actor can be stopped all the same', () => {
  const told: AnyEventObject[] = []
  const lone = setup({ actions: { tell: tellParent(() => ({ type: 'BOILED' })) } }).createMachine({
    initial: 'off',
    states: { off: { on: { ON: { target: 'on', actions: 'tell' } } }, on: { type: 'final' } },
  })
  const actor = withParent(createActor(lone), told).start()
  actor.send({ type: 'ON' })
  expect(told).toEqual([{ type: 'BOILED' }])
  const other = withParent(createActor(lone), told).start()
  other.stop()
  expect(other.getSnapshot().status).toBe('stopped')
})

test('a chart names states, guards, delays and the branch that is left over', () => {
  const { nodes, edges } = chartOf(kettle)
  expect(nodes['kettle.heat.off']).toMatchObject({ path: 'heat.off', isInitial: true, parent: 'kettle.heat' })
  expect(edges.find((edge) => edge.kind === 'after')).toMatchObject({
    label: 'after boil',
    delay: 'boil',
    target: 'kettle.heat.off',
  })
  expect(edges.find((edge) => edge.guard === 'isFull')).toMatchObject({ label: 'ON', isElse: false, kind: 'event' })
})

test('logic written in place is found wherever it hides', () => {
  const sloppy = setup({}).createMachine({
    id: 'sloppy',
    entry: () => {},
    on: { A: { guard: () => true, actions: ['fine' as never, () => {}] } },
    initial: 'one',
    states: { one: { after: { 100: 'two' }, always: { guard: () => false, target: 'two' } }, two: {} },
  })
  expect(inlineParts(sloppy)).toEqual([
    'sloppy entry',
    'sloppy A guard',
    'sloppy A actions',
    'sloppy.one always guard',
    'sloppy.one after 100',
  ])
})
