import { defineFlow } from '../../runtime/flow'
import type { liveContactDetailsMachine } from './contact-details.actors'
import { contactEcho } from './contact-details.rules'

export const contactDetailsFlow = defineFlow<typeof liveContactDetailsMachine>({
  id: 'contactDetails',
  load: () => import('./contact-details.actors').then((module) => module.liveContactDetailsMachine),
  echo: { own: contactEcho },
})
