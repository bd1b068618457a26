import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import type { MailboxAnswer, MailboxTask } from '~/services/flows/mailbox/mailbox.contract'
import { askMailbox } from '~/services/flows/mailbox/mailbox.functions'
import { mailboxMachine } from './mailbox.machine'

export const liveMailboxMachine = mailboxMachine.provide({
  actors: {
    askMailbox: fromPromise<MailboxAnswer, { key: string; task: MailboxTask }>(({ input, signal }) =>
      askMailbox({ data: input, signal }),
    ),
  },
  actions: { logFailure: () => logFailure('mailbox.failed') },
})
