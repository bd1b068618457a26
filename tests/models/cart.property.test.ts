import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartMessage } from '~/machines/cart/cart/cart.types'
import { projectCart } from '~/services/domain/cart/cart.rules'
import { createServer, createWorld, type Fate, quantitiesOf, turn, type World } from '../support/cart-world'

const RUNS = Number(process.env.CART_RUNS ?? 10_000)
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

/** What the buyer has asked for of each line, and whether the shop has said that it was not done since. */
type Memory = { asked: Map<string, number>; keys: Set<string> }

async function play(world: World, memory: Memory, script: Step[]) {
  let count = 0
  world.actor.on('ADD_FAILED', ({ key }) => memory.keys.delete(key))
  let told: CartMessage | null = null
  world.actor.subscribe(({ context }) => {
    // a message speaks of every wish that was on its way
    if (context.error !== null && context.error !== told) memory.asked.clear()
    told = context.error
  })
  for (const { wait, click: what } of script) {
    await passTime(world, wait)
    if (what.kind === 'set' || what.kind === 'remove') {
      const event =
        what.kind === 'set'
          ? ({ type: 'SET_QTY', lineId: what.line, quantity: what.quantity } as const)
          : ({ type: 'REMOVE', lineId: what.line } as const)
      const isTaken = world.actor.getSnapshot().can(event)
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
    if (what.kind === 'checkout') world.actor.send({ type: 'CHECKOUT' })
    await turn()
  }
}

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
      const memory: Memory = { asked: new Map(), keys: new Set() }
      world.actor.start()
      await play(world, memory, script)
      await settleDown(world)
      const { value, context } = world.actor.getSnapshot()
      expect(value).toEqual({ ready: 'settled' })
      const kept = quantitiesOf(server.cart())
      for (const [line, quantity] of memory.asked)
        expect({ line, quantity: kept[line] ?? 0 }).toEqual({ line, quantity })
      for (const key of memory.keys) expect(server.hasAdded(key)).toBe(true)
      // nothing was told: then what is shown is what is so
      if (context.error === null) expect(quantitiesOf(projectCart(context.settled, context.intents))).toEqual(kept)
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: process.env.CI !== undefined },
  )
}, 120_000)
