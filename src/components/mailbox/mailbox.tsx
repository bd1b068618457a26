import type { Letter } from '~/services/upstreams/mail/mail.contract'
import { h1, soft, wrap } from '../ui/page.styles'
import { head, letter, page, subject, text } from './mailbox.styles'

/** For developers and QA: what the shop would have sent. English, as every tool for developers. */
export function Mailbox({ letters }: { letters: Letter[] }) {
  return (
    <div className={`${wrap} ${page}`}>
      <h1 className={h1}>Mailbox</h1>
      {letters.length === 0 && <p className={soft}>No letters yet. What the shop sends arrives here.</p>}
      {letters.map(({ id, recipient, subject: title, sentAt, text: body }) => (
        <article key={id} className={letter}>
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
