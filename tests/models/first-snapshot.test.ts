import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { inputsOf } from '~/machines/proving/model'
import { registry } from '~/machines/reading/registry'
import { firstSnapshotOf } from '~/machines/runtime/first-snapshot'
import { readingOf } from '~/machines/runtime/reading-of'

const entries = await Promise.all(
  registry.map(async (entry) => ({ id: entry.id, model: await entry.model(), connect: await entry.connect() })),
)

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s at first', (_, { model, connect }) => {
  const inputs = model ? inputsOf(model) : []

  test('is plain JSON', () => {
    for (const input of inputs) {
      const first = model && firstSnapshotOf(model.machine, input)
      expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    }
  })

  test('looks to its connect like the running machine before any event', () => {
    expect(inputs.length).toBeGreaterThan(0)
    for (const input of inputs) {
      if (!model || !connect) return expect.unreachable('model or connect is missing')
      const snapshot = createActor(model.machine, { input }).getSnapshot()
      const wire = JSON.parse(JSON.stringify(firstSnapshotOf(model.machine, input)))
      expect(connect(readingOf(wire))).toEqual(connect(snapshot))
    }
  })

  test('says on its root element which machine it is', () => {
    const [input] = inputs
    const view = model && connect?.(readingOf(firstSnapshotOf(model.machine, input)))
    expect(view).toMatchObject({ machine: model?.machine.id, state: expect.any(String) })
  })
})
