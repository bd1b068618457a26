import type { AddLine } from '~/services/domain/cart/cart.contract'
import { appWide } from '../../runtime/app-wide'
import type { liveCartMachine } from './cart.actors'
import { connectCartMembership } from './cart.connect'
import type { CartEmitted } from './cart.types'

const cart = () => appWide<typeof liveCartMachine>('cart')

/** Asks the cart to add lines, under a key of their own. True once the shop has them, false when it said no. */
export function addLines(lines: AddLine[], signal: AbortSignal): Promise<boolean> {
  const { send, onEmitted } = cart()
  const key = crypto.randomUUID()
  return new Promise((resolve) => {
    const ignore = onEmitted((event) => {
      const isAdded = answerTo(key, event)
      if (isAdded === null) return
      ignore()
      resolve(isAdded)
    })
    signal.addEventListener('abort', ignore)
    send({ type: 'ADD', key, lines })
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
  const { getSnapshot, send, onEmitted, subscribe } = cart()
  let isAsked = false
  return new Promise((resolve) => {
    const look = () => {
      const snapshot = getSnapshot()
      if (snapshot.matches('failed') || (isAsked && snapshot.context.error === 'checkout')) end(false)
      if (isAsked || !snapshot.can({ type: 'CHECKOUT' })) return
      isAsked = true
      send({ type: 'CHECKOUT' })
    }
    const ignore = onEmitted(({ type }) => type === 'CHECKOUT_READY' && end(true))
    const ignoreChanges = subscribe(look)
    const stop = () => {
      ignore()
      ignoreChanges()
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
  const { getSnapshot, send, subscribe } = cart()
  const lines = () => getSnapshot().context.settled.lines.filter(({ variantId }) => variantIds.includes(variantId))
  const ids = lines().map(({ id }) => id)
  let isUnderWay = false
  return new Promise((resolve) => {
    const look = () => {
      const { intents } = getSnapshot().context
      if (ids.some((id) => id in intents)) isUnderWay = true
      else if (isUnderWay || lines().length === 0) {
        ignore()
        resolve(lines().length === 0)
      }
    }
    const ignore = subscribe(look)
    signal.addEventListener('abort', ignore)
    for (const lineId of ids) send({ type: 'REMOVE', lineId })
    look()
  })
}

/** Which of these variants stand in the cart or are on their way: now and on each change, until stopped. */
export function watchMembership(variantIds: readonly string[], report: (inCart: string[]) => void): () => void {
  const { getSnapshot, subscribe } = cart()
  const inCart = () => connectCartMembership(getSnapshot()).variantIds.filter((id) => variantIds.includes(id))
  let last = inCart()
  report(last)
  return subscribe(() => {
    const now = inCart()
    if (now.join() === last.join()) return
    last = now
    report(now)
  })
}
