import { expect, test } from 'vitest'
import { registry } from '~/machines/reading/registry'
import { actorsOf } from '~/machines/recording/machine-answers'

const read = await Promise.all(
  registry.map(async ({ id, model, notes }) => ({ id, model: await model(), notes: await notes() })),
)
const actors = (machine: string) =>
  read.flatMap(({ id, model, notes }) => (id === machine && model && notes ? actorsOf(model, notes) : []))

test('each answer that an inspector offers of an actor has a name of its own, and is no answer that is always offered', () => {
  for (const { id } of read)
    for (const { name, outcomes } of actors(id)) {
      const names = outcomes.map((outcome) => outcome.name)
      expect([id, name, new Set(names).size]).toEqual([id, name, names.length])
      expect(names).not.toContain('ok')
    }
})

test('a refusal is named by its kind and what belongs to it, a listener and a machine are no actors that answer', () => {
  expect(actors('mailbox').map(({ name, phrase }) => [name, phrase])).toEqual([
    ['askMailbox', 'our server: does the task, and answers the mailbox as it is then'],
  ])
  expect(actors('inspector').map(({ name }) => name)).toEqual(['readMachine', 'requestPicture'])
  const names = read.flatMap(({ id }) => actors(id).flatMap(({ outcomes }) => outcomes.map(({ name }) => name)))
  expect(names).toContain('breaks')
  expect(names.filter((name) => /^refuses: unreachable/.test(name)).length).toBeGreaterThan(3)
})
