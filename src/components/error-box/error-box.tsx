import { Note } from '../ui/note'
import { list } from './error-box.styles'

type ErrorBoxProps = {
  heading: string
  messages: string[]
  /** it appeared after the page had loaded */
  isAlert?: boolean
}

/** S-391: each message a bullet under the heading; nothing without messages. */
export function ErrorBox({ heading, messages, isAlert }: ErrorBoxProps) {
  if (messages.length === 0) return null
  return (
    <Note tone="error" title={heading} isAlert={isAlert}>
      <ul className={list}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Note>
  )
}
