import { defineFlow } from '../../runtime/flow'
import { typedEcho } from '../../ui/dob-input/dob-input.connect'
import type { liveGiftActivationMachine } from './gift-activation.actors'

type Typed = { type: string; value?: string }

/** What was typed stands in its field while the machine is on its way. */
const codeEcho = {
  of: (_context: object, { type, value }: Typed) => (type === 'CODE' && value !== undefined ? { code: value } : {}),
}

export const giftActivationFlow = defineFlow<typeof liveGiftActivationMachine>({
  id: 'giftActivation',
  load: () => import('./gift-activation.actors').then((module) => module.liveGiftActivationMachine),
  echo: { own: codeEcho, children: { birthDate: typedEcho } },
})
