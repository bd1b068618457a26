import { IDENTITY_DONE_ID } from '~/services/identity/credentials.rules'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { done } from './done.styles'

type DoneProps = { title: string; text?: string; link: { text: string; href: string } }

/** It worked, and one way on. The way is a document of its own: whoever is signed in has other pages. */
export function Done({ title, text, link }: DoneProps) {
  return (
    <div className={done} id={IDENTITY_DONE_ID} role="status" tabIndex={-1}>
      <Note tone="success" title={title}>
        {text && <p>{text}</p>}
      </Note>
      <a className={buttonClass({ isFull: true })} href={link.href}>
        {link.text}
      </a>
    </div>
  )
}
