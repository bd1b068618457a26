import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectTabs } from '../../ui/tabs/tabs.connect'
import { type AddOnButtonView, connectAddOnButton } from '../add-on-button/add-on-button.connect'
import { addOnChild } from '../add-on-button/add-on-button.rules'
import { connectInventory } from '../inventory/inventory.connect'
import { connectPlayKitCta } from '../play-kit-cta/play-kit-cta.connect'
import { connectPurchaseOption } from '../purchase-option/purchase-option.connect'
import { connectStickySummary } from '../sticky-summary/sticky-summary.connect'
import type { kitPageMachine } from './kit-page.machine'

type Part<Snapshot> = { getSnapshot(): Snapshot } | undefined

/** All parts at once, but for the pictures: they move under a finger, and are read where they are drawn. */
export function connectKitPage({ children, ...snapshot }: Reading<typeof kitPageMachine>) {
  const { addOns } = snapshot.context
  const buttons = addOns.flatMap((id) => {
    const view = viewOf(children[addOnChild(id)], connectAddOnButton)
    return view ? [view] : []
  })
  const cta = viewOf(children.cta, connectPlayKitCta)
  return {
    ...marks('kitPage', snapshot),
    inventory: viewOf(children.inventory, connectInventory),
    purchase: viewOf(children.purchaseOption, connectPurchaseOption),
    cta,
    /** null: a single panel without tabs (S-081) */
    waysToBuy: viewOf(children.waysToBuy, connectTabs),
    sticky: viewOf(children.sticky, connectStickySummary),
    addOns: buttons,
    /** something stands above the page; its code comes with the first press */
    hasModal: Boolean(cta?.isCustomizing) || buttons.some((button) => isAsking(button)),
  }
}
export type KitPageView = ReturnType<typeof connectKitPage>
export type KitPageSend = FlowSend<typeof kitPageMachine>

const isAsking = ({ isInventoryModalOpen, isVariantModalOpen }: AddOnButtonView) =>
  isInventoryModalOpen || isVariantModalOpen

/** The view of a part; null for one that this page does not have. */
function viewOf<Snapshot, View>(part: Part<Snapshot>, connect: (snapshot: Snapshot) => View): View | null {
  return part ? connect(part.getSnapshot()) : null
}
