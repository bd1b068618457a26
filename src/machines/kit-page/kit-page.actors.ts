import { liveAddOnButtonMachine } from '../add-on-button/add-on-button.actors'
import { liveCarouselMachine } from '../carousel/carousel.actors'
import { liveInventoryMachine } from '../inventory/inventory.actors'
import { livePlayKitCtaMachine } from '../play-kit-cta/play-kit-cta.actors'
import { livePurchaseOptionMachine } from '../purchase-option/purchase-option.actors'
import { liveStickySummaryMachine } from '../sticky-summary/sticky-summary.actors'
import { liveTabsMachine } from '../tabs/tabs.actors'
import { inPage, kitPageMachine } from './kit-page.machine'

export const liveKitPageMachine = kitPageMachine.provide({
  actors: {
    inventory: inPage.inventory(liveInventoryMachine),
    purchaseOption: inPage.purchaseOption(livePurchaseOptionMachine),
    playKitCta: livePlayKitCtaMachine,
    carousel: liveCarouselMachine,
    tabs: liveTabsMachine,
    stickySummary: liveStickySummaryMachine,
    addOnButton: inPage.addOnButton(liveAddOnButtonMachine),
  },
})
