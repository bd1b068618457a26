import { session, storedText } from '~/services/browser/storage'

const stored = storedText(session, 'gift-code')

/** The code in this browser tab alone: it survives a reload, and the way over the sign-in. */
export const saveGiftCode = (code: string) => (code === '' ? stored.forget() : stored.write(code))
export const forgetGiftCode = () => stored.forget()

/** As the letter writes it behind the '#'. */
const LINKED = /^#([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})$/i

/** The code of the letter's link, which leaves the address and the history at once, and is kept; null without any. */
export function takeLinkedCode(): string | null {
  const linked = LINKED.exec(location.hash)?.[1]
  if (linked === undefined) return null
  saveGiftCode(linked)
  history.replaceState(history.state, '', location.pathname + location.search)
  return linked
}

/** What the page begins with: that of the link, else the one that this tab has kept; null without any. */
export const takeGiftCode = (): string | null => takeLinkedCode() ?? stored.read()
