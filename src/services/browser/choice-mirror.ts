import type { SubscriptionChoice } from '~/services/flows/subscription/subscription.contract'
import { session, storedText } from './storage'

const stored = storedText(session, 'subscription-choice')

/** What was chosen on a kit's page, mirrored in this browser tab (decided: E-29). Nothing personal. */
export const mirrorChoice = (choice: SubscriptionChoice) => stored.write(JSON.stringify(choice))

/** What was last chosen on the page of this kit; null where nothing was, or what is stored is not ours. */
export function mirroredChoice(kitAnchor: string): SubscriptionChoice | null {
  const text = stored.read()
  return text === null ? null : choiceOf(text, kitAnchor)
}

function choiceOf(text: string, kitAnchor: string): SubscriptionChoice | null {
  try {
    const choice: unknown = JSON.parse(text)
    return isChoice(choice) && choice.kitAnchor === kitAnchor ? choice : null
  } catch {
    // not JSON: someone else's
    return null
  }
}

const isChoice = (choice: unknown): choice is SubscriptionChoice =>
  typeof choice === 'object' &&
  choice !== null &&
  'kitAnchor' in choice &&
  'kind' in choice &&
  (choice.kind === 'subscription' || choice.kind === 'standalone') &&
  'customization' in choice &&
  typeof choice.customization === 'object' &&
  choice.customization !== null &&
  Object.values(choice.customization).every((value) => typeof value === 'string')
