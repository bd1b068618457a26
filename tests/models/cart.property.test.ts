import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectCart } from '~/services/domain/cart/cart.rules'
import { createServer, createWorld, type Fate, quantitiesOf, turn, type World } from '../support/cart-world'

const RUNS = Number(process.env.CART_RUNS ?? (process.env.TEST_ALL ? 20_000 : 10_000))
const SEED = Number(process.env.CART_SEED ?? Date.now() % 2 ** 31)

type Click =
  | { kind: 'set'; line: 'toy' | 'rare' | 'course' | 'added'; quantity: number }
  | { kind: 'remove'; line: 'toy' | 'rare' | 'added' }
  | { kind: 'add' }
  | { kind: 'otherTab' }
  | { kind: 'checkout' }
type Step = { wait: number; click: Click }

const fate: fc.Arbitrary<Fate> = fc.record({
  there: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 400 }) },
    { weight: 1, arbitrary: fc.integer({ min: 400, max: 14_000 }) },
  ),
  back: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 400 }) },
    { weight: 1, arbitrary: fc.integer({ min: 400, max: 14_000 }) },
  ),
  outcome: fc.oneof(
    { weight: 8, arbitrary: fc.constant('answered' as const) },
    { weight: 1, arbitrary: fc.constantFrom('lostOnTheWay' as const, 'answerLost' as const, 'failed' as const) },
  ),
})
const click: fc.Arbitrary<Click> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      line: fc.constantFrom('toy' as const, 'rare' as const, 'course' as const, 'added' as const),
      quantity: fc.integer({ min: 0, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      line: fc.constantFrom('toy' as const, 'rare' as const, 'added' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'add' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'otherTab' as const }, { kind: 'checkout' as const }) },
)
const steps = fc.array(
  fc.record({
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 }), fc.integer({ min: 300, max: 9000 })),
    click,
  }),
  {
    minLength: 1,
    maxLength: 8,
  },
)

/**
 * What the buyer has asked for of each line since the last message, the lines whose intent was told lost and not asked for
 * again, the adds that were not refused; what was told without a reason, and what was sent again though it was lost.
 */
type Memory = {
  asked: Map<string, number>
  lost: Set<string>
  keys: Set<string>
  causeless: string[]
  resent: string[]
}
const newMemory = (): Memory => ({ asked: new Map(), lost: new Set(), keys: new Set(), causeless: [], resent: [] })

async function play(world: World, memory: Memory, script: Step[]) {
  let count = 0
  watch(world, memory)
  for (const { wait, click: what } of script) {
    await passTime(world, wait)
    if (what.kind === 'set' || what.kind === 'remove') {
      const event =
        what.kind === 'set'
          ? ({ type: 'SET_QTY', lineId: what.line, quantity: what.quantity } as const)
          : ({ type: 'REMOVE', lineId: what.line } as const)
      const isTaken = world.actor.getSnapshot().can(event)
      if (isTaken) memory.lost.delete(what.line)
      world.actor.send(event)
      if (isTaken) memory.asked.set(what.line, what.kind === 'set' ? what.quantity : 0)
    }
    if (what.kind === 'add') {
      count += 1
      const key = `key-${count}`
      memory.keys.add(key)
      // an add comes on top of what was asked of its line before
      memory.asked.delete('added')
      world.actor.send({
        type: 'ADD',
        key,
        lines: [{ merchandiseId: 'gid://shopify/ProductVariant/added', quantity: 1, attributes: [] }],
      })
    }
    if (what.kind === 'otherTab') world.actor.send({ type: 'OTHER_TAB' })
    if (what.kind === 'checkout') world.actor.send({ type: 'CHECKOUT', key: `checkout-${count}` })
    await turn()
  }
}

