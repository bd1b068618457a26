import { openChannel } from '~/services/browser/channel'
import { watchReturns } from '~/services/browser/returns'
import { defineFlow } from '../kit/flow'
import type { liveCartMachine } from './cart.actors'
import { CART_CHANNEL } from './cart.channel'

export const cartFlow = defineFlow<typeof liveCartMachine>({
  id: 'cart',
  isAppWide: true,
  load: () => import('./cart.actors').then((module) => module.liveCartMachine),
  // a page that comes back from the history, or whose buyer went on in another tab, is older than the cart
  wake: (send) => {
    const beStale = () => send({ type: 'OTHER_TAB' })
    const channel = openChannel(CART_CHANNEL, beStale)
    const ignore = watchReturns(beStale)
    return () => {
      channel.close()
      ignore()
    }
  },
})
