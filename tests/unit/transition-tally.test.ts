import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { createTally } from '~/machines/counting/tally'
import { startId } from '~/services/domain/transition-names.rules'

const form = setup({
  types: { context: {} as { email: string }, events: {} as { type: 'TYPE'; text: string } | { type: 'SEND' } },
}).createMachine({
  id: 'form',
  context: { email: '' },
  initial: 'open',
  states: { open: { on: { TYPE: {}, SEND: 'sent' } }, sent: { always: 'done' }, done: {} },
})

function counted(act: (actor: ReturnType<typeof createActor<typeof form>>) => void) {
  const sent: unknown[] = []
  const tally = createTally((counts) => sent.push(counts))
  const actor = createActor(form, { inspect: tally.add })
  actor.start()
  act(actor)
  tally.send()
  tally.send()
  actor.stop()
  return sent
}

test('what a flow takes is counted by name: its start, each event, and what the machine decides by itself', () => {
  const sent = counted((actor) => {
    actor.send({ type: 'TYPE', text: 'a' })
    actor.send({ type: 'TYPE', text: 'b' })
    actor.send({ type: 'SEND' })
  })
  expect(sent).toEqual([
    [
      { machine: 'form', transition: startId('form'), count: 1 },
      { machine: 'form', transition: 'form.open::TYPE::0', count: 2 },
      { machine: 'form', transition: 'form.open::SEND::0', count: 1 },
      { machine: 'form', transition: 'form.sent::always::0', count: 1 },
    ],
  ])
})

test('nothing of what was typed is in it', () => {
  const sent = counted((actor) => actor.send({ type: 'TYPE', text: 'parent@playchart.test' }))
  expect(JSON.stringify(sent)).not.toContain('parent')
})

test('what is not taken is not counted, and one transition at most a thousand times', () => {
  const sent = counted((actor) => {
    actor.send({ type: 'SEND' })
    for (let times = 0; times < 1100; times++) actor.send({ type: 'TYPE', text: 'late' })
  })
  expect(JSON.stringify(sent)).not.toContain('TYPE')
  const often = counted((actor) => {
    for (let times = 0; times < 1100; times++) actor.send({ type: 'TYPE', text: 'a' })
  })
  expect(often).toEqual([expect.arrayContaining([{ machine: 'form', transition: 'form.open::TYPE::0', count: 1000 }])])
})
