import { expect, test } from 'vitest'
import { createActor, SimulatedClock, setup } from 'xstate'
import { createLineMaker } from '~/machines/recording/lines'
import { createRecorder, type Entry } from '~/machines/recording/recorder'

const lampMachine = setup({ actions: { tick: () => {} } }).createMachine({
  id: 'lamp',
  initial: 'lit',
  states: { lit: { after: { 10: { actions: 'tick' }, 20: 'late' }, on: { TOUCH: {} } }, late: {} },
})

test('what may happen next has no timer that has fired, though its state is still there', () => {
  const entries: Entry[] = []
  const recorder = createRecorder({ keep: (entry) => entries.push(entry), originOf: () => null, now: () => 0 })
  const clock = new SimulatedClock()
  const actor = createActor(lampMachine, { clock, inspect: recorder.inspect }).start()
  actor.send({ type: 'TOUCH' })
  clock.increment(10)
  clock.increment(10)
  const lines = entries.map(createLineMaker({ privacyOf: () => null }))
  const may = lines.map((line) => ('snapshot' in line ? line.snapshot?.can : null))
  const [first, second] = ['xstate.after.10.lamp.lit', 'xstate.after.20.lamp.lit']
  expect(may).toEqual([['TOUCH', first, second], ['TOUCH', first, second], ['TOUCH', second], []])
})
