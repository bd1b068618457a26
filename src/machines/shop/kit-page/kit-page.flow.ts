import { defineFlow, type Flow } from '~/machines/runtime/flow'
import { mirroredChoice } from '~/services/browser/choice-mirror'
import { followCart } from '../../cart/cart/cart.flow'
import { rememberedTab } from '../../ui/tabs/tabs.storage'
import type { liveKitPageMachine } from './kit-page.actors'

type Page = {
  kitAnchor: string
  path: string
  /** the address names the tab, so memory keeps silent (S-066) */
  isTabQueried: boolean
  /** every variant of the page's add-ons: the page starts when the cart holds one of them */
  addOnVariantIds: string[]
}

type Picked = { type: string; id?: string }

/** A radio that was picked stays picked while the machine is on its way. */
const pickedEcho = {
  of: (_context: object, { type, id }: Picked) => (type === 'PICK' && id !== undefined ? { optionId: id } : {}),
}

/** The flow of one kit's page. */
export const kitPageFlow = (page: Page): Flow<typeof liveKitPageMachine> =>
  defineFlow<typeof liveKitPageMachine>({
    id: 'kitPage',
    load: () => import('./kit-page.actors').then((module) => module.liveKitPageMachine),
    echo: { children: { purchaseOption: pickedEcho } },
    wake: (send) => {
      if (mirroredChoice(page.kitAnchor)?.kind === 'standalone') send({ type: 'OPTION_REMEMBERED', kind: 'standalone' })
      const tab = page.isTabQueried ? null : rememberedTab(page.path)
      if (tab !== null) send({ type: 'TAB_REMEMBERED', id: tab })
      return wakeByCart(page.addOnVariantIds, () => send({ type: 'WAKE' }))
    },
  })

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
