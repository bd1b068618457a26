import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectPhoneInput } from '../../ui/phone-input/phone-input.connect'
import { PHONE_LENGTH } from '../../ui/phone-input/phone-input.rules'
import type { preferencesMachine } from './preferences.machine'
import { choicesOf, countChanges, PHONE_ID, SAVED_ID } from './preferences.rules'

export type PreferencesSend = FlowSend<typeof preferencesMachine>

export function connectPreferences(snapshot: Reading<typeof preferencesMachine>) {
  const { draft, phoneStatus, isPhoneRead } = snapshot.context
  const field = snapshot.children.phone?.getSnapshot()
  const judged = field && connectPhoneInput(field)
  return {
    ...marks('preferences', snapshot),
    choices: choicesOf(draft),
    phone: { id: PHONE_ID, value: draft.phone, maxLength: PHONE_LENGTH },
    /** null until its machine runs */
    phoneField: judged ? { machine: judged.machine, state: judged.state } : null,
    /** the number is text, until it is to be changed */
    isPhoneRead,
    /** said once the field was left */
    hasPhoneError: judged?.hasError ?? false,
    /** why nothing can be saved while that is not said */
    isInvalid: phoneStatus === 'invalid',
    /** messages are wanted, and nobody knows where to */
    lacksNumber: draft.phone.trim() === '' && choicesOf(draft).some(({ isOn }) => isOn),
    /** how many of the three are not as they were saved */
    changes: countChanges(snapshot.context),
    isSaved: snapshot.matches({ editing: 'saved' }),
    savedId: SAVED_ID,
    /** only logged; said politely where the flag loud-failures is on (decided: E-91) */
    hasFailed: snapshot.matches({ editing: { dirty: 'notSaved' } }),
    isBusy: snapshot.hasTag('busy'),
    can: { save: snapshot.can({ type: 'SAVE' }), discard: snapshot.can({ type: 'DISCARD' }) },
  }
}
export type PreferencesView = ReturnType<typeof connectPreferences>
