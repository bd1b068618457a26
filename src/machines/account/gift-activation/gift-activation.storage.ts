import { session, storedText } from '~/services/browser/storage'

const stored = storedText(session, 'gift-code')

/** The code in this browser tab alone: it survives a reload, and the way over the sign-in. */
export const saveGiftCode = (code: string) => (code === '' ? stored.forget() : stored.write(code))
export const forgetGiftCode = () => stored.forget()

/** As the letter writes it behind the '#'. */
const LINKED = /^#([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4})$/i

/**
 * What the page begins with: the code of the letter's link, which leaves the address and the history at once, else the one
 * that this tab has kept; null without any.
 */
export function takeGiftCode(): string | null {
  const linked = LINKED.exec(location.hash)?.[1]
  if (linked === undefined) return stored.read()
  saveGiftCode(linked)
  history.replaceState(history.state, '', location.pathname + location.search)
  return linked
}
