import { createActor, fromCallback, fromPromise } from 'xstate'
import { cartMachine } from '~/machines/cart/cart/cart.machine'
import { sampleCart, sampleLine } from '~/machines/cart/cart/cart.model'
import type { Add, Apply, CartAnswer } from '~/machines/cart/cart/cart.setup'
import { cartRulesMachine } from '~/machines/cart/cart-rules/cart-rules.machine'
import { createVirtualClock, type VirtualClock } from '~/machines/proving/virtual-clock'
import type { Cart } from '~/services/domain/cart/cart.contract'

export type Fate = {
  /** milliseconds until the server has the request, and until the buyer has the answer */
  there: number
  back: number
  outcome: 'answered' | 'lostOnTheWay' | 'answerLost' | 'failed'
}
type Operation = (server: Server) => CartAnswer

const STOCK: Record<string, number> = { toy: 100, rare: 3, course: 1 }
const unreachable: CartAnswer = { ok: false, error: { kind: 'unreachable', cause: 'test', retryAfterSeconds: null } }

/** The shop's side by its own rules: serial per cart, only a newer sequence wins, quantities cut to the stock, adds once per key. */
export function createServer() {
  const keys = new Set<string>()
  const refused = new Set<string>()
  let cart = sampleCart([
    sampleLine({ id: 'toy', quantity: 1 }),
    sampleLine({ id: 'rare', quantity: 1 }),
    sampleLine({ id: 'course', quantity: 1, maximumQuantity: 1 }),
  ])
  const put = (quantities: Map<string, number>, version: number) => {
    const lines = cart.lines.flatMap((line) => {
      const quantity = Math.min(quantities.get(line.id) ?? line.quantity, STOCK[line.id] ?? 1000)
      return quantity > 0 ? [{ ...line, quantity }] : []
    })
    cart = sampleCart(lines, version)
  }
  return {
    cart: () => cart,
    hasAdded: (key: string) => keys.has(key),
    read: (): CartAnswer => ({ ok: true, value: cart }),
    apply({ intents, sequence, givenUp }: Apply): CartAnswer {
      for (const key of givenUp) refused.add(key)
      if (sequence <= cart.version) return { ok: false, error: { kind: 'superseded', cart } }
      // a missing line that should be removed is as asked
      if (Object.entries(intents).some(([id, quantity]) => quantity > 0 && !cart.lines.some((line) => line.id === id)))
        return { ok: false, error: { kind: 'refused', code: 'unknownLine' } }
      put(new Map(Object.entries(intents)), sequence)
      return { ok: true, value: cart }
    },
    add({ key }: Add): CartAnswer {
      const id = 'added'
      const present = cart.lines.find((line) => line.id === id)
      if (!keys.has(key) && refused.has(key)) return { ok: false, error: { kind: 'refused', code: 'keyReused' } }
      if (!keys.has(key)) {
        keys.add(key)
        if (present) put(new Map([[id, present.quantity + 1]]), cart.version)
        else cart = sampleCart([...cart.lines, sampleLine({ id, quantity: 1 })], cart.version)
      }
      return { ok: true, value: cart }
    },
  }
}
export type Server = ReturnType<typeof createServer>

const isBeyondStock = ({ intents }: Apply) =>
  Object.entries(intents).some(([id, quantity]) => quantity > (STOCK[id] ?? 1000))

/** The real machine against that server over a network that loses, delays and reorders, all in virtual time. */
export function createWorld({ server, fates }: { server: Server; fates: () => Fate }) {
  const clock = createVirtualClock()
  const calls: { name: string; input: unknown }[] = []
  const spoken: string[] = []
  const troubles = { count: 0 }
  const call = (name: string, operation: Operation, input: unknown = null) => {
    calls.push({ name, input })
    return travel({ clock, server, fate: fates(), operation, troubles })
  }
  const machine = cartMachine.provide({
    actors: {
      getCart: fromPromise<CartAnswer>(() => call('getCart', (shop) => shop.read())),
      applyCartIntents: fromPromise<CartAnswer, Apply>(({ input }) => {
        if (isBeyondStock(input)) troubles.count += 1
        return call('applyCartIntents', (shop) => shop.apply(input), input)
      }),
      addToCart: fromPromise<CartAnswer, Add>(({ input }) => call('addToCart', (shop) => shop.add(input), input)),
      prepareCheckout: fromPromise<CartAnswer>(() => call('prepareCheckout', (shop) => shop.read())),
      otherTabs: fromCallback<{ type: 'TELL' }>(() => {}),
      productWords: fromCallback<{ type: 'LOOK'; handles: string[] }>(() => {}),
      cartRules: cartRulesMachine.provide({
        actors: { applyCartRules: fromPromise<CartAnswer>(() => call('applyCartRules', (shop) => shop.read())) },
      }),
    },
    actions: { announce: (_, texts) => void spoken.push(...texts) },
  })
  const actor = createActor(machine, { input: { cart: server.cart() }, clock })
  /** `troubles`: what the network or the shop did that a buyer may be told of */
  return { actor, clock, calls, spoken, troubles }
}
export type World = ReturnType<typeof createWorld>

type Travel = { clock: VirtualClock; server: Server; fate: Fate; operation: Operation; troubles: { count: number } }

/** The least that the cart waits for any answer (patienceForTruth). */
const LEAST_PATIENCE_MS = 4000

/** An aborted or timed-out request goes on travelling: that is what a late older request is. */
function travel({ clock, server, fate, operation, troubles }: Travel): Promise<CartAnswer> {
  return new Promise((resolve) => {
    const { there, back, outcome } = fate
    if (outcome !== 'answered' || there + back >= LEAST_PATIENCE_MS) troubles.count += 1
    clock.setTimeout(() => {
      if (outcome === 'failed') return void clock.setTimeout(() => resolve(unreachable), back)
      if (outcome === 'lostOnTheWay') return
      const answer = operation(server)
      if (!answer.ok && answer.error.kind === 'refused') troubles.count += 1
      if (outcome === 'answered') clock.setTimeout(() => resolve(answer), back)
    }, there)
  })
}

export const quantitiesOf = (cart: Pick<Cart, 'lines'>) =>
  Object.fromEntries(cart.lines.map(({ id, quantity }) => [id, quantity]))

/** Lets promises and their followers run. */
export async function turn() {
  for (let step = 0; step < 12; step += 1) await Promise.resolve()
}
