import type { CivilDate } from '~/services/domain/dates/civil-date'
import { KIT_ANCHOR } from '../kits/kit-anchor.rules'
import { EMAIL_LENGTH, isEmail } from '../people/email.rules'

/** What the form about a gift holds, as it is typed. */
export type GiftDraft = { recipientName: string; recipientEmail: string; deliverOn: string; kitAnchor: string }
export type GiftField = keyof GiftDraft
export const GIFT_FIELDS: readonly GiftField[] = ['recipientName', 'recipientEmail', 'deliverOn', 'kitAnchor']

/** Codes of the catalogue: `past` and `tooFar` are about the day. */
export type GiftError = { field: GiftField; code: 'required' | 'invalid' | 'past' | 'tooFar' }

export const MOST_CHARACTERS: Record<GiftField, number> = {
  recipientName: 100,
  recipientEmail: EMAIL_LENGTH,
  deliverOn: 10,
  kitAnchor: 50,
}

/** The first and the last day on which a gift can be told of. */
export type GiftDays = { today: CivilDate; lastDay: CivilDate }

/** What is wrong, in the order of the form, each field once (decided: E-94). */
export function giftErrors(draft: GiftDraft, days: GiftDays): GiftError[] {
  return GIFT_FIELDS.flatMap((field) => {
    const code = codeOf(field, draft[field].trim(), days)
    return code ? [{ field, code }] : []
  })
}

function codeOf(field: GiftField, text: string, days: GiftDays): GiftError['code'] | null {
  if (text === '') return 'required'
  if (field === 'recipientEmail') return isEmail(text) ? null : 'invalid'
  if (field === 'kitAnchor') return KIT_ANCHOR.test(text) ? null : 'invalid'
  return field === 'deliverOn' ? dayCode(text, days) : null
}

function dayCode(day: string, { today, lastDay }: GiftDays): GiftError['code'] | null {
  if (!isDay(day)) return 'invalid'
  if (day < today) return 'past'
  return day > lastDay ? 'tooFar' : null
}

/** A day that the calendar has; by itself, for pages carry no calendar. */
function isDay(text: string) {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
