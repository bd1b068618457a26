import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { CartEvent } from '~/machines/cart/cart/cart.setup'
import type { Cart } from '~/services/domain/cart/cart.contract'
import { projectCart } from '~/services/domain/cart/cart.rules'
import { EU, openCartShop } from '../support/cart-shop'
import { type Journey, openCartSimulation } from '../support/cart-simulation'
import { setStock } from '../support/controls'

const RUNS = Number(process.env.CART_HTTP_RUNS ?? (process.env.TEST_ALL ? 300 : 100))
const SEED = Number(process.env.CART_SEED ?? Date.now() % 2 ** 31)

const THINGS = { toy: 'toy-bean-bags', rare: 'toy-wooden-clock', added: 'toy-lacing-apple' } as const
type Thing = keyof typeof THINGS
const RARE_STOCK = 3

type Click =
  | { kind: 'set'; thing: Thing; quantity: number }
  | { kind: 'remove'; thing: Thing }
  | { kind: 'add' | 'otherTab' | 'checkout' }

const ms = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 400, max: 14_000 }) },
)
const journey: fc.Arbitrary<Journey> = fc.record({
  there: ms,
  back: ms,
  overlaps: fc.boolean(),
  outcome: fc.oneof(
    { weight: 16, arbitrary: fc.constant('answered' as const) },
    { weight: 2, arbitrary: fc.constantFrom('lostOnTheWay' as const, 'answerLost' as const) },
    { weight: 1, arbitrary: fc.constantFrom('refusedByShop' as const, 'doneButFailed' as const) },
  ),
})
const thing = fc.constantFrom('toy' as const, 'rare' as const, 'added' as const)
const click: fc.Arbitrary<Click> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('set' as const), thing, quantity: fc.integer({ min: 0, max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), thing }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'add' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'otherTab' as const }, { kind: 'checkout' as const }) },
)
const wait = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 300, max: 9000 }))
const steps = fc.array(fc.record({ wait, click }), { minLength: 1, maxLength: 7 })

const world = openCartShop()
const variants: Record<Thing, string> = { toy: '', rare: '', added: '' }
/** while set, mutations fail at the shop: before they are done, or after */
const wire: { spoil: 'refusedByShop' | 'doneButFailed' | null } = { spoil: null }

beforeAll(async () => {
  // half of what happens here is meant to fail
  vi.stubEnv('LOG_LEVEL', 'silent')
  await setStock(world.db, 'TOY-WOODEN-CLOCK', RARE_STOCK)
  for (const name of ['toy', 'rare', 'added'] as const) variants[name] = (await world.variant(THINGS[name])).id
  world.wire.through = async (request, send) => {
    const { spoil } = wire
    if (spoil === null || !(await request.clone().text()).includes('mutation ')) return send(request)
    if (spoil === 'doneButFailed') await send(request)
    return Response.json({ error: 'fault' }, { status: 500 })
  }
})

const lineOf = (cart: Cart, name: Thing) => cart.lines.find(({ variantId }) => variantId === variants[name])
const piecesOf = (cart: Cart) =>
  Object.fromEntries((['toy', 'rare', 'added'] as const).map((name) => [name, pieces(cart, name)]))
const pieces = (cart: Cart, name: Thing) =>
  cart.lines.reduce((sum, { variantId, quantity }) => sum + (variantId === variants[name] ? quantity : 0), 0)

async function newCart() {
  const lines = [variants.toy, variants.rare].map((merchandiseId) => ({ merchandiseId, quantity: 1, attributes: [] }))
  const { token, answer } = await world.shop.cart.add({ token: null, locale: EU }, { lines })
  if (!token || !answer.ok) throw new Error('no cart to begin with')
  return { token, cart: answer.value }
}

async function spoiled<T>(spoil: 'refusedByShop' | 'doneButFailed', work: () => Promise<T>): Promise<T> {
  wire.spoil = spoil
  return work().finally(() => {
    wire.spoil = null
  })
}

/** What the buyer asked for and was not told of otherwise. */
function createMemory({ actor }: ReturnType<typeof openCartSimulation>) {
  const asked = new Map<Thing, number>()
  const adds = { sent: 0, confirmed: 0, isUntouched: true }
  let told: string | null = null
  const keys = new Set<string>()
  actor.on('ANSWER', ({ done }) => {
    adds.confirmed += done.filter((key) => keys.has(key)).length
  })
  actor.subscribe(({ context }) => {
    // a message speaks of every intent that was on its way
    if (context.error !== null && context.error !== told) asked.clear()
    told = context.error
  })
  return { asked, adds, keys }
}

function eventOf(cart: Cart, what: Click): CartEvent | null {
  switch (what.kind) {
    case 'add':
      return {
        type: 'ADD',
        key: randomUUID(),
        lines: [{ merchandiseId: variants.added, quantity: 1, attributes: [] }],
      }
    case 'otherTab':
      return { type: 'OTHER_TAB' }
    case 'checkout':
      return { type: 'CHECKOUT', key: randomUUID() }
    default: {
      const lineId = lineOf(cart, what.thing)?.id
      if (lineId === undefined) return null
      return what.kind === 'set' ? { type: 'SET_QTY', lineId, quantity: what.quantity } : { type: 'REMOVE', lineId }
    }
  }
}

test(`what was last asked for is in the database, or the buyer was told (${RUNS} runs, seed ${SEED})`, async () => {
  console.log(`cart through HTTP and database: ${RUNS} runs, CART_SEED=${SEED}`)
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(journey), async (script, journeys) => {
      const { token, cart } = await newCart()
      const simulation = openCartSimulation({
        service: world.shop.cart,
        token,
        cart,
        journeys: () => journeys.next().value,
        spoiled,
      })
      const { asked, adds, keys } = createMemory(simulation)
      simulation.actor.start()
      for (const { wait: pause, click: what } of script) {
        await simulation.pass(pause)
        const snapshot = simulation.actor.getSnapshot()
        const event = eventOf(snapshot.context.settled, what)
        if (!event || !snapshot.can(event)) continue
        simulation.actor.send(event)
        if (what.kind === 'set') asked.set(what.thing, what.quantity)
        if (what.kind === 'remove') asked.set(what.thing, 0)
        if ((what.kind === 'set' || what.kind === 'remove') && what.thing === 'added') adds.isUntouched = false
        if (event.type === 'ADD') {
          keys.add(event.key)
          adds.sent += 1
          // an add comes on top of what was asked of its line before
          asked.delete('added')
        }
      }
      await simulation.untilQuiet()
      const { value, context } = simulation.actor.getSnapshot()
      simulation.actor.stop()
      expect(value).toEqual({ ready: { work: 'settled', undo: 'none' } })
      const kept = await world.shop.cart.read({ token, locale: EU })
      if (!kept.answer.ok) throw new Error('the cart is gone')
      for (const [name, quantity] of asked)
        expect({ name, quantity: pieces(kept.answer.value, name) }).toEqual({ name, quantity })
      if (adds.isUntouched) {
        // each add once at most, and each that was confirmed once
        expect(pieces(kept.answer.value, 'added')).toBeGreaterThanOrEqual(adds.confirmed)
        expect(pieces(kept.answer.value, 'added')).toBeLessThanOrEqual(adds.sent)
      }
      expect(pieces(kept.answer.value, 'rare')).toBeLessThanOrEqual(RARE_STOCK)
      // nothing was told: then what is shown is what is so
      if (context.error === null)
        expect(piecesOf(projectCart(context.settled, context.intents))).toEqual(piecesOf(kept.answer.value))
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: process.env.CI !== undefined },
  )
}, 180_000)
