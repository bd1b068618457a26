import { isEmail } from '~/services/domain/people/email.rules'
import type { PhoneStatus } from '../../ui/phone-input/phone-input.machine'

export type Contact = { email: string; phone: string }
export type ContactField = keyof Contact
export type ContactError = { field: ContactField; code: 'required' | 'invalid' }

/** Where the keyboard goes when something is wrong. */
export const CONTACT_SUMMARY_ID = 'contact-errors'

/** What is wrong, in the order of the form. */
export function contactErrors({ email, phoneStatus }: { email: string; phoneStatus: PhoneStatus }): ContactError[] {
  const typed = email.trim()
  return [
    ...(typed === '' ? [{ field: 'email', code: 'required' } as const] : []),
    ...(typed !== '' && !isEmail(typed) ? [{ field: 'email', code: 'invalid' } as const] : []),
    ...(phoneStatus === 'invalid' ? [{ field: 'phone', code: 'invalid' } as const] : []),
  ]
}

/** As it is saved: trimmed, and no number at all where none was typed. */
export const contactOf = ({ email, phone }: Contact) => ({
  email: email.trim(),
  phone_number: phone.trim() || null,
})
