import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import type { KeptChoice } from '~/services/flows/subscription/subscription.contract'
import { storeChoice } from '~/services/flows/subscription/subscription.functions'
import { liveTabsMachine } from '../../ui/tabs/tabs.actors'
import { liveAddOnButtonMachine } from '../add-on-button/add-on-button.actors'
import { liveInventoryMachine } from '../inventory/inventory.actors'
import { livePlayKitCtaMachine } from '../play-kit-cta/play-kit-cta.actors'
import { liveStickySummaryMachine } from '../sticky-summary/sticky-summary.actors'
import { kitPageMachine } from './kit-page.machine'
import { rememberChoice } from './kit-page.storage'

export const liveKitPageMachine = kitPageMachine.provide({
  actors: {
    inventory: liveInventoryMachine,
    playKitCta: livePlayKitCtaMachine,
    tabs: liveTabsMachine,
    stickySummary: liveStickySummaryMachine,
    addOnButton: liveAddOnButtonMachine,
    storeChoice: fromPromise<unknown, KeptChoice>(({ input, signal }) => storeChoice({ data: input, signal })),
  },
  actions: {
    mirrorChoice: (_, choice) => choice && rememberChoice(choice),
    logFailure: () => logFailure('subscription.choice-failed'),
  },
})
