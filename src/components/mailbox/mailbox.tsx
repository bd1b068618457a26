import type { MailboxSend, MailboxView } from '~/machines/tooling/mailbox/mailbox.connect'
import { Button } from '../ui/button'
import { Note } from '../ui/note'
import { wrap } from '../ui/page.styles'
import { TextField } from '../ui/text-field'
import { bar, count, empty, filter as filterClass, list, page, title, told } from './mailbox.styles'
import { MailboxClock } from './mailbox-clock'
import { MailboxEmail } from './mailbox-email'

type MailboxProps = { view: MailboxView & { key: string }; send: MailboxSend }

/** For developers and QA: what the shop would have sent, and its clock. English, as every tool for developers. */
export function Mailbox({ view, send }: MailboxProps) {
  const { emails, total, filter, clock, busyWith } = view
  return (
    <div className={`${wrap} ${page}`} data-machine={view.machine} data-state={view.state}>
      <h1 className={title}>Mailbox</h1>
      {clock && <MailboxClock view={{ ...clock, due: view.due, busyWith }} send={send} />}
      <div>
        <div className={told} role="status">
          {view.hasFailed && (
            <Note tone="error" title="That did not work.">
              Try it again. If the key has changed, open the address that the terminal prints.
            </Note>
          )}
        </div>
        <div className={bar}>
          <TextField
            id="mailbox-filter"
            className={filterClass}
            type="search"
            label="Letters with"
            value={filter.value}
            maxLength={filter.maxLength}
            autoComplete="off"
            onType={(text) => send({ type: 'FILTER', text })}
          />
          <Button tone="secondary" isBusy={busyWith === 'read'} onClick={() => send({ type: 'REFRESH' })}>
            Refresh
          </Button>
          <p className={count} role="status">
            {emails.length === total ? lettersText(total) : `${emails.length} of ${lettersText(total)}`}
          </p>
        </div>
      </div>
      <div className={list}>
        {emails.map((email, index) => (
          <MailboxEmail key={email.id} view={{ ...email, keyOfQa: view.key, isOpen: index === 0 }} />
        ))}
        {emails.length === 0 && (
          <p className={empty}>
            {total === 0 ? 'No letters yet. What the shop sends arrives here.' : 'No letter has all of these words.'}
          </p>
        )}
      </div>
    </div>
  )
}

const lettersText = (total: number) => `${total} ${total === 1 ? 'letter' : 'letters'}`
