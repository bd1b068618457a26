import { session, storedText } from '~/services/browser/storage'
import { ADDRESS_FIELDS } from '~/services/domain/delivery/address.rules'
import type { GiftDraft } from './gift-activation.rules'

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

const form = storedText(session, 'gift-form')

/** What was filled in and not sent yet, in this browser tab alone: it survives a reload, and no sign-out. */
export const saveGiftForm = (draft: GiftDraft) => form.write(JSON.stringify(draft))
export const forgetGiftForm = () => form.forget()

export function savedGiftForm(): GiftDraft | null {
  try {
    const draft: unknown = JSON.parse(form.read() ?? '')
    return isDraft(draft) ? draft : null
  } catch {
    // nothing, or not JSON: someone else's
    return null
  }
}

function isDraft(draft: unknown): draft is GiftDraft {
  if (typeof draft !== 'object' || draft === null) return false
  const textIn = (field: string, of: object = draft) => typeof Reflect.get(of, field) === 'string'
  const address: unknown = Reflect.get(draft, 'address')
  return (
    ['as', 'name', 'birthDate', 'language'].every((field) => textIn(field)) &&
    (textIn('childUuid') || Reflect.get(draft, 'childUuid') === null) &&
    typeof address === 'object' &&
    address !== null &&
    ADDRESS_FIELDS.every((field) => textIn(field, address))
  )
}
