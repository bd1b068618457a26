import { createFileRoute, notFound } from '@tanstack/react-router'
import { Mailbox } from '~/components/mailbox/mailbox'
import { getEmails } from '~/services/flows/mailbox/mailbox.functions'
import { hiddenHead } from './-page/page'
import { useLive } from './-shell/live'

const LONGEST_KEY = 200

export const Route = createFileRoute('/mailbox')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  loaderDeps: ({ search: { key } }) => ({ key: typeof key === 'string' && key.length <= LONGEST_KEY ? key : '' }),
  loader: async ({ deps: { key } }) => {
    const emails = await getEmails({ data: { key } })
    if (!emails) throw notFound()
    return emails
  },
  head: () => hiddenHead('Mailbox · Playchart'),
  component: MailboxPage,
})

function MailboxPage() {
  useLive()
  return <Mailbox view={{ emails: Route.useLoaderData() }} />
}
