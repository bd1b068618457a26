import { describe, expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { defineFlow, startFlow } from '~/machines/runtime/flow'
import { createFlowStore } from '~/machines/runtime/flow-store'
import { isEqual } from '~/machines/runtime/is-equal'

const counterMachine = setup({
  types: {
    input: {} as { words: string[] },
    context: {} as { words: string[] },
    events: {} as { type: 'SAY'; word: string } | { type: 'END' },
  },
  guards: { isWord: ({ event }) => event.type === 'SAY' && event.word.length > 0 },
  actions: {
    keep: assign(({ context, event }) => (event.type === 'SAY' ? { words: [...context.words, event.word] } : {})),
  },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ words: input.words }),
  initial: 'open',
  states: { open: { on: { SAY: { guard: 'isWord', actions: 'keep' }, END: 'done' } }, done: { type: 'final' } },
})

const parentMachine = setup({
  types: { context: {} as object, events: {} as { type: 'NOTHING' } },
  actors: { counter: counterMachine },
}).createMachine({
  id: 'parent',
  context: {},
  invoke: { id: 'counter', src: 'counter', input: { words: ['child'] }, syncSnapshot: true },
})

/** A download that ends when the test says so. */
function gate<T>(value: T) {
  const loads: { open: () => void; refuse: () => void }[] = []
  const load = () =>
    new Promise<T>((resolve, reject) => {
      loads.push({ open: () => resolve(value), refuse: () => reject(new Error('offline')) })
    })
  return { load, loads }
}

const until = async (isTrue: () => boolean) => {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
  expect(isTrue()).toBe(true)
}

async function held(startAt?: 'event' | 'mount') {
  const started = await startFlow(defineFlow({ id: 'counter', load: async () => counterMachine }), { words: ['first'] })
  const download = gate(counterMachine)
  const store = createFlowStore(defineFlow({ id: 'counter', load: download.load }), started, { start: startAt })
  return { store, loads: download.loads, words: () => store.getSnapshot().context.words }
}

describe('what a control already shows of an event that waits', () => {
  const said = {
    of: ({ words }: { words: string[] }, { word }: { type: string; word?: string }) =>
      word ? { words: [...words, word] } : {},
  }

  test('stands in the flow before its machine is there, and once when it is', async () => {
    const started = await startFlow(defineFlow({ id: 'counter', load: async () => counterMachine }), { words: [] })
    const download = gate(counterMachine)
    const flow = defineFlow({ id: 'counter', load: download.load, echo: { own: said } })
    const store = createFlowStore(flow, started)
    const leave = store.attach()
    const words = () => store.getSnapshot().context.words
    store.send({ type: 'SAY', word: 'early' })
    expect(words()).toEqual(['early'])
    store.send({ type: 'END' })
    expect(store.getSnapshot().value).toBe('open')
    const seen: string[][] = []
    store.subscribe(() => seen.push(words()))
    download.loads[0]?.open()
    await until(() => store.getSnapshot().value === 'done')
    // it never goes while the machine takes over
    expect(seen).toEqual([['early']])
    leave()
    expect(words()).toEqual([])
  })

  test('stands in the child that it is for', async () => {
    const started = await startFlow(defineFlow({ id: 'parent', load: async () => parentMachine }), undefined)
    const download = gate(parentMachine)
    const flow = defineFlow({ id: 'parent', load: download.load, echo: { children: { counter: said } } })
    const store = createFlowStore(flow, started)
    store.attach()
    store.child('counter').send({ type: 'SAY', word: 'early' })
    expect(store.child('counter').getSnapshot().context.words).toEqual(['child', 'early'])
    download.loads[0]?.open()
    await until(
      () => download.loads.length === 1 && store.child('counter').getSnapshot().can({ type: 'SAY', word: 'x' }),
    )
    expect(store.child('counter').getSnapshot().context.words).toEqual(['child', 'early'])
  })
})

describe('a flow whose code has not arrived', () => {
  test('shows its first snapshot, and asks for nothing until someone acts', async () => {
    const { store, loads, words } = await held()
    store.attach()
    expect(words()).toEqual(['first'])
    expect(store.getSnapshot().matches('open')).toBe(true)
    expect(store.getSnapshot().can({ type: 'END' })).toBe(true)
    expect(loads).toHaveLength(0)
  })

  test('holds events and replays them in order, before newer ones', async () => {
    const { store, loads, words } = await held()
    store.attach()
    const order: string[][] = []
    store.subscribe(() => {
      order.push(words())
      if (words().length === 4) store.send({ type: 'SAY', word: 'newer' })
    })
    for (const word of ['a', 'b', 'c']) store.send({ type: 'SAY', word })
    expect(loads).toHaveLength(1)
    expect(words()).toEqual(['first'])
    loads[0]?.open()
    await until(() => words().length === 5)
    expect(words()).toEqual(['first', 'a', 'b', 'c', 'newer'])
    // whoever listens sees none of them half done
    expect(order).toEqual([['first', 'a', 'b', 'c'], words()])
  })

  test('keeps them when the download fails, and tries again with the next', async () => {
    const { store, loads, words } = await held()
    store.attach()
    store.send({ type: 'SAY', word: 'a' })
    loads[0]?.refuse()
    await new Promise((resolve) => setTimeout(resolve, 20))
    store.send({ type: 'SAY', word: 'b' })
    await until(() => loads.length === 2)
    loads[1]?.open()
    await until(() => words().length === 3)
    expect(words()).toEqual(['first', 'a', 'b'])
  })

  test('is fetched on a hint, and starts only with an event', async () => {
    const { store, loads, words } = await held()
    const drawn: string[][] = []
    store.subscribe(() => drawn.push(words()))
    store.attach()
    store.warm()
    loads[0]?.open()
    await new Promise((resolve) => setTimeout(resolve, 20))
    // a machine that runs shows its own snapshot at once
    expect(drawn).toEqual([])
    store.send({ type: 'SAY', word: 'a' })
    await until(() => words().length === 2)
    expect(drawn).toEqual([['first', 'a']])
    expect(loads).toHaveLength(1)
  })
})

