import { createFileRoute, notFound } from '@tanstack/react-router'
import { ToolPage } from '~/components/machines/tool-frame'
import { Mailbox } from '~/components/mailbox/mailbox'
import { startFlow } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import { connectMailbox } from '~/machines/tooling/mailbox/mailbox.connect'
import { mailboxFlow } from '~/machines/tooling/mailbox/mailbox.flow'
import { getMailbox } from '~/services/flows/mailbox/mailbox.functions'
import { hiddenHead } from './-page/page'
import { useLive } from './-shell/live'

const LONGEST_KEY = 200

export const Route = createFileRoute('/mailbox')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  loaderDeps: ({ search: { key } }) => ({ key: typeof key === 'string' && key.length <= LONGEST_KEY ? key : '' }),
  loader: async ({ deps: { key } }) => {
    const page = await getMailbox({ data: { key } })
    if (!page) throw notFound()
    return { key, started: await startFlow(mailboxFlow, { ...page, key }) }
  },
  head: () => hiddenHead('Mailbox · Playchart'),
  component: MailboxPage,
})

function MailboxPage() {
  useLive()
  const { key, started } = Route.useLoaderData()
  const [snapshot, send] = useFlow(mailboxFlow, started)
  return (
    <ToolPage view={{ key, current: null, status: null }}>
      <Mailbox view={{ ...connectMailbox(snapshot), key }} send={send} />
    </ToolPage>
  )
}
