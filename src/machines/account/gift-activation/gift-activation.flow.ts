import { reloadByHash } from '~/services/browser/hash'
import { defineFlow } from '../../runtime/flow'
import { typedEcho } from '../../ui/dob-input/dob-input.connect'
import type { liveGiftActivationMachine } from './gift-activation.actors'
import { savedGiftForm, takeGiftCode, takeLinkedCode } from './gift-activation.storage'

type Came = { type: string; value?: string; code?: string }

/** What was typed or kept stands in its field while the machine is on its way. */
const codeEcho = {
  of: (_context: object, { type, value, code }: Came) => {
    if (type === 'CODE' && value !== undefined) return { code: value }
    return type === 'RESTORE' && code !== undefined ? { code } : {}
  },
}

export const giftActivationFlow = defineFlow<typeof liveGiftActivationMachine>({
  id: 'giftActivation',
  load: () => import('./gift-activation.actors').then((module) => module.liveGiftActivationMachine),
  wake: (send) => {
    const draft = savedGiftForm()
    if (draft !== null) send({ type: 'DRAFT', draft })
    const code = takeGiftCode()
    if (code !== null) send({ type: 'RESTORE', code })
    // another letter's link, opened where this page stands already: it begins anew with that gift
    return reloadByHash(() => takeLinkedCode() !== null)
  },
  echo: { own: codeEcho, children: { birthDate: typedEcho } },
})
