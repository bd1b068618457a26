import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from '~/machines/reading/chart'
import { happyPath, happySteps } from '~/machines/reading/happy-path'
import { registry } from '~/machines/reading/registry'

const chart = chartOf(
  createMachine({
    id: 'order',
    initial: 'choosing',
    states: {
      choosing: { on: { GO: 'paying' } },
      paying: {
        initial: 'asking',
        on: { LEAVE: 'choosing' },
        states: {
          asking: { invoke: { src: 'pay', onDone: 'checking', onError: 'failed' } },
          checking: { always: [{ guard: 'isMore', target: 'asking' }, { target: '#order.done' }] },
          failed: {},
        },
      },
      done: { type: 'final' },
    },
  }),
)

describe('the way through a machine on which all goes well', () => {
  test('has its states side by side, each once, and of all transitions those that lead along it', () => {
    const path = ['choosing', 'paying.asking', 'paying.checking', 'paying.asking', 'paying.checking', 'done']
    const happy = happyPath(chart, path)
    expect(happy.nodes[happy.root]?.children.map((id) => happy.nodes[id]?.key)).toEqual([
      ...['choosing', 'paying.asking', 'paying.checking', 'done'],
    ])
    expect(happy.edges.map(({ source, target, kind }) => [source, kind, target])).toEqual([
      ['order.choosing', 'event', 'order.paying.asking'],
      ['order.paying.asking', 'done', 'order.paying.checking'],
      ['order.paying.checking', 'always', 'order.paying.asking'],
      ['order.paying.checking', 'always', 'order.done'],
    ])
  })

  test.each([
    [['choosing', 'done'], 'nothing leads from "choosing" to "done"'],
    [['paying.asking', 'paying.failed'], 'nothing leads from "paying.asking" to "paying.failed"'],
    [['choosing', 'sent'], 'no state "sent"'],
  ])('%j is none', (path, why) => expect(() => happyPath(chart, path)).toThrow(why))

  test('is told in its order, each time a state is met, with what leads on from there', () => {
    const path = ['choosing', 'paying.asking', 'paying.checking', 'paying.asking', 'paying.checking', 'done']
    expect(happySteps(chart, path).map(({ state, transition }) => [state, transition])).toEqual([
      ['order.choosing', 'order.choosing::GO::0'],
      ['order.paying.asking', expect.stringMatching(/^order\.paying\.asking::xstate\.done\.actor\./)],
      ['order.paying.checking', 'order.paying.checking::always::0'],
      ['order.paying.asking', expect.stringMatching(/^order\.paying\.asking::xstate\.done\.actor\./)],
      ['order.paying.checking', 'order.paying.checking::always::1'],
      ['order.done', null],
    ])
  })

  test('tells what somebody does in a state that stays where it is, as the nearest around it takes it', () => {
    const cart = chartOf(
      createMachine({
        id: 'cart',
        initial: 'ready',
        on: { ADD: { actions: 'refuse' } },
        states: {
          ready: {
            initial: 'idle',
            on: { ADD: { actions: 'keep' } },
            states: { idle: { always: { guard: 'hasWork', target: 'saving' } }, saving: {} },
          },
        },
      }),
    )
    const path = ['ready.idle', 'ADD', 'ready.saving']
    expect(happySteps(cart, path)).toEqual([
      { state: 'cart.ready.idle', acts: ['cart.ready::ADD::0'], transition: 'cart.ready.idle::always::0' },
      { state: 'cart.ready.saving', acts: [], transition: null },
    ])
    expect(happyPath(cart, path).edges).toHaveLength(1)
    expect(() => happySteps(cart, ['ready.idle', 'LEAVE'])).toThrow('takes no LEAVE')
  })

  test('can go through what stands around a state', () => {
    expect(happyPath(chart, ['paying.checking', 'choosing']).edges[0]?.eventType).toBe('LEAVE')
  })
})

const told = await Promise.all(
  registry.map(async ({ id, machine, notes }) => ({ id, chart: chartOf(await machine()), notes: await notes() })),
)

test.each(told.filter(({ notes }) => notes?.happyPath))(
  'that of $id leads from where it starts',
  ({ notes, ...own }) => {
    const happy = happyPath(own.chart, notes?.happyPath ?? [])
    const [first] = happy.nodes[happy.root]?.children ?? []
    expect(own.chart.nodes[first ?? '']?.isInitial).toBe(true)
  },
)

/** What a reader sees of a chart at once, in pixels. */
const [WIDE, HIGH] = [1250, 1250]

test('each chart that is too large for a screen has one', async () => {
  const { readFileSync } = await import('node:fs')
  const large = told.filter(({ id }) => {
    const [, width, height] =
      / width="(\d+)" height="(\d+)"/.exec(readFileSync(`docs/machines/${id}.svg`, 'utf8')) ?? []
    return Number(width) > WIDE || Number(height) > HIGH
  })
  expect(large.length).toBeGreaterThan(5)
  expect(large.filter(({ notes }) => !notes?.happyPath).map(({ id }) => id)).toEqual([])
})
