import { mirrorChoice, mirroredChoice } from '~/services/browser/choice-mirror'
import { createOrder } from '~/services/browser/in-order'
import { storeChoice } from '~/services/flows/subscription/subscription.functions'
import type { KeptChoice, SubscriptionChoice } from '~/services/flows/subscription/subscription.contract'
import { mergedChoice } from '~/services/flows/subscription/subscription.rules'

const inOrder = createOrder()

/** Keeps a choice for the steps after this page: in this tab at once, in the session after the choice before it. */
export function rememberChoice(choice: KeptChoice): Promise<SubscriptionChoice> {
  mirrorChoice(mergedChoice(mirroredChoice(choice.kitAnchor), choice))
  return inOrder(() => storeChoice({ data: choice }))
}
