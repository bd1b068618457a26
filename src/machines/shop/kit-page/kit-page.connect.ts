import { marks, type Reading } from '~/machines/runtime/reading'
import { connectCarousel } from '../../ui/carousel/carousel.connect'
import { connectTabs } from '../../ui/tabs/tabs.connect'
import { connectAddOnButton } from '../add-on-button/add-on-button.connect'
import { addOnChild } from '../add-on-button/add-on-button.rules'
import { connectInventory } from '../inventory/inventory.connect'
import { connectPlayKitCta } from '../play-kit-cta/play-kit-cta.connect'
import { connectPurchaseOption } from '../purchase-option/purchase-option.connect'
import { connectStickySummary } from '../sticky-summary/sticky-summary.connect'
import type { kitPageMachine } from './kit-page.machine'

type Part<Snapshot> = { getSnapshot(): Snapshot } | undefined

/** All parts at once; each is also there for an island: `store.child('cta')` with the part's own connect. */
export function connectKitPage({ children, ...snapshot }: Reading<typeof kitPageMachine>) {
  const { addOns, selected } = snapshot.context
  const buttons = addOns.flatMap((id) => {
    const view = viewOf(children[addOnChild(id)], connectAddOnButton)
    return view ? [view] : []
  })
  return {
    ...marks('kitPage', snapshot),
    inventory: viewOf(children.inventory, connectInventory),
    purchase: viewOf(children.purchaseOption, connectPurchaseOption),
    cta: viewOf(children.cta, connectPlayKitCta),
    gallery: viewOf(children.gallery, connectCarousel),
    /** null: a single panel without tabs (S-081) */
    waysToBuy: viewOf(children.waysToBuy, connectTabs),
    sticky: viewOf(children.sticky, connectStickySummary),
    addOns: buttons,
    /** ids of the add-ons in the cart, for the summary */
    selectedAddOns: selected,
  }
}
export type KitPageView = ReturnType<typeof connectKitPage>

/** The view of a part; null for one that this page does not have. */
function viewOf<Snapshot, View>(part: Part<Snapshot>, connect: (snapshot: Snapshot) => View): View | null {
  return part ? connect(part.getSnapshot()) : null
}