/** A checkout gives way to what is changed meanwhile; everything else that is told has gone wrong in the shop or on the way. */
function watch(world: World, memory: Memory) {
  const last: { told: string | null; calls: number } = { told: null, calls: 0 }
  world.actor.on('ANSWER', ({ refused }) => {
    for (const key of refused) memory.keys.delete(key)
  })
  world.actor.subscribe(({ context }) => {
    for (const { name, input } of world.calls.slice(last.calls))
      if (name === 'applyCartIntents') memory.resent.push(...linesOf(input).filter((line) => memory.lost.has(line)))
    last.calls = world.calls.length
    if (context.error !== null && context.error !== last.told) {
      const isOvertaken = context.error === 'checkout' && context.adds.length + Object.keys(context.intents).length > 0
      if (world.troubles.count === 0 && !isOvertaken) memory.causeless.push(context.error)
      // a message speaks of every intent that was on its way
      if (context.error === 'quantity' || context.error === 'removal')
        for (const line of memory.asked.keys()) memory.lost.add(line)
      memory.asked.clear()
    }
    last.told = context.error
  })
}

const linesOf = (input: unknown) => Object.keys(Apply.parse(input).intents)
const Apply = z.object({ intents: z.record(z.string(), z.number()) })

async function passTime({ clock }: World, wait: number) {
  const until = clock.now() + wait
  const alarm = { isDue: wait === 0 }
  if (wait > 0)
    clock.setTimeout(() => {
      alarm.isDue = true
    }, wait)
  while (!alarm.isDue && clock.now() <= until) {
    clock.next()
    await turn()
  }
}

async function settleDown({ clock, actor }: World) {
  for (let turns = 0; clock.pending() > 0; turns += 1) {
    if (turns > 500) throw new Error(`never quiet: ${JSON.stringify(actor.getSnapshot().value)}`)
    clock.next()
    await turn()
  }
}

test(`what the buyer last asked for is what the server ends with, or the buyer was told (${RUNS} runs, seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fate), async (script, fates) => {
      const server = createServer()
      const world = createWorld({ server, fates: () => fates.next().value })
      const memory = newMemory()
      world.actor.start()
      await play(world, memory, script)
      await settleDown(world)
      const { value, context } = world.actor.getSnapshot()
      expect(value).toEqual({ ready: { work: 'settled', undo: 'none' } })
      const kept = quantitiesOf(server.cart())
      for (const [line, quantity] of memory.asked)
        expect({ line, quantity: kept[line] ?? 0 }).toEqual({ line, quantity })
      for (const key of memory.keys) expect(server.hasAdded(key)).toBe(true)
      expect(memory.causeless).toEqual([])
      expect(memory.resent).toEqual([])
      // nothing was told: then what is shown is what is so
      if (context.error === null) expect(quantitiesOf(projectCart(context.settled, context.intents))).toEqual(kept)
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: process.env.CI !== undefined },
  )
}, 120_000)

const calmly = fc.record({
  there: fc.integer({ min: 1, max: 400 }),
  back: fc.integer({ min: 1, max: 400 }),
  outcome: fc.constant('answered' as const),
})

test(`where every request is answered nobody is told anything without a reason, and all that was asked for is done (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(calmly), async (script, fates) => {
      const server = createServer()
      const world = createWorld({ server, fates: () => fates.next().value })
      const memory = newMemory()
      world.actor.start()
      await play(world, memory, script)
      await settleDown(world)
      expect(memory.causeless).toEqual([])
      const kept = quantitiesOf(server.cart())
      for (const [line, quantity] of memory.asked)
        expect({ line, quantity: kept[line] ?? 0 }).toEqual({ line, quantity })
      for (const key of memory.keys) expect(server.hasAdded(key)).toBe(true)
    }),
    { numRuns: Math.ceil(RUNS / 5), seed: SEED, endOnFailure: process.env.CI !== undefined },
  )
}, 60_000)

const fast = () => ({ there: 1, back: 1, outcome: 'answered' as const })
const ADDED = { merchandiseId: 'gid://shopify/ProductVariant/added', quantity: 1, attributes: [] }
const names = ({ calls }: World) => calls.map(({ name }) => name)

