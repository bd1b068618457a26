import type { Email } from '~/services/upstreams/mail/mail.contract'
import { h1, soft, wrap } from '../ui/page.styles'
import { email, head, page, subject, text } from './mailbox.styles'

/** For developers and QA: what the shop would have sent. English, as every tool for developers. */
export function Mailbox({ view: { emails } }: { view: { emails: Email[] } }) {
  return (
    <div className={`${wrap} ${page}`}>
      <h1 className={h1}>Mailbox</h1>
      {emails.length === 0 && <p className={soft}>No emails yet. What the shop sends arrives here.</p>}
      {emails.map(({ id, recipient, subject: title, sentAt, text: body }) => (
        <article key={id} className={email}>
          <p className={head}>
            <span>{recipient}</span>
            <time dateTime={sentAt}>{sentAt}</time>
          </p>
          <h2 className={subject}>{title}</h2>
          <pre className={text}>{body}</pre>
        </article>
      ))}
    </div>
  )
}
