import { mirrorChoice, mirroredChoice } from '~/services/browser/choice-mirror'
import type { KeptChoice } from '~/services/flows/subscription/subscription.contract'
import { mergedChoice } from '~/services/flows/subscription/subscription.rules'

/** Keeps a choice in this tab, over what was chosen for the same kit before (decided: E-29). */
export const rememberChoice = (choice: KeptChoice) =>
  mirrorChoice(mergedChoice(mirroredChoice(choice.kitAnchor), choice))
