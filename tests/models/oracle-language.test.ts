import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { createDriver } from '~/machines/proving/driver'
import { explore } from '~/machines/proving/explore'
import type { Model } from '~/machines/proving/model'
import { asked, equal, isRunning, keptView, oneOf, sentTo, stopped } from '~/machines/proving/oracle/checks'
import { originsWithoutRow } from '~/machines/proving/oracle/origins'
import {
  always,
  done,
  failed,
  lasts,
  never,
  notBefore,
  after as onceAfter,
  oracle,
  within,
} from '~/machines/proving/oracle/rows'
import { createTrial } from '~/machines/proving/oracle/trial'
import { edgeTraces } from '~/machines/proving/oracle/ways'
import { registry } from '~/machines/reading/registry'

const kettleMachine = setup({
  types: { context: {} as { boiled: number }, events: {} as { type: 'ON' } | { type: 'OFF' } },
  actors: { heat: fromPromise<{ ok: boolean }>(() => Promise.reject(new Error('not provided'))) },
  actions: { count: assign(({ context }) => ({ boiled: context.boiled + 1 })), whistle: () => {} },
  delays: { patience: 500 },
}).createMachine({
  id: 'kettle',
  context: { boiled: 0 },
  initial: 'off',
  states: {
    off: { on: { ON: 'on' } },
    on: {
      invoke: { id: 'heat', src: 'heat', onDone: { target: 'off', actions: ['count', 'whistle'] }, onError: 'off' },
      on: { OFF: 'off' },
      after: { patience: 'off' },
    },
  },
})
const model: Model<typeof kettleMachine> = {
  machine: kettleMachine,
  input: undefined,
  key: ({ boiled }) => Math.min(boiled, 1),
  cases: { ON: [{ type: 'ON' }], OFF: [{ type: 'OFF' }] },
  outcomes: { heat: [{ output: { ok: true } }, { output: { ok: false } }, { error: new Error('fuse') }] },
  invariants: [{ name: 'it never counts backwards', holds: ({ context }) => context.boiled >= 0 }],
}
type View = { state: string; isHot: boolean; boiled: number }
// the trial gives what the machine of this model is in
const connect = (snapshot: unknown): View => {
  const { value, context } = snapshot as { value: string; context: { boiled: number } }
  return { state: value, isHot: value === 'on', boiled: context.boiled }
}
const origin = { decided: 'E-104' } as const

/** What an oracle of these rows says of every explored edge; null where it accepts all of them. */
async function verdictOf(...rows: Parameters<typeof oracle<View>>[1]) {
  const trial = createTrial({ model, connect, oracle: oracle<View>('kettle', rows) })
  try {
    for (const trace of edgeTraces(explore(model))) await trial.follow(trace)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : error
  }
  return trial.silent().length > 0 ? `silent: ${trial.silent().join()}` : null
}

