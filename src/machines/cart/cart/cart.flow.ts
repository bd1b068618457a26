import { openChannel } from '~/services/browser/channel'
import { intentKey } from '~/services/browser/intent-key'
import { hasMissedChanges, watchReturns } from '~/services/browser/returns'
import type { Intents } from '~/services/domain/cart/cart.rules'
import { ask, follow } from '../../runtime/ask'
import { defineFlow } from '../../runtime/flow'
import type { liveCartMachine } from './cart.actors'
import { membershipOf } from './cart.connect'
import { CART_CHANNEL } from './cart.rules'
import type { CartEmitted, CartEvent } from './cart.setup'

type Intent = { type: string; lineId?: string; quantity?: number }

/** A second click counts on from the first one, also while the machine is on its way. */
const intentEcho = {
  of: ({ intents }: { intents: Intents }, { type, lineId, quantity = 0 }: Intent) =>
    lineId && /^(SET_QTY|REMOVE)$/.test(type) ? { intents: { ...intents, [lineId]: quantity } } : {},
}

export const cartFlow = defineFlow<typeof liveCartMachine>({
  id: 'cart',
  isAppWide: true,
  load: () => import('./cart.actors').then((module) => module.liveCartMachine),
  echo: { own: intentEcho },
  // a page that comes back from the history, or whose buyer went on in another tab, is older than the cart
  wake: (send) => {
    const markStale = () => send({ type: 'OTHER_TAB' })
    const channel = openChannel(CART_CHANNEL, markStale)
    const ignore = watchReturns(markStale)
    if (hasMissedChanges()) markStale()
    return () => {
      channel.close()
      ignore()
    }
  },
})

type WithoutKey<Event> = Event extends { key: string } ? Omit<Event, 'key'> : never
type Question = WithoutKey<CartEvent>

/** Asks the cart to add, to remove, or to prepare for the checkout (S-181). True once the shop has done it. */
export async function askCart(question: Question, signal: AbortSignal): Promise<boolean> {
  const event = (key: string) => ({ ...question, key })
  const isAnswer = ({ done, refused }: CartEmitted, key: string) => [...done, ...refused].includes(key)
  const { answer, key } = await ask<typeof liveCartMachine>('cart', { event, isAnswer, signal })
  return answer.done.includes(key)
}

/** What a page sends itself comes under a key of its own: pressed twice it is done once. */
export const withKey = <Event extends { type: 'ADD' | 'UNDO' }>(event: Event) => ({ ...event, key: intentKey() })

/** Which of these variants stand in the cart or are on their way: now and on each change, until stopped. */
export const followCart = (variantIds: readonly string[], report: (inCart: string[]) => void): (() => void) =>
  follow<typeof liveCartMachine, string[]>('cart', { read: membershipOf(variantIds), report })
