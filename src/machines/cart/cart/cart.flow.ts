import { openChannel } from '~/services/browser/channel'
import { hasMissedNews, watchReturns } from '~/services/browser/returns'
import type { Intents } from '~/services/domain/cart/cart.rules'
import { defineFlow } from '../../runtime/flow'
import type { liveCartMachine } from './cart.actors'
import { CART_CHANNEL } from './cart.channel'

type Wish = { type: string; lineId?: string; quantity?: number }

/** A second click counts on from the first one, also while the machine is on its way. */
const wishEcho = {
  of: ({ intents }: { intents: Intents }, { type, lineId, quantity = 0 }: Wish) =>
    lineId && /^(SET_QTY|REMOVE)$/.test(type) ? { intents: { ...intents, [lineId]: quantity } } : {},
}

export const cartFlow = defineFlow<typeof liveCartMachine>({
  id: 'cart',
  isAppWide: true,
  load: () => import('./cart.actors').then((module) => module.liveCartMachine),
  echo: { own: wishEcho },
  // a page that comes back from the history, or whose buyer went on in another tab, is older than the cart
  wake: (send) => {
    const beStale = () => send({ type: 'OTHER_TAB' })
    const channel = openChannel(CART_CHANNEL, beStale)
    const ignore = watchReturns(beStale)
    if (hasMissedNews()) beStale()
    return () => {
      channel.close()
      ignore()
    }
  },
})
