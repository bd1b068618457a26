import { cardEcho } from '../../checkout/card-form/card-form.rules'
import { defineFlow } from '../../runtime/flow'
import type { liveEditCardMachine } from './edit-card.actors'

export const editCardFlow = defineFlow<typeof liveEditCardMachine>({
  id: 'editCard',
  load: () => import('./edit-card.actors').then((module) => module.liveEditCardMachine),
  echo: { children: { card: cardEcho } },
})
