import { defineFlow } from '../../runtime/flow'
import type { liveMailboxMachine } from './mailbox.actors'
import { filterEcho } from './mailbox.rules'

export const mailboxFlow = defineFlow<typeof liveMailboxMachine>({
  id: 'mailbox',
  load: () => import('./mailbox.actors').then((module) => module.liveMailboxMachine),
  echo: { own: filterEcho },
})
