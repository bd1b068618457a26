import { defineFlow } from '~/machines/runtime/flow'
import { mirroredChoice } from '~/services/browser/choice-mirror'
import { followCart } from '../../cart/cart/cart.flow'
import { rememberedTab } from '../../ui/tabs/tabs.storage'
import type { liveKitPageMachine } from './kit-page.actors'

type Picked = { type: string; id?: string }

/** A radio that was picked stays picked while the machine is on its way. */
const pickedEcho = {
  of: (_context: object, { type, id }: Picked) => (type === 'PICK' && id !== undefined ? { optionId: id } : {}),
}

export const kitPageFlow = defineFlow<typeof liveKitPageMachine>({
  id: 'kitPage',
  load: () => import('./kit-page.actors').then((module) => module.liveKitPageMachine),
  echo: { children: { purchaseOption: pickedEcho } },
  wake: (send, { kitAnchor, waysToBuy, addOns }) => {
    if (mirroredChoice(kitAnchor)?.kind === 'standalone') send({ type: 'OPTION_REMEMBERED', kind: 'standalone' })
    // an address that names the tab wins over memory (S-066)
    const tab = waysToBuy?.queried === null ? rememberedTab(waysToBuy.path) : null
    if (tab !== null) send({ type: 'TAB_REMEMBERED', id: tab })
    const variantIds = addOns.flatMap(({ variants }) => variants.map(({ id }) => id))
    return wakeByCart(variantIds, () => send({ type: 'WAKE' }))
  },
})

/** The page starts when the cart holds one of its add-ons. */
function wakeByCart(variantIds: string[], wakeUp: () => void): () => void {
  const watch: { isOver: boolean; stop?: () => void } = { isOver: false }
  const begin = () => {
    if (watch.isOver) return
    watch.stop = followCart(variantIds, (inCart) => {
      if (inCart.length > 0) wakeUp()
    })
  }
  // a page is in use a moment before the root around it has said which flows are app-wide
  Promise.resolve().then(begin, globalThis.reportError)
  return () => {
    watch.isOver = true
    watch.stop?.()
  }
}
