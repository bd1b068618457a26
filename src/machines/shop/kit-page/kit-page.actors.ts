import { liveCarouselMachine } from '../../ui/carousel/carousel.actors'
import { liveTabsMachine } from '../../ui/tabs/tabs.actors'
import { liveAddOnButtonMachine } from '../add-on-button/add-on-button.actors'
import { liveInventoryMachine } from '../inventory/inventory.actors'
import { livePlayKitCtaMachine } from '../play-kit-cta/play-kit-cta.actors'
import { livePurchaseOptionMachine } from '../purchase-option/purchase-option.actors'
import { liveStickySummaryMachine } from '../sticky-summary/sticky-summary.actors'
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
