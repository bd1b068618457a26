import { session, storedText } from '~/services/browser/storage'
import { GIFT_FIELDS, type GiftDraft } from '~/services/domain/gifts/gift.rules'

const stored = storedText(session, 'gift-details')

/** What was filled in and not sent yet, in this browser tab alone: it survives a reload and a change of language. */
export const saveGiftDraft = (draft: GiftDraft) => stored.write(JSON.stringify(draft))
export const forgetGiftDraft = () => stored.forget()

export function savedGiftDraft(): GiftDraft | null {
  const text = stored.read()
  if (text === null) return null
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : null
  } catch {
    // not JSON: someone else's
    return null
  }
}

const isDraft = (draft: unknown): draft is GiftDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  Object.keys(draft).length === GIFT_FIELDS.length &&
  GIFT_FIELDS.every((field) => typeof Reflect.get(draft, field) === 'string')
