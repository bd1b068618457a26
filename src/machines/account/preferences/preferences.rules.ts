import type { Preferences } from '~/services/flows/settings/settings.contract'
import type { PhoneStatus } from '../../ui/phone-input/phone-input.machine'
import { PHONE_LENGTH } from '../../ui/phone-input/phone-input.rules'

export type PreferenceName = keyof Preferences
/** What stands in the form: '' where there is no number. */
export type PreferencesDraft = Preferences & { phone: string }

type Compared = { baseline: PreferencesDraft; draft: PreferencesDraft }

/** What is no longer as it was saved; spaces around a number are none of it. */
export const changesIn = ({ baseline, draft }: Compared): (keyof PreferencesDraft)[] => [
  ...(draft.transactional_sms === baseline.transactional_sms ? [] : (['transactional_sms'] as const)),
  ...(draft.marketing_sms === baseline.marketing_sms ? [] : (['marketing_sms'] as const)),
  ...(draft.phone.trim() === baseline.phone.trim() ? [] : (['phone'] as const)),
]

/** */
export const canSave = (context: Compared & { phoneStatus: PhoneStatus }): boolean =>
  changesIn(context).length > 0 && context.phoneStatus !== 'invalid'

/** As much as the field and the wire take. */
export const typedPhone = (value: string) => value.slice(0, PHONE_LENGTH)

/** As it is saved. */
export const trimmed = (draft: PreferencesDraft): PreferencesDraft => ({ ...draft, phone: draft.phone.trim() })

/** Where the keyboard goes: what it was on is gone once something is saved, discarded or to be changed again. */
export const CHOICE_IDS = { transactional_sms: 'transactional-sms', marketing_sms: 'marketing-sms' } as const
export const PHONE_ID = 'preferences-phone'
export const SAVED_ID = 'preferences-saved'

type Typed = { type: string; name?: PreferenceName; isOn?: boolean; value?: string }

/** What was ticked or typed stands there while the page's machine is on its way. */
export const typedEcho = {
  of: ({ draft }: { draft: PreferencesDraft }, { type, name, isOn, value }: Typed) => {
    if (type === 'TOGGLE' && name) return { draft: { ...draft, [name]: isOn } }
    return type === 'TYPE' && value !== undefined ? { draft: { ...draft, phone: typedPhone(value) } } : {}
  },
}
