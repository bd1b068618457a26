import type { AddLine } from '~/services/domain/cart/cart.contract'
import { appWide } from '../../runtime/app-wide'
import type { liveCartMachine } from './cart.actors'
import { connectCartMembership } from './cart.connect'
import type { CartEmitted } from './cart.types'

const runningCart = () => appWide<typeof liveCartMachine>('cart')

/** Asks the cart to add lines, under a key of their own. True once the shop has them, false when it said no. */
export function addLines(lines: AddLine[], signal: AbortSignal): Promise<boolean> {
  const cart = runningCart()
  const key = crypto.randomUUID()
  return new Promise((resolve) => {
    const answers = cart.on('*', (event) => {
      const isAdded = answerTo(key, event)
      if (isAdded === null) return
      answers.unsubscribe()
      resolve(isAdded)
    })
    signal.addEventListener('abort', answers.unsubscribe)
    cart.send({ type: 'ADD', key, lines })
  })
}

function answerTo(key: string, event: CartEmitted): boolean | null {
  if (event.type === 'ADDS_FAILED') return event.keys.includes(key) ? false : null
  if (event.type === 'CHECKOUT_READY' || event.key !== key) return null
  return event.type === 'ADDED'
}

/**
 * Asks the cart to hide what only the shop needs to know (S-181), as soon as what the buyer has just changed is settled.
 * True once it is ready for the checkout (S-374).
 */
export function hideAttributes(signal: AbortSignal): Promise<boolean> {
  const cart = runningCart()
  let isAsked = false
  return new Promise((resolve) => {
    const look = () => {
      const snapshot = cart.getSnapshot()
      if (snapshot.matches('failed') || (isAsked && snapshot.context.error === 'checkout')) end(false)
      if (isAsked || !snapshot.can({ type: 'CHECKOUT' })) return
      isAsked = true
      cart.send({ type: 'CHECKOUT' })
    }
    const answers = cart.on('CHECKOUT_READY', () => end(true))
    const changes = cart.subscribe(look)
    const stop = () => {
      answers.unsubscribe()
      changes.unsubscribe()
    }
    const end = (isReady: boolean) => {
      stop()
      resolve(isReady)
    }
    signal.addEventListener('abort', stop)
    look()
  })
}

/** Asks the cart to give up every line of these variants. True once they are gone, false when they came back. */
export function removeVariants(variantIds: readonly string[], signal: AbortSignal): Promise<boolean> {
  const cart = runningCart()
  const lines = () => cart.getSnapshot().context.settled.lines.filter(({ variantId }) => variantIds.includes(variantId))
  const ids = lines().map(({ id }) => id)
  let isUnderWay = false
  return new Promise((resolve) => {
    const look = () => {
      const { intents } = cart.getSnapshot().context
      if (ids.some((id) => id in intents)) isUnderWay = true
      else if (isUnderWay || lines().length === 0) {
        changes.unsubscribe()
        resolve(lines().length === 0)
      }
    }
    const changes = cart.subscribe(look)
    signal.addEventListener('abort', changes.unsubscribe)
    for (const lineId of ids) cart.send({ type: 'REMOVE', lineId })
    look()
  })
}

/** Which of these variants stand in the cart or are on their way: now and on each change, until stopped. */
export function watchMembership(variantIds: readonly string[], report: (inCart: string[]) => void): () => void {
  const cart = runningCart()
  const inCart = () => connectCartMembership(cart.getSnapshot()).variantIds.filter((id) => variantIds.includes(id))
  let last = inCart()
  report(last)
  const { unsubscribe } = cart.subscribe(() => {
    const now = inCart()
    if (now.join() === last.join()) return
    last = now
    report(now)
  })
  return unsubscribe
}
