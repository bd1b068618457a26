import type { MailboxView } from '~/machines/tooling/mailbox/mailbox.connect'
import { splitAtAddresses } from '~/services/domain/text/text.rules'
import { Icon } from '../ui/icon'
import {
  email as emailClass,
  formatted,
  head,
  letter,
  link,
  recipient as recipientClass,
  sent,
  subject,
  text,
} from './mailbox.styles'
import { shortTime } from './mailbox-time'

type EmailView = MailboxView['emails'][number] & { keyOfQa: string; isOpen: boolean }

/** One letter; its text opens without a script. */
export function MailboxEmail({ view }: { view: EmailView }) {
  const { id, recipient, subject: title, sentAt, text: body, isFormatted, keyOfQa, isOpen } = view
  return (
    <article className={emailClass}>
      <details className={letter} open={isOpen}>
        <summary className={head}>
          <h2 className={subject}>{title}</h2>
          <span className={recipientClass}>{recipient}</span>
          <time className={sent} dateTime={sentAt}>
            {shortTime(sentAt)}
          </time>
          <Icon name="down" />
        </summary>
        <p className={text}>{splitAtAddresses(body).map(partOf)}</p>
        {isFormatted && (
          <a
            className={formatted}
            href={`/mailbox/letter?${new URLSearchParams({ id, key: keyOfQa })}`}
            target="_blank"
            rel="noopener"
            aria-label={`View the HTML: ${title}`}
          >
            View the HTML
          </a>
        )}
      </details>
    </article>
  )
}

const partOf = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <a key={`${index} ${part}`} className={link} href={part}>
      {part}
    </a>
  )