describe('a row', () => {
  test('of a time speaks at both of its ends', async () => {
    const isOn = { ...origin, when: ({ view }: { view: View }) => view.isHot }
    expect(await verdictOf(lasts(500, 'ON', isOn, ({ view }) => view.isHot))).toBe(null)
    expect(await verdictOf(within(499, 'ON', isOn, ({ view }) => !view.isHot))).toContain('not so by then')
    expect(await verdictOf(notBefore(501, 'ON', isOn, ({ view }) => view.isHot))).toContain(
      'check 1 is not so (500 ms)',
    )
    expect(await verdictOf(notBefore(499, 'ON', isOn, ({ view }) => view.isHot))).toBe(null)
  })

  test('of an answer knows a refusal and a crash from a success', async () => {
    const boiled = onceAfter<View, null>(done('heat'), origin, ({ view, before }) =>
      equal(view.boiled, (before?.view.boiled ?? 0) + 1),
    )
    expect(await verdictOf(boiled)).toBe(null)
    expect(await verdictOf(onceAfter(failed('heat'), origin, ({ event }) => event.error !== undefined))).toContain(
      'not so',
    )
    expect(await verdictOf(onceAfter(failed('heat'), origin, ({ view }) => equal(view.isHot, true)))).toContain(
      'false is not true',
    )
  })

  test('of a sequence speaks after the last of it, and leaves time out', async () => {
    const switched = onceAfter<View, null>(['ON', 'OFF'], origin, (step) => [
      stopped(step, 'heat'),
      equal(step.view.isHot, false),
    ])
    expect(await verdictOf(switched)).toBe(null)
    expect(await verdictOf(onceAfter('ON', origin, (step) => stopped(step, 'heat')))).toContain('heat was not stopped')
    expect(await verdictOf(onceAfter(['OFF', done('heat')], origin, () => true))).toContain(
      'silent: E-104 after OFF, done:heat',
    )
  })

  test('sees what was asked, what runs, and that nothing has changed', async () => {
    expect(await verdictOf(always(origin, (step) => equal(step.view.isHot, isRunning(step, 'heat'))))).toBe(null)
    const whenOff = { ...origin, when: ({ before }: { before: { view: View } | null }) => before?.view.isHot === false }
    expect(await verdictOf(onceAfter('ON', whenOff, (step) => asked(step, 'heat')))).toBe(null)
    const hotStays = { ...origin, when: ({ view }: { view: View }) => view.isHot }
    expect(
      await verdictOf(
        onceAfter('time', hotStays, keptView),
        always(origin, () => true),
      ),
    ).toContain('silent')
    expect(await verdictOf(onceAfter('ON', whenOff, keptView))).toContain('is not')
    expect(await verdictOf(always(origin, ({ view }) => oneOf(view.boiled, [0, 5])))).toContain('1 is none of [0,5]')
  })

  test('that is never so, and one that never speaks', async () => {
    expect(await verdictOf(never(origin, ({ effects }) => effects.some(({ name }) => name === 'count')))).toBe(null)
    expect(await verdictOf(never(origin, ({ effects }) => effects.some(({ name }) => name === 'whistle')))).toContain(
      'not so',
    )
    expect(await verdictOf(onceAfter('STEAM', origin, () => true))).toBe('silent: E-104 after STEAM')
  })

  test('sees what its oracle remembers, before the step and after it', async () => {
    const counted = oracle<View, number>(
      'kettle',
      [onceAfter('ON', origin, ({ memory, before }) => equal(memory, (before?.memory ?? 0) + 1))],
      (memory, { event }) => (memory ?? 0) + (event.type === 'ON' ? 1 : 0),
    )
    const trial = createTrial({ model, connect, oracle: counted })
    for (const trace of edgeTraces(explore(model))) await trial.follow(trace)
    expect(trial.silent()).toEqual([])
  })
})

test('what was sent to another actor is judged by that actor alone', () => {
  const sent = [
    { actor: 'cart', event: { type: 'ADD' } },
    { actor: 'announcer', event: { type: 'ANNOUNCE' } },
  ]
  expect(sentTo({ sent }, 'cart', { type: 'ADD' })).toEqual(equal([{ type: 'ADD' }], [{ type: 'ADD' }]))
  expect(sentTo({ sent }, 'cart', { type: 'REMOVE' })).toEqual(equal([{ type: 'ADD' }], [{ type: 'REMOVE' }]))
})

test('a rule or decision that the notes name and no row judges is told', async () => {
  const notes = await registry.find(({ id }) => id === 'topBanner')?.notes()
  if (!notes) throw new Error('there are no notes of the banner')
  const named = [...Object.values(notes.states), ...Object.values(notes.transitions ?? {})].flatMap((note) =>
    'rules' in note ? note.rules : [note.decided],
  )
  expect(originsWithoutRow(notes, oracle('topBanner', []))).toEqual(expect.arrayContaining([...named]))
  const judging = oracle('topBanner', [always({ rule: 'S-046' }, () => true)])
  expect(originsWithoutRow(notes, judging)).toEqual([...new Set(named)].filter((each) => each !== 'S-046').sort())
})

test('a child machine whose endings are modelled shows what it shows as it starts', async () => {
  const parentMachine = setup({ actors: { kettle: kettleMachine } }).createMachine({
    id: 'parent',
    invoke: { id: 'kettle', src: 'kettle' },
  })
  const driver = createDriver({
    machine: parentMachine,
    input: undefined,
    key: () => null,
    cases: {},
    outcomes: { kettle: [] },
    invariants: [{ name: 'it is there', holds: ({ children }) => 'kettle' in children }],
  })
  await driver.start()
  const shown = driver.actor.getSnapshot().children.kettle?.getSnapshot()
  expect(shown).toMatchObject({ status: 'active', value: 'off', context: { boiled: 0 } })
  expect([shown?.matches('off'), shown?.matches('on'), shown?.hasTag('busy')]).toEqual([true, false, false])
})