test('F-35 (decided: E-106) an add is one request; the cart is read again where another tab changed it, or the shop refused', async () => {
  const world = createWorld({ server: createServer(), fates: fast })
  world.actor.start()
  world.actor.send({ type: 'ADD', key: 'one', lines: [ADDED] })
  await settleDown(world)
  expect(names(world)).toEqual(['addToCart'])
  world.actor.send({ type: 'ADD', key: 'two', lines: [ADDED] })
  world.actor.send({ type: 'OTHER_TAB' })
  await settleDown(world)
  expect(names(world)).toEqual(['addToCart', 'addToCart', 'getCart'])

  const server = createServer()
  const strict: World = createWorld({
    server: { ...server, add: () => ({ ok: false, error: { kind: 'refused', code: 'outOfStock' } }) },
    fates: fast,
  })
  strict.actor.start()
  strict.actor.send({ type: 'ADD', key: 'three', lines: [ADDED] })
  await settleDown(strict)
  expect(names(strict)).toEqual(['addToCart', 'getCart'])
  expect(strict.actor.getSnapshot().context.error).toBe('add')
})

test('after a refusal an older request that arrives late still shows in the cart', async () => {
  const server = createServer()
  const refusal = { ok: false, error: { kind: 'refused', code: 'unknownLine' } } as const
  const apply: typeof server.apply = (asked) => (asked.intents.toy === 5 ? refusal : server.apply(asked))
  const slowFirst = [{ ...fast(), there: 12_000 }]
  const world = createWorld({ server: { ...server, apply }, fates: () => slowFirst.pop() ?? fast() })
  world.actor.start()
  world.actor.send({ type: 'REMOVE', lineId: 'rare' })
  await passTime(world, 100)
  world.actor.send({ type: 'SET_QTY', lineId: 'toy', quantity: 5 })
  await settleDown(world)
  expect(quantitiesOf(world.actor.getSnapshot().context.settled)).toEqual(quantitiesOf(server.cart()))
})

test('a line is said to be gone when the shop has taken it out, and not while that is only asked for', async () => {
  const remove = { type: 'REMOVE', lineId: 'toy', announcement: 'Toy removed' } as const
  const world = createWorld({ server: createServer(), fates: fast })
  world.actor.start()
  world.actor.send(remove)
  await turn()
  expect(world.spoken).toEqual([])
  await settleDown(world)
  expect(world.spoken).toEqual(['Toy removed'])

  const lost = createWorld({ server: createServer(), fates: () => ({ ...fast(), outcome: 'failed' as const }) })
  lost.actor.start()
  lost.actor.send(remove)
  await passTime(lost, 20_000)
  expect(lost.spoken).toEqual([])
  expect(lost.actor.getSnapshot().context.error).toBe('removal')
  const kept = createWorld({ server: createServer(), fates: fast })
  kept.actor.start()
  kept.actor.send(remove)
  kept.actor.send({ type: 'SET_QTY', lineId: 'toy', quantity: 2 })
  await settleDown(kept)
  expect(kept.spoken).toEqual([])
})

test('S-181 whoever asks under a key is answered by it: the checkout after what is on its way, a removal when it is so', async () => {
  const open = (outcome: Fate['outcome']) => {
    const world = createWorld({ server: createServer(), fates: () => ({ ...fast(), outcome }) })
    const answers: [string, boolean][] = []
    world.actor.on('ANSWER', ({ done, refused }) => {
      answers.push(
        ...done.map((key): [string, boolean] => [key, true]),
        ...refused.map((key): [string, boolean] => [key, false]),
      )
    })
    world.actor.start()
    return { world, answers }
  }
  const nothing = { type: 'REMOVE_VARIANTS', key: 'nothing', variantIds: [ADDED.merchandiseId] } as const
  const toy = { type: 'REMOVE_VARIANTS', key: 'toy', variantIds: ['gid://shopify/ProductVariant/toy'] } as const
  const { world, answers } = open('answered')
  world.actor.send(nothing)
  world.actor.send({ type: 'CHECKOUT', key: 'checkout' })
  world.actor.send({ type: 'ADD', key: 'add', lines: [ADDED] })
  world.actor.send(toy)
  expect(answers).toEqual([['nothing', true]])
  await settleDown(world)
  expect(new Set(answers.map(([key]) => key))).toEqual(new Set(['nothing', 'add', 'toy', 'checkout']))

  const broken = open('failed')
  broken.world.actor.send(toy)
  broken.world.actor.send({ type: 'CHECKOUT', key: 'checkout' })
  await passTime(broken.world, 30_000)
  expect(broken.answers).toEqual([
    ['toy', false],
    ['checkout', false],
  ])
})
