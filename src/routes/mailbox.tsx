import { createFileRoute, notFound } from '@tanstack/react-router'
import { Mailbox } from '~/components/mailbox/mailbox'
import { getLetters } from '~/services/flows/mailbox/mailbox.functions'
import { useLive } from './-shell/live'

export const Route = createFileRoute('/mailbox')({
  validateSearch: ({ key }: Record<string, unknown>): { key?: string } => (typeof key === 'string' ? { key } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { key } }) => {
    const letters = await getLetters({ data: { key: key ?? '' } })
    if (!letters) throw notFound()
    return letters
  },
  head: () => ({ meta: [{ title: 'Mailbox · Playchart' }, { name: 'robots', content: 'noindex' }] }),
  component: MailboxPage,
})

function MailboxPage() {
  useLive()
  return <Mailbox letters={Route.useLoaderData()} />
}
