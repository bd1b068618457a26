import { FIND } from '~/components/inspector/inspector-events'
import { deedOf } from '~/components/inspector/inspector-keys'
import type { InspectorSend } from '~/machines/tooling/inspector/inspector.connect'

type Keyboard = { send: InspectorSend; onClose: (() => void) | null; hasShortcuts: boolean }

const TYPED = 'input:not([type=range],[type=checkbox]),select,textarea'

/** Wherever the focus is in this window; the page in its frame has a window of its own. The answer ends it. */
export function listenToKeys({ send, onClose, hasShortcuts }: Keyboard): () => void {
  const listen = (event: KeyboardEvent) => {
    const field = event.target instanceof HTMLElement && event.target.matches(TYPED) ? event.target : null
    // the first Escape leaves a field, the next one the panel
    if (field && event.key === 'Escape') return field.blur()
    const deed = deedOf(event, { isTyping: field !== null, hasShortcuts })
    if (deed === null || (deed === 'close' && onClose === null)) return
    event.preventDefault()
    if (deed === 'close') onClose?.()
    else if (deed === 'find') document.getElementById(FIND)?.focus()
    else send(deed)
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}

/** Else the page in its frame has the keyboard. */
export const takeKeyboard = () => document.querySelector<HTMLElement>('.ins')?.focus({ preventScroll: true })
