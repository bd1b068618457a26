import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectPhoneInput } from '../../ui/phone-input/phone-input.connect'
import { PHONE_LENGTH } from '../../ui/phone-input/phone-input.rules'
import type { contactDetailsMachine } from './contact-details.machine'
import { CONTACT_IDS, contactDetailsErrors, NAME_LENGTH, NAMES, type NameField } from './contact-details.rules'

export type ContactDetailsSend = FlowSend<typeof contactDetailsMachine>

export function connectContactDetails(snapshot: Reading<typeof contactDetailsMachine>) {
  const { draft } = snapshot.context
  const field = snapshot.children.phone?.getSnapshot()
  const judged = field && connectPhoneInput(field)
  const errors = snapshot.matches({ editing: 'refused' }) ? contactDetailsErrors(snapshot.context) : []
  const isWrong = (name: NameField | 'phone') => errors.some((error) => error.field === name)
  return {
    ...marks('contactDetails', snapshot),
    /** in their order; what is missing is said once SAVE was refused */
    names: NAMES.map((name) => ({
      ...{ name, id: CONTACT_IDS[name], value: draft[name], maxLength: NAME_LENGTH },
      isMissing: isWrong(name),
    })),
    phone: { id: CONTACT_IDS.phone, value: draft.phone, maxLength: PHONE_LENGTH },
    /** null until its machine runs */
    phoneField: judged ? { machine: judged.machine, state: judged.state } : null,
    /** said once the field was left, or SAVE was refused */
    hasPhoneError: judged?.hasError || isWrong('phone'),
    isSaved: snapshot.matches({ editing: 'saved' }),
    /** what was typed is still there */
    hasFailed: snapshot.matches({ editing: 'failed' }),
    isBusy: snapshot.hasTag('busy'),
  }
}
export type ContactDetailsView = ReturnType<typeof connectContactDetails>
