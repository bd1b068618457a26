import { createActor, fromCallback, fromPromise } from 'xstate'
import { cartMachine } from '~/machines/cart/cart/cart.machine'
import type { Add, Apply, CartAnswer } from '~/machines/cart/cart/cart.setup'
import { cartRulesMachine } from '~/machines/cart/cart-rules/cart-rules.machine'
import { createVirtualClock } from '~/machines/proving/virtual-clock'
import type { Cart } from '~/services/domain/cart/cart.contract'
import type { Result } from '~/services/domain/result'
import { AddToCart, type CartError, CartIntents } from '~/services/flows/cart/cart.contract'
import type { CartService } from '~/services/flows/cart/cart.server'
import { EU } from './cart-shop'

/** What becomes of one request: virtual milliseconds there and back, and how its answer ends. */
export type Journey = {
  there: number
  back: number
  /** the next event does not wait until the server has done this one */
  overlaps: boolean
  outcome: 'answered' | 'lostOnTheWay' | 'answerLost' | 'refusedByShop' | 'doneButFailed'
}

type Work<T> = (
  service: CartService,
  visitor: { token: string; locale: typeof EU },
) => Promise<{ answer: Result<T, CartError> }>
type Simulation = {
  service: CartService
  token: string
  cart: Cart
  journeys: () => Journey
  /** the shop's mutations fail during this work: before the shop has done them, or after */
  spoiled: <T>(outcome: 'refusedByShop' | 'doneButFailed', work: () => Promise<T>) => Promise<T>
}

const unreachable: Result<never, CartError> = {
  ok: false,
  error: { kind: 'unreachable', cause: 'test', retryAfterSeconds: null },
}

/** The real cart machine in virtual time; behind each call the real service, client, embedded shop and database. */
export function openCartSimulation({ service, token, cart, journeys, spoiled }: Simulation) {
  const clock = createVirtualClock()
  const atWork = new Set<Promise<unknown>>()

  const done = <T>(work: Work<T>, { outcome }: Journey) => {
    const visitor = { token, locale: EU }
    const run = async () => (await work(service, visitor)).answer
    const running = outcome === 'refusedByShop' || outcome === 'doneButFailed' ? spoiled(outcome, run) : run()
    atWork.add(running)
    running.finally(() => atWork.delete(running)).catch(() => undefined)
    return running
  }

  const travel = <T = Cart>(work: Work<T>): Promise<Result<T, CartError>> => {
    const journey = journeys()
    return new Promise((resolve) => {
      clock.setTimeout(() => {
        if (journey.outcome === 'lostOnTheWay') return
        const answer = done(work, journey)
        if (!journey.overlaps) settling.add(answer)
        clock.setTimeout(() => {
          settling.add(answer)
          // what crosses the network is JSON
          const arrive = (value: Result<T, CartError>) => resolve(JSON.parse(JSON.stringify(value)))
          if (journey.outcome !== 'answerLost') answer.then(arrive, () => resolve(unreachable))
        }, journey.back)
      }, journey.there)
    })
  }
  const settling = new Set<Promise<unknown>>()

  /** The next event of virtual time, once what it depends on has really happened. */
  async function next() {
    clock.next()
    await Promise.allSettled([...settling])
    settling.clear()
    await turns()
  }

  const machine = cartMachine.provide({
    actors: {
      getCart: fromPromise<CartAnswer>(() => travel((carts, visitor) => carts.read(visitor))),
      applyCartIntents: fromPromise<CartAnswer, Apply>(({ input: { sequence, givenUp, ...input } }) => {
        const intents = Object.entries(input.intents).map(([lineId, quantity]) => ({ lineId, quantity }))
        const data = CartIntents.parse({ intents, sequence, givenUp })
        return travel((carts, visitor) => carts.applyIntents(visitor, data))
      }),
      addToCart: fromPromise<CartAnswer, Add>(({ input }) => {
        const data = AddToCart.parse({ lines: input.lines, idempotencyKey: input.key })
        return travel((carts, visitor) => carts.add(visitor, data))
      }),
      prepareCheckout: fromPromise<CartAnswer>(() => travel((carts, visitor) => carts.prepareCheckout(visitor))),
      otherTabs: fromCallback<{ type: 'TELL' }>(() => {}),
      productWords: fromCallback<{ type: 'LOOK'; handles: string[] }>(() => {}),
      cartRules: cartRulesMachine.provide({
        actors: { applyCartRules: fromPromise(() => travel((carts, visitor) => carts.applyRules(visitor))) },
      }),
    },
  })
  const actor = createActor(machine, { input: { cart }, clock })

  return {
    actor,
    async pass(wait: number) {
      if (wait === 0) return turns()
      const due = { isOver: false }
      clock.setTimeout(() => {
        due.isOver = true
      }, wait)
      while (!due.isOver) await next()
    },
    async untilQuiet() {
      for (let events = 0; clock.pending() > 0; events += 1) {
        if (events > 500) throw new Error(`never quiet: ${JSON.stringify(actor.getSnapshot().value)}`)
        await next()
      }
      await Promise.allSettled([...atWork])
    },
  }
}

/** Lets promises and their followers run. */
async function turns() {
  for (let step = 0; step < 20; step += 1) await Promise.resolve()
}
