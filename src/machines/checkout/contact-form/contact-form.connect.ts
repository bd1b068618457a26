import { marks, type Reading } from '~/machines/runtime/reading'
import { EMAIL_LENGTH } from '~/services/domain/people/email.rules'
import { connectPhoneInput } from '../../ui/phone-input/phone-input.connect'
import { PHONE_LENGTH } from '../../ui/phone-input/phone-input.rules'
import type { contactFormMachine } from './contact-form.machine'
import { CONTACT_SUMMARY_ID, type ContactError, contactErrors } from './contact-form.rules'

export function connectContactForm(snapshot: Reading<typeof contactFormMachine>) {
  const { email, phone } = snapshot.context
  const field = snapshot.children.phone?.getSnapshot()
  const errors: ContactError[] = snapshot.matches({ editing: 'refused' }) ? contactErrors(snapshot.context) : []
  const judged = field && connectPhoneInput(field)
  return {
    ...marks('contactForm', snapshot),
    email: { value: email, maxLength: EMAIL_LENGTH },
    phone: { value: phone, maxLength: PHONE_LENGTH },
    /** null until its machine runs */
    phoneField: judged ? { machine: judged.machine, state: judged.state } : null,
    /** for the summary, in the order of the form; [] until SUBMIT was refused */
    errors,
    emailError: errors.find((error) => error.field === 'email')?.code ?? null,
    hasPhoneError: judged?.hasError || errors.some((error) => error.field === 'phone'),
    summaryId: CONTACT_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
  }
}
export type ContactFormView = ReturnType<typeof connectContactForm>
