import type { Preferences } from '~/services/flows/settings/settings.contract'
import { typedPhone } from '../../ui/phone-input/phone-input.rules'

export type PreferenceName = keyof Preferences
/** What stands in the form: '' where there is no number. */
export type PreferencesDraft = Preferences & { phone: string }

type Compared = { baseline: PreferencesDraft; draft: PreferencesDraft }

const NAMES = ['transactional_sms', 'marketing_sms'] as const

/** How much is no longer as it was saved; spaces around a number are none of it. */
export const countChanges = ({ baseline, draft }: Compared): number =>
  NAMES.filter((name) => draft[name] !== baseline[name]).length + Number(draft.phone.trim() !== baseline.phone.trim())

/** As it is saved. */
export const trimmed = (draft: PreferencesDraft): PreferencesDraft => ({ ...draft, phone: draft.phone.trim() })

/** Where the keyboard goes: what it was on is gone once something is saved, discarded or to be changed again. */
const CHOICE_IDS = { transactional_sms: 'transactional-sms', marketing_sms: 'marketing-sms' } as const
export const FIRST_CHOICE_ID = CHOICE_IDS.transactional_sms
export const PHONE_ID = 'preferences-phone'
export const SAVED_ID = 'preferences-saved'

/** In the order of the form. */
export const choicesOf = (draft: PreferencesDraft) =>
  NAMES.map((name) => ({ name, id: CHOICE_IDS[name], isOn: draft[name] }))

type Typed = { type: string; name?: PreferenceName; isOn?: boolean; value?: string }

/** What was ticked or typed stands there while the page's machine is on its way. */
export const typedEcho = {
  of: ({ draft }: { draft: PreferencesDraft }, { type, name, isOn, value }: Typed) => {
    if (type === 'TOGGLE' && name) return { draft: { ...draft, [name]: isOn } }
    return type === 'TYPE' && value !== undefined ? { draft: { ...draft, phone: typedPhone(value) } } : {}
  },
}