describe('a flow in use', () => {
  test('starts on its own where the page asks for it', async () => {
    const { store, loads } = await held('mount')
    const atRest = store.getSnapshot()
    const leave = store.attach()
    loads[0]?.open()
    await until(() => store.getSnapshot() !== atRest)
    expect(store.getSnapshot().context).toEqual(atRest.context)
    leave()
    expect(store.getSnapshot()).toBe(atRest)
  })

  test('survives being put away and taken up again, as React does in development', async () => {
    const { store, loads, words } = await held()
    store.send({ type: 'SAY', word: 'early' })
    store.attach()()
    const detach = store.attach()
    loads[0]?.open()
    await until(() => words().length === 2)
    detach()
    expect(words()).toEqual(['first'])
    store.attach()
    store.send({ type: 'SAY', word: 'again' })
    await until(() => words().length === 2)
    expect(words()).toEqual(['first', 'again'])
  })

  test('starts nothing for a page that has gone', async () => {
    const { store, loads, words } = await held()
    const detach = store.attach()
    store.send({ type: 'SAY', word: 'a' })
    detach()
    loads[0]?.open()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(words()).toEqual(['first'])
  })

  test('listens for what no control sends until it runs', async () => {
    const received: ((word: string) => void)[] = []
    const stopped: string[] = []
    const flow = defineFlow({
      id: 'counter',
      load: async () => counterMachine,
      wake: (send, input) => {
        expect(input).toEqual({ words: [] })
        received.push((word) => send({ type: 'SAY', word }))
        return () => stopped.push('wake')
      },
    })
    const store = createFlowStore(flow, await startFlow(flow, { words: [] }))
    expect(received).toHaveLength(0)
    store.attach()
    received[0]?.('scrolled')
    await until(() => store.getSnapshot().context.words.length === 1)
    expect(stopped).toEqual(['wake'])
  })

  test('lets a child be read and sent to before it exists', async () => {
    const flow = defineFlow({ id: 'parent', load: async () => parentMachine })
    const store = createFlowStore(flow, await startFlow(flow, undefined))
    const counter = store.child('counter')
    store.attach()
    expect(counter.getSnapshot().context.words).toEqual(['child'])
    counter.send({ type: 'SAY', word: 'spoken' })
    await until(() => counter.getSnapshot().context.words.length === 2)
    expect(counter.getSnapshot().context.words).toEqual(['child', 'spoken'])
    expect(store.child('counter')).toBe(counter)
  })
})

describe('to its readers a store is an actor', () => {
  test('that takes a function or an observer, and answers a subscription', async () => {
    const { store, loads } = await held()
    store.attach()
    const received: [string, number][] = []
    const plain = store.subscribe(({ context }) => received.push(['function', context.words.length]))
    const watching = store.subscribe({ next: ({ context }) => received.push(['observer', context.words.length]) })
    store.send({ type: 'SAY', word: 'a' })
    loads[0]?.open()
    await until(() => received.length === 2)
    expect(received).toEqual([
      ['function', 2],
      ['observer', 2],
    ])
    plain.unsubscribe()
    store.send({ type: 'SAY', word: 'b' })
    watching.unsubscribe()
    store.send({ type: 'SAY', word: 'c' })
    expect(received.slice(2)).toEqual([['observer', 3]])
  })
})

test('two views are equal by what they say', () => {
  const say = () => {}
  const view = { lines: [{ id: 'a', price: null }], isBusy: false, say }
  expect(isEqual(view, { lines: [{ id: 'a', price: null }], isBusy: false, say })).toBe(true)
  for (const other of [
    { ...view, isBusy: true },
    { ...view, lines: [] },
    { ...view, lines: [{ id: 'a' }] },
    { ...view, lines: [{ id: 'a', price: undefined }] },
    { ...view, lines: { 0: { id: 'a', price: null } } },
    { ...view, say: () => {} },
    { lines: view.lines, isBusy: false },
    null,
  ])
    expect(isEqual(view, other)).toBe(false)
})
